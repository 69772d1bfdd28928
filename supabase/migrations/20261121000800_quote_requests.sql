-- What visitors ask for. Limits, choices and patterns equal domain/src/photos and quote-request.

-- Links as the storage service signs them, at most 255 characters of host and 2,000 of token.
create function private.are_photo_links(links text[]) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select cardinality(links) = 0 or array_ndims(links) = 1 and not exists (
    select from unnest(links) as link
    where link is null
      or char_length(split_part(link, '?token=', 2)) > 2000
      or link !~ '^https?://[A-Za-z0-9.:-]{1,255}/storage/v1/object/sign/project-images/quote-attachments/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp|avif|gif|heic|heif|pdf)\?token=[A-Za-z0-9._-]+$'
  )
$$;

-- The path in the bucket that a signed link opens.
create function private.photo_path_of_link(link text) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select split_part(split_part(link, '/project-images/', 2), '?', 1)
$$;

revoke all on function private.are_photo_links(text[]), private.photo_path_of_link(text) from public;
grant execute on function private.are_photo_links(text[]) to anon, authenticated, service_role;

create table public.quote_requests (
  -- Made by the browser, so that a retry cannot double a request.
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null
    constraint quote_requests_name check (private.is_person_name(name)),
  email text not null
    constraint quote_requests_email check (private.is_email(email)),
  phone text not null
    constraint quote_requests_phone check (private.is_phone(phone)),
  street_address text not null
    constraint quote_requests_street_address check (private.is_street_address(street_address)),
  postal_code text not null
    constraint quote_requests_postal_code check (private.is_postal_code(postal_code)),
  address text not null,
  message text not null
    constraint quote_requests_message check (char_length(message) between 10 and 2000),
  timeline text not null
    constraint quote_requests_timeline
    check (timeline in ('asap', '1-week', '2-weeks', '1-month', '2-months', 'flexible')),
  square_meters text not null
    constraint quote_requests_square_meters check (private.is_square_meters(square_meters)),
  photos text[] not null default '{}'
    constraint quote_requests_photos check (cardinality(photos) <= 10 and private.are_photo_links(photos)),
  language text not null default 'nl'
    constraint quote_requests_language check (private.is_language(language)),
  source text
    constraint quote_requests_source check (private.is_source(source)),
  -- Paths of the photos after they were moved to where no visitor's link reaches.
  attachments text[] not null default '{}',
  email_normalised text not null generated always as (private.normalise_email(email)) stored,
  phone_normalised text not null generated always as (private.normalise_phone(phone)) stored,
  postal_code_normalised text not null
    generated always as (private.normalise_postal_code(postal_code)) stored,
  search_text text not null
    generated always as (private.search_text(name, email, phone, street_address, postal_code)) stored
);
create index quote_requests_created_at on public.quote_requests (created_at desc);
create index quote_requests_email on public.quote_requests (email_normalised, created_at);

create function private.tidy_quote_request() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.name := private.one_line(new.name);
  new.email := private.one_line(new.email);
  new.phone := private.one_line(new.phone);
  new.street_address := private.one_line(new.street_address);
  new.postal_code := private.one_line(new.postal_code);
  new.message := private.trim_text(new.message);
  new.address := new.street_address || ', ' || new.postal_code;
  -- More links than allowed are refused by the table. A request that came before is a duplicate, and
  -- its photos may have been moved already.
  if cardinality(new.photos) between 1 and 10
    and not exists (select from public.quote_requests q where q.id = new.id)
    and exists (
      select from unnest(new.photos) as link
      where not exists (
        select from storage.objects o
        where o.bucket_id = 'project-images' and o.name = private.photo_path_of_link(link)
      )
    )
  then
    raise check_violation using message = 'a linked photo does not exist', constraint = 'quote_requests_photos';
  end if;
  return new;
end
$$;
revoke all on function private.tidy_quote_request() from public;

create trigger tidy before insert on public.quote_requests
  for each row execute function private.tidy_quote_request();

-- By which way the request comes that is stored just now: `form`, or `phone` where somebody of the office takes it down.
create function private.request_channel() returns text
  language sql stable set search_path = ''
as $$
  select coalesce(nullif(current_setting('vakman.request_channel', true), ''), 'form')
$$;
revoke all on function private.request_channel() from public;

-- Runs after all checks, so only accepted requests count; what the office takes down counts for nobody.
create function private.count_quote_request() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  settings private.settings := (select s from private.settings s);
begin
  if private.request_channel() <> 'form' then
    return null;
  end if;
  perform private.count_sender('request by address', settings.requests_per_address_an_hour, interval '1 hour');
  if private.sender() is not null then
    perform private.count_event('request by e-mail', private.mailbox(new.email),
      settings.requests_per_email_a_day, interval '24 hours');
  end if;
  return null;
end
$$;
revoke all on function private.count_quote_request() from public;

create trigger count_events after insert on public.quote_requests
  for each row execute function private.count_quote_request();

alter table public.quote_requests enable row level security;
revoke all on public.quote_requests from public, anon, authenticated, service_role;
grant insert (id, name, email, phone, street_address, postal_code, address, message, timeline,
  square_meters, photos, language, source) on public.quote_requests to anon, authenticated;
grant select on public.quote_requests to authenticated, service_role;

create policy "Anyone hands in a quote request" on public.quote_requests
  for insert to anon, authenticated with check (true);
create policy "Employees and admins read quote requests" on public.quote_requests
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
