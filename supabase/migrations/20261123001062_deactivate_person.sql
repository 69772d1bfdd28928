-- An admin shuts somebody's account, and opens it again; and signs out whoever lost a device. The sign-in service lets
-- nobody in who is banned, and the database gives nothing for a token from before.

create function private.end_sessions(of_user uuid) returns void
  language sql volatile security definer set search_path = ''
as $$
  delete from auth.sessions s where s.user_id = of_user
$$;

-- Refused as 'last_admin' where nobody would be left who may do this.
create function public.deactivate_person(user_id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if not exists (select from auth.users u where u.id = deactivate_person.user_id) then
    perform private.refuse_change('404', 'no such account');
  end if;
  insert into public.user_roles as r (user_id, role, deactivated_at) values (deactivate_person.user_id, 'customer', now())
  on conflict on constraint user_roles_pkey do update set deactivated_at = coalesce(r.deactivated_at, excluded.deactivated_at);
  -- As long as the sign-in service itself bans whom it bans for good: it reads no infinity.
  update auth.users u set banned_until = now() + interval '100 years' where u.id = deactivate_person.user_id;
  perform private.end_sessions(deactivate_person.user_id);
end
$$;

create function public.reactivate_person(user_id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.user_roles r set deactivated_at = null where r.user_id = reactivate_person.user_id;
  update auth.users u set banned_until = null where u.id = reactivate_person.user_id;
end
$$;

-- On every device. A token that was given before works until it ends, which is an hour at most.
create function public.sign_out_person(user_id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if not exists (select from auth.users u where u.id = sign_out_person.user_id) then
    perform private.refuse_change('404', 'no such account');
  end if;
  perform private.end_sessions(sign_out_person.user_id);
  insert into public.activity_log (actor, actor_role, action, record_kind, record_id, part)
  values (auth.uid(), private.actor_role(), 'delete', 'person', sign_out_person.user_id::text, 'sessions');
end
$$;

-- What is one's own is shut as well.
create policy "Nobody deactivated reads or changes a profile" on public.profiles
  as restrictive for all to authenticated using (not (select private.is_deactivated()));
create policy "Nobody deactivated reads or changes an address" on public.profile_addresses
  as restrictive for all to authenticated using (not (select private.is_deactivated()));
create policy "Nobody deactivated opens a file" on storage.objects
  as restrictive for all to authenticated using (not (select private.is_deactivated()));

revoke all on function private.end_sessions(uuid) from public;
revoke all on function public.deactivate_person(uuid), public.reactivate_person(uuid), public.sign_out_person(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.deactivate_person(uuid), public.reactivate_person(uuid), public.sign_out_person(uuid)
  to authenticated;
