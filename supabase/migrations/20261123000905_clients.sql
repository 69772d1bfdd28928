-- One person or household, as the office knows it. Each address of mail that sent or booked something is a client; whose
-- addresses belong to the same people are merged by hanging one client on another, so that nothing of either is rewritten
-- and each comes off again with all that it brought.

create extension if not exists pg_trgm with schema extensions;
create index quote_requests_search on public.quote_requests using gin (search_text extensions.gin_trgm_ops)
  with (fastupdate = off);
create index facade_bookings_search on public.facade_bookings using gin (search_text extensions.gin_trgm_ops)
  with (fastupdate = off);
-- By what else the same people are found.
create index quote_requests_phone on public.quote_requests (phone_normalised) where phone_normalised <> '';
create index facade_bookings_phone on public.facade_bookings (phone_normalised) where phone_normalised <> '';
create index quote_requests_place on public.quote_requests (postal_code_normalised, lower(street_address));
create index facade_bookings_place on public.facade_bookings (postal_code_normalised, lower(street_address));

create table public.clients (
  id uuid primary key default gen_random_uuid(),
  email_normalised text not null constraint clients_email unique,
  created_at timestamptz not null default now(),
  -- The client that it hangs on; null for one that stands alone or has others hanging on it.
  merged_into uuid constraint clients_merged_into references public.clients (id) on delete set null
    constraint clients_not_itself check (merged_into <> id),
  -- At the end of that chain: the client whom all of them are.
  root_id uuid not null,
  -- When it, or one that hangs on it, last sent something or was merged.
  updated_at timestamptz not null default now(),
  -- What the office knows better than what was sent, which stays as it was; null where it holds to the newest that was sent.
  name text constraint clients_name check (private.is_person_name(name)),
  phone text constraint clients_phone check (private.is_phone(phone)),
  street_address text constraint clients_street_address check (private.is_street_address(street_address)),
  postal_code text constraint clients_postal_code check (private.is_postal_code(postal_code)),
  -- Of several that hang together the last correction counts.
  corrected_at timestamptz,
  -- Rises with each correction, and with each client that comes to hang on it or is taken off.
  version integer not null default 1,
  phone_normalised text not null generated always as (private.normalise_phone(coalesce(phone, ''))) stored,
  postal_code_normalised text not null generated always as (private.normalise_postal_code(coalesce(postal_code, ''))) stored,
  search_text text not null generated always as (private.search_text(coalesce(name, ''), email_normalised,
    coalesce(phone, ''), coalesce(street_address, ''), coalesce(postal_code, ''))) stored
);
-- Only of those that were corrected: each request that comes in touches its client.
create index clients_search on public.clients using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off)
  where corrected_at is not null;
create index clients_phone on public.clients (phone_normalised) where phone_normalised <> '';
create index clients_place on public.clients (postal_code_normalised, lower(street_address)) where street_address is not null;
create index clients_newest on public.clients (updated_at, id) where merged_into is null;
create index clients_root on public.clients (root_id);
create index clients_merged on public.clients (merged_into) where merged_into is not null;

-- A client that goes leaves those that hang on it together: they hang on what it hung on, or on the oldest of them.
create function private.leave_merged_clients() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  heir uuid := coalesce(old.merged_into, (
    select c.id from public.clients c where c.merged_into = old.id order by c.created_at, c.id limit 1));
begin
  update public.clients c set merged_into = nullif(heir, c.id) where c.merged_into = old.id;
  if old.merged_into is null and heir is not null then
    perform private.root_clients(heir, heir);
  end if;
  return old;
end
$$;

-- Writes the root of a client and of all that hang on it.
create function private.root_clients(client_id uuid, root_id uuid) returns void
  language sql volatile security definer set search_path = ''
as $$
  with recursive hanging (id) as (
    select root_clients.client_id
    union
    select c.id from public.clients c join hanging h on c.merged_into = h.id
  )
  update public.clients c set root_id = root_clients.root_id, updated_at = now()
  from hanging h where c.id = h.id and c.root_id <> root_clients.root_id
$$;

-- The client of an address, made where there is none. One that is there is touched, so that nobody forgets it meanwhile.
create function private.know_client() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  new_id uuid := gen_random_uuid();
begin
  insert into public.clients (id, email_normalised, root_id) values (new_id, new.email_normalised, new_id)
  on conflict (email_normalised) do update set updated_at = now();
  -- Not while it is being merged: nobody who sends something waits for that.
  update public.clients c set updated_at = now()
  where c.id = (
    select r.id from public.clients own join public.clients r on r.id = own.root_id
    where own.email_normalised = new.email_normalised and r.updated_at < now()
    for update of r skip locked
  );
  return null;
end
$$;

-- A client is gone with the last that was sent or booked by its address.
create function private.forget_client() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.clients c where c.email_normalised = old.email_normalised for update;
  -- In a statement of its own, which sees what whoever had it before sent.
  delete from public.clients c
  where c.email_normalised = old.email_normalised
    and not exists (select from public.quote_requests q where q.email_normalised = old.email_normalised)
    and not exists (select from public.facade_bookings b where b.email_normalised = old.email_normalised);
  return null;
end
$$;

create trigger leave_merged before delete on public.clients
  for each row execute function private.leave_merged_clients();
create trigger know_client after insert on public.quote_requests
  for each row execute function private.know_client();
create trigger know_client after insert on public.facade_bookings
  for each row execute function private.know_client();
create trigger forget_client after delete on public.quote_requests
  for each row execute function private.forget_client();
create trigger forget_client after delete on public.facade_bookings
  for each row execute function private.forget_client();
create trigger log after update of merged_into, name, phone, street_address, postal_code on public.clients
  for each row execute function private.log_activity('client', 'id');
create constraint trigger redact after delete on public.clients deferrable initially deferred
  for each row execute function private.redact_activity('client', 'id');

-- Hangs one client, with all that it brought, on another; answers which one hangs now, so that it can be taken off again.
create function public.merge_clients(client_id uuid, into_id uuid) returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  one uuid;
  other uuid;
begin
  perform private.require_office();
  perform private.lock_in_turn('clients');
  select c.root_id into one from public.clients c where c.id = client_id;
  select c.root_id into other from public.clients c where c.id = into_id;
  if one is null or other is null then
    perform private.refuse_change('404', 'no such client');
  elsif one = other then
    perform private.refuse_as('merged_already', 'these are one client');
  end if;
  update public.clients c set merged_into = other where c.id = one;
  update public.clients c set version = c.version + 1 where c.id = other;
  perform private.root_clients(one, other);
  return one;
end
$$;

-- Takes a client off the one that it hangs on, with all that hangs on it.
create function public.unmerge_client(client_id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  former uuid;
begin
  perform private.require_office();
  perform private.lock_in_turn('clients');
  update public.clients c set merged_into = null where c.id = client_id and c.merged_into is not null
  returning c.root_id into former;
  if not found then
    perform private.refuse_as('not_merged', 'the client hangs on none');
  end if;
  update public.clients c set version = c.version + 1 where c.id = former;
  perform private.root_clients(client_id, client_id);
end
$$;

revoke all on function private.leave_merged_clients(), private.root_clients(uuid, uuid), private.know_client(),
  private.forget_client() from public;
revoke all on function public.merge_clients(uuid, uuid), public.unmerge_client(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.merge_clients(uuid, uuid), public.unmerge_client(uuid) to authenticated;

alter table public.clients enable row level security;
revoke all on public.clients from public, anon, authenticated, service_role;
grant select on public.clients to authenticated;
create policy "Employees and admins see clients" on public.clients
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "The office sees clients by its second factor" on public.clients
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
