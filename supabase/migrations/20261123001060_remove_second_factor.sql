-- Whoever lost the app of his second factor asks an admin, who takes it away: he signs in by his password then, and links
-- another. Nobody does so for himself, or a stolen session would need no app.

-- False where there was none. All his devices are signed out, and a mail tells him.
create function public.remove_second_factor(user_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if remove_second_factor.user_id = auth.uid() then
    perform private.refuse_as('own_factor', 'another admin has to do this');
  end if;
  if not private.has_second_factor(remove_second_factor.user_id) then
    return false;
  end if;
  execute format('delete from %s f where f.user_id = $1', to_regclass('auth.mfa_factors')) using remove_second_factor.user_id;
  delete from auth.sessions s where s.user_id = remove_second_factor.user_id;
  insert into public.activity_log (actor, actor_role, action, record_kind, record_id, part)
  values (auth.uid(), private.actor_role(), 'delete', 'person', remove_second_factor.user_id::text, 'mfa_factors');
  insert into public.notifications (user_id, kind, details)
  values (remove_second_factor.user_id, 'factor-removed', '{}');
  return true;
end
$$;
revoke all on function public.remove_second_factor(uuid) from public, anon, authenticated, service_role;
grant execute on function public.remove_second_factor(uuid) to authenticated;
