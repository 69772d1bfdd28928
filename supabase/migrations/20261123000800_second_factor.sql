-- A second factor: the code of an app, which the sign-in service asks for beside the password. Its token then says
-- `aal2` (authenticator assurance level) instead of `aal1`. Whether the office must have one is a setting; whoever linked
-- one must use it whatever the setting says, or a stolen password would be enough for the API.

alter table private.settings add column second_factor_required boolean not null default false;

-- Whether the caller belongs to the office, his session needs a second factor, and has none.
create function private.is_second_factor_missing() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select case when coalesce(auth.jwt() ->> 'aal', '') <> 'aal2' and private.given_role() in ('employee', 'admin')
    then s.second_factor_required or private.has_second_factor(auth.uid()) else false end
  from private.settings s
$$;
revoke all on function private.is_second_factor_missing() from public;
grant execute on function private.is_second_factor_missing() to authenticated;

-- Until it is there, somebody of the office may no more than a customer, so that every function refuses him, too.
create or replace function private.caller_role() returns text
  language sql stable security definer set search_path = ''
as $$
  select case when private.is_second_factor_missing() then 'customer' else private.given_role() end
$$;

-- What a policy of a later migration may open by mistake stays shut by these: all policies that are restrictive must
-- agree. What everybody may do, whoever works in the office may as well.
create policy "The office sees alarms by its second factor" on public.alarms
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
create policy "The office sees crews by its second factor" on public.crews
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
create policy "The office sees rules of booking by its second factor" on public.booking_settings
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
create policy "The office sees visits by its second factor" on public.visits
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
create policy "The office blocks times by its second factor" on public.blocked_times
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
create policy "The office sees bookings by its second factor" on public.facade_bookings
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
create policy "The office sees invitations by its second factor" on public.invitations
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
create policy "The office sees mails by its second factor" on public.notifications
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
create policy "The office sees what was done to data by its second factor" on public.person_acts
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
create policy "The office sees runs of the retention by its second factor" on public.retention_runs
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
create policy "The office reads requests by its second factor" on public.quote_requests
  as restrictive for select to authenticated using (not (select private.is_second_factor_missing()));
create policy "The office adds projects by its second factor" on public.project_gallery
  as restrictive for insert to authenticated with check (not (select private.is_second_factor_missing()));
create policy "The office changes projects by its second factor" on public.project_gallery
  as restrictive for update to authenticated using (not (select private.is_second_factor_missing()));
create policy "The office takes projects away by its second factor" on public.project_gallery
  as restrictive for delete to authenticated using (not (select private.is_second_factor_missing()));
create policy "The office reads profiles by its second factor" on public.profiles
  as restrictive for select to authenticated
  using (user_id = (select auth.uid()) or not (select private.is_second_factor_missing()));
create policy "The office reads addresses by its second factor" on public.profile_addresses
  as restrictive for select to authenticated
  using (user_id = (select auth.uid()) or not (select private.is_second_factor_missing()));
create policy "The office gives roles by its second factor" on public.user_roles
  as restrictive for all to authenticated
  using (user_id = (select auth.uid()) or not (select private.is_second_factor_missing()))
  with check (not (select private.is_second_factor_missing()));
create policy "The office opens files by its second factor" on storage.objects
  as restrictive for all to authenticated
  using (
    bucket_id not in ('project-images', 'project-gallery', 'profile-photos', 'project-files')
    or bucket_id = 'profile-photos' and private.is_photo_of(name, (select auth.uid()))
    or not (select private.is_second_factor_missing())
  );

-- What the backend can do, which differs between an embedded and a hosted one, and what it asks of the caller.
create function public.read_capabilities() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'second_factor', to_regclass('auth.mfa_factors') is not null,
    'second_factor_missing', private.is_second_factor_missing(),
    'realtime', to_regprocedure('realtime.send(jsonb, text, text, boolean)') is not null)
$$;
revoke all on function public.read_capabilities() from public, anon, service_role;
grant execute on function public.read_capabilities() to authenticated;

-- The one admin whom no other can invite, made by whoever deploys; his address is in use by a confirmed account.
create function private.make_first_admin(address text) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  account auth.users;
begin
  perform private.lock_in_turn('roles');
  if exists (select from public.user_roles r where r.role = 'admin') then
    raise exception 'there is an admin already, who can invite others';
  end if;
  select * into account from auth.users u where lower(u.email) = lower(address) and u.email_confirmed_at is not null;
  if not found then
    raise exception 'no account has confirmed the address %', address;
  end if;
  insert into public.user_roles (user_id, role) values (account.id, 'admin')
  on conflict (user_id) do update set role = excluded.role;
  return account.email;
end
$$;
revoke all on function private.make_first_admin(text) from public;
