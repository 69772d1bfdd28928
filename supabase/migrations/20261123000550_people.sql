-- Who has an account, for admins; and the last of these always stays one.

-- Whether somebody has linked an app. A backend without second factors has no table of them.
create function private.has_second_factor(user_id uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
declare
  factors regclass := to_regclass('auth.mfa_factors');
  found_one boolean;
begin
  if factors is null then
    return false;
  end if;
  execute format('select exists (select from %s f where f.user_id = $1 and f.status::text = ''verified'')', factors)
    into found_one using has_second_factor.user_id;
  return found_one;
end
$$;

-- The newest first, five hundred at most.
create function public.list_people() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', p.id, 'email', p.email, 'role', p.role, 'created_at', p.created_at,
      'last_sign_in_at', p.last_sign_in_at, 'deactivated_at', p.deactivated_at, 'second_factor', private.has_second_factor(p.id)) order by p.created_at desc, p.id)
    from (
      select u.id, u.email, coalesce(r.role, 'customer') as role, u.created_at, u.last_sign_in_at, r.deactivated_at
      from auth.users u left join public.user_roles r on r.user_id = u.id
      order by u.created_at desc, u.id limit 500
    ) as p
  ), '[]');
end
$$;

-- Those who take a role away do it one after the other, so that two admins cannot take each other's.
create function private.take_roles_in_turn() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_in_turn('roles');
  return null;
end
$$;
create trigger in_turn before update or delete on public.user_roles
  for each statement execute function private.take_roles_in_turn();

create function private.keep_an_admin() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if exists (select from was where was.role = 'admin' and was.deactivated_at is null)
    and not exists (select from public.user_roles r where r.role = 'admin' and r.deactivated_at is null)
  then
    perform private.refuse_as('last_admin', 'somebody has to stay admin');
  end if;
  return null;
end
$$;
create trigger keep_an_admin_on_update after update on public.user_roles
  referencing old table as was for each statement execute function private.keep_an_admin();
create trigger keep_an_admin_on_delete after delete on public.user_roles
  referencing old table as was for each statement execute function private.keep_an_admin();

-- Whom somebody invited who is no admin any more does not come in by that.
create function private.revoke_invitations() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.invitations i set revoked_at = now()
  from was
  where i.invited_by = was.user_id and was.role = 'admin' and i.accepted_at is null and i.revoked_at is null
    and not exists (select from public.user_roles r where r.user_id = was.user_id and r.role = 'admin'
      and r.deactivated_at is null);
  return null;
end
$$;
create trigger revoke_invitations_on_update after update on public.user_roles
  referencing old table as was for each statement execute function private.revoke_invitations();
create trigger revoke_invitations_on_delete after delete on public.user_roles
  referencing old table as was for each statement execute function private.revoke_invitations();

-- The same for whose account is deleted: his invitations forget him before his role goes.
create function private.revoke_forgotten_invitation() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  new.revoked_at := now();
  return new;
end
$$;
create trigger revoke_forgotten before update of invited_by on public.invitations
  for each row when (
    old.invited_by is not null and new.invited_by is null and old.accepted_at is null and old.revoked_at is null
  ) execute function private.revoke_forgotten_invitation();

revoke all on function private.has_second_factor(uuid), private.take_roles_in_turn(), private.keep_an_admin(), private.revoke_invitations(),
  private.revoke_forgotten_invitation() from public;
revoke all on function public.list_people() from public, anon, authenticated, service_role;
grant execute on function public.list_people() to authenticated;
