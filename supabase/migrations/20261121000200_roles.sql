-- Who somebody is stands in a table that only admins write, never in metadata that users can edit.

create table public.user_roles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null constraint user_roles_role check (role in ('customer', 'employee', 'admin')),
  created_at timestamptz not null default now(),
  -- Since when he is let in no more; null for whoever is.
  deactivated_at timestamptz
);

-- Whether the caller's account was shut by an admin: a token that he still has opens nothing then.
create function private.is_deactivated() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from public.user_roles r where r.user_id = auth.uid() and r.deactivated_at is not null)
$$;
revoke all on function private.is_deactivated() from public;
grant execute on function private.is_deactivated() to authenticated;

-- The caller's account, in the functions for what is his own. Refused where it was shut.
create function private.own_account() returns uuid
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.is_deactivated() then
    raise insufficient_privilege using message = 'the account is shut';
  end if;
  return auth.uid();
end
$$;
revoke all on function private.own_account() from public;

-- The role that the caller was given: 'anon' without a session, 'customer' for a user without a row
-- and for whoever was deactivated.
create function private.given_role() returns text
  language sql stable security definer set search_path = ''
as $$
  select case
    when auth.uid() is null then 'anon'
    else coalesce((select r.role from public.user_roles r where r.user_id = auth.uid() and r.deactivated_at is null),
      'customer')
  end
$$;
-- The role in which the caller acts, for all that decides what he may. A later migration asks more of the office.
create function private.caller_role() returns text
  language sql stable security definer set search_path = ''
as 'select private.given_role()';
revoke all on function private.given_role(), private.caller_role() from public;
grant execute on function private.caller_role() to authenticated;

alter table public.user_roles enable row level security;
revoke all on public.user_roles from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.user_roles to authenticated;
grant select, insert, update, delete on public.user_roles to service_role;

create policy "Users read their own role" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Admins read every role" on public.user_roles
  for select to authenticated using ((select private.caller_role()) = 'admin');
create policy "Admins give a role" on public.user_roles
  for insert to authenticated with check ((select private.caller_role()) = 'admin');
create policy "Admins change a role" on public.user_roles
  for update to authenticated
  using ((select private.caller_role()) = 'admin') with check ((select private.caller_role()) = 'admin');
create policy "Admins take a role away" on public.user_roles
  for delete to authenticated using ((select private.caller_role()) = 'admin');
