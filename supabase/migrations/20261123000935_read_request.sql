-- Everything of a request that one screen shows, and requests that the office takes down by telephone.

-- Where the photos of a request lie that are there: moved, or still where the visitor put them.
create function private.files_of_request(request public.quote_requests) returns text[]
  language sql stable security definer set search_path = ''
as $$
  select array(
    select o.name from storage.objects o
    where o.bucket_id = 'project-images' and o.name = any (case
      when cardinality(request.attachments) > 0 then request.attachments
      else array(select private.photo_path_of_link(link) from unnest(request.photos) as link)
    end)
    order by o.name)
$$;

-- Null for no request. `client` holds the others of the same people; `activity` is the newest two hundred of the log.
create function public.read_request(request_id uuid) returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  request public.quote_requests;
  handling public.request_handlings;
  root uuid;
begin
  perform private.require_office();
  select * into request from public.quote_requests q where q.id = read_request.request_id;
  if request.id is null then
    return null;
  end if;
  select * into handling from public.request_handlings h where h.request_id = request.id;
  select c.root_id into root from public.clients c where c.email_normalised = request.email_normalised;
  return jsonb_build_object(
    'request', private.told_request(request),
    'files', private.files_of_request(request),
    'handling', private.told_handling(handling),
    'notes', coalesce((
      select jsonb_agg(to_jsonb(n) - 'removed_at' order by n.created_at, n.id)
      from public.notes n where n.request_id = request.id and n.removed_at is null), '[]'),
    'tasks', coalesce((
      select jsonb_agg(to_jsonb(t) - 'removed_at' order by t.created_at, t.id)
      from public.tasks t where t.request_id = request.id and t.removed_at is null), '[]'),
    'mails', coalesce((
      select jsonb_agg(jsonb_build_object('id', n.id, 'kind', n.kind, 'state', n.state, 'created_at', n.created_at,
        'sent_at', n.sent_at, 'last_error', n.last_error) order by n.created_at, n.id)
      from public.notifications n where n.request_id = request.id and n.reply_id is null), '[]'),
    'replies', private.replies_to(request.id),
    'visits', private.visits_of_request(request.id),
    'client', private.told_client(root),
    'suggestions', private.suggested_clients(root),
    'activity', private.told_activity('request', request.id::text));
end
$$;

-- The newest two hundred entries about a record, the newest first.
create function private.told_activity(of_kind text, of_id text) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select coalesce(jsonb_agg(to_jsonb(l) order by l.id desc), '[]')
  from (
    select * from public.activity_log a where a.record_kind = of_kind and a.record_id = of_id order by a.id desc limit 200
  ) as l
$$;

-- Stores what somebody asked for on the telephone, by the rules of the form, but counted for nobody. Whoever rang was
-- spoken to already, unless the office means to ring back; he gets a confirmation by mail where that is wanted.
create function public.enter_request(payload jsonb, answered boolean default true, confirmation boolean default false)
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted_id uuid := (payload ->> 'id')::uuid;
begin
  perform private.require_office();
  if wanted_id is null then
    perform private.refuse_change('400', 'no id');
  end if;
  perform set_config('vakman.request_channel', 'phone', true);
  perform public.submit_quote_request(payload, null);
  perform set_config('vakman.request_channel', '', true);
  if not confirmation then
    delete from public.notifications n where n.request_id = wanted_id and n.kind = 'confirmation';
  end if;
  if answered then
    update public.request_handlings h set first_answered_at = now(), updated_by = auth.uid()
    where h.request_id = wanted_id;
  end if;
end
$$;

revoke all on function private.files_of_request(public.quote_requests), private.told_activity(text, text) from public;
revoke all on function public.read_request(uuid), public.enter_request(jsonb, boolean, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.read_request(uuid), public.enter_request(jsonb, boolean, boolean) to authenticated;
