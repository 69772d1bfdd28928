-- What a person tells of himself. The row is made when he tells something for the first time; all of it goes with the account.

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text constraint profiles_name check (private.is_person_name(name)),
  phone text constraint profiles_phone check (private.is_phone(phone)),
  language text constraint profiles_language check (private.is_language(language)),
  -- Path in the bucket `profile-photos`.
  photo text,
  mail_reminders boolean not null default true,
  -- Rises with each change of name, telephone or language; such a change names the one that was read.
  version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.profile_addresses (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  label text constraint profile_addresses_label check (char_length(label) <= 40),
  street_address text not null constraint profile_addresses_street_address check (private.is_street_address(street_address)),
  postal_code text not null constraint profile_addresses_postal_code check (private.is_postal_code(postal_code)),
  created_at timestamptz not null default now()
);
create index profile_addresses_user on public.profile_addresses (user_id, created_at);

alter table public.profiles enable row level security;
alter table public.profile_addresses enable row level security;
revoke all on public.profiles, public.profile_addresses from public, anon, authenticated, service_role;
grant select on public.profiles, public.profile_addresses to authenticated;

create policy "Everybody reads his own profile" on public.profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Employees and admins read every profile" on public.profiles
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "Everybody reads his own addresses" on public.profile_addresses
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Employees and admins read every address" on public.profile_addresses
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));

-- {name, phone, language, photo, mail_reminders, version, addresses: [{id, label, street_address, postal_code}]}, the oldest address
-- first.
create function private.profile_of(person_id uuid) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', p.name, 'phone', p.phone, 'language', p.language, 'photo', p.photo,
    'mail_reminders', coalesce(p.mail_reminders, true),
    'version', coalesce(p.version, 0),
    'addresses', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', a.id, 'label', a.label, 'street_address', a.street_address, 'postal_code', a.postal_code
      ) order by a.created_at, a.id)
      from public.profile_addresses a where a.user_id = person.id
    ), '[]')
  )
  from (select person_id) as person (id)
  left join public.profiles p on p.user_id = person.id
$$;

create function public.read_profile() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select private.profile_of(private.own_account())
$$;

-- Writes what the person's form holds in place of the version that was read; an empty text takes away what was there.
create function public.save_profile(name text, phone text, language text, version integer) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  stored integer;
begin
  insert into public.profiles as p (user_id, name, phone, language, version)
  select private.own_account(), nullif(private.one_line(save_profile.name), ''),
    nullif(private.one_line(save_profile.phone), ''), nullif(save_profile.language, ''), save_profile.version + 1
  where save_profile.version = 0
    or exists (select from public.profiles own where own.user_id = private.own_account())
  on conflict (user_id) do update set
    name = excluded.name, phone = excluded.phone, language = excluded.language, version = excluded.version,
    updated_at = now()
    where p.version = save_profile.version
  returning p.version into stored;
  if stored is null then
    perform private.refuse_as('changed', 'the profile changed meanwhile');
  end if;
  return stored;
end
$$;

-- Whether the person is mailed reminders of his appointments.
create function public.choose_reminders(wanted boolean) returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into public.profiles (user_id, mail_reminders)
  values (private.own_account(), coalesce(choose_reminders.wanted, true))
  on conflict (user_id) do update set mail_reminders = excluded.mail_reminders, updated_at = now()
$$;

-- Writes an address, or writes it anew; the id is the caller's, so that what was removed comes back as what it was.
create function public.save_address(id uuid, label text, street_address text, postal_code text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  addresses_of_a_person constant integer := 10;
begin
  -- Many at once must not all find the same room.
  perform private.lock_in_turn('addresses' || private.own_account());
  insert into public.profile_addresses as a (id, user_id, label, street_address, postal_code)
  values (save_address.id, auth.uid(), nullif(private.one_line(save_address.label), ''),
    private.one_line(save_address.street_address), private.one_line(save_address.postal_code))
  on conflict on constraint profile_addresses_pkey do update set
    label = excluded.label, street_address = excluded.street_address, postal_code = excluded.postal_code
    where a.user_id = auth.uid();
  if not found then
    perform private.refuse_change('404', 'no such address');
  end if;
  if (select count(*) from public.profile_addresses a where a.user_id = auth.uid()) > addresses_of_a_person then
    perform private.refuse_as('too_many_addresses', 'a person keeps ten addresses at most');
  end if;
end
$$;

create function public.remove_address(id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  own constant uuid := private.own_account();
begin
  delete from public.profile_addresses a where a.id = remove_address.id and a.user_id = own;
end
$$;

revoke all on function private.profile_of(uuid) from public;
revoke all on function public.read_profile(), public.save_profile(text, text, text, integer),
  public.choose_reminders(boolean), public.save_address(uuid, text, text, text), public.remove_address(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.read_profile(), public.save_profile(text, text, text, integer),
  public.choose_reminders(boolean), public.save_address(uuid, text, text, text), public.remove_address(uuid) to authenticated;
