-- The office looks at the dashboard of a customer as he sees it: it reads the same, may do nothing there, and the log says
-- that it looked.

-- What somebody with an address of a client sees who signs in with it.
create function public.look_at_dossier(client_id uuid, address text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  member public.clients;
begin
  perform private.require_office();
  select c.* into member from public.clients c join public.clients own on own.id = look_at_dossier.client_id
  where c.root_id = own.root_id and c.email_normalised = private.normalise_email(address);
  if not found then
    perform private.refuse_change('404', 'no such client');
  end if;
  insert into public.activity_log (actor, actor_role, action, record_kind, record_id, part)
  values (auth.uid(), private.actor_role(), 'read', 'client', member.root_id::text, 'dossier');
  return private.dossier_of(member.email_normalised);
end
$$;
revoke all on function public.look_at_dossier(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.look_at_dossier(uuid, text) to authenticated;
