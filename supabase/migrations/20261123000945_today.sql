-- What needs somebody of the office now.

-- Requests whose answer is awaited, the most urgent fifty first: {rows, waiting, late}. `open_minutes` is what is left
-- of the time in which somebody is at work.
create function private.waiting_requests() returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'waiting', count(*), 'late', count(*) filter (where waiting.answer_due_at < now()),
    'rows', coalesce(jsonb_agg(
      private.listed_request(q, h) || jsonb_build_object('open_minutes', private.open_minutes(now(), h.answer_due_at))
      order by waiting.place) filter (where waiting.place <= 50), '[]'))
  from (
    select w.request_id, w.answer_due_at, row_number() over (order by w.answer_due_at, w.request_id) as place
    from public.request_handlings w where w.first_answered_at is null and w.state in ('new', 'in-progress')
  ) as waiting
  left join public.request_handlings h on h.request_id = waiting.request_id and waiting.place <= 50
  left join public.quote_requests q on q.id = h.request_id
$$;

-- Appointments that nobody confirmed, with the moment until which that was promised.
create function private.unconfirmed_bookings() returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select coalesce(jsonb_agg(private.listed_booking(b) || jsonb_build_object(
    'confirm_until', private.confirm_until(b.updated_at), 'lacks_early_start', private.lacks_early_start(b))
    order by b.updated_at, b.id), '[]')
  from (
    select * from public.facade_bookings f where f.status = 'requested' and f.ends_at > now()
    order by f.updated_at, f.id limit 100
  ) as b
$$;

-- Mails to visitors that ended unsent, until somebody marks the alarm about them as seen, and how to reach them. Those
-- about invitations and accounts are for admins.
create function private.undelivered_mails() returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'kind', n.kind, 'state', n.state,
    'ended_at', coalesce(n.refused_at, n.expired_at), 'last_error', n.last_error, 'request_id', n.request_id,
    'booking_id', n.booking_id, 'invitation_id', n.invitation_id, 'quote_id', n.quote_id, 'project_id', n.project_id,
    'conversation_id', n.conversation_id,
    'name', coalesce(q.name, b.name, i.name, private.quoted_person(n.quote_id) ->> 'name', told.of_project ->> 'name',
      told.of_unread ->> 'name'),
    'email', coalesce(q.email, b.email, i.email, private.quoted_person(n.quote_id) ->> 'email', told.of_project ->> 'email',
      told.of_unread ->> 'email'),
    'phone', coalesce(q.phone, b.phone, told.of_project ->> 'phone'))
    order by coalesce(n.refused_at, n.expired_at) desc, n.id), '[]')
  from (
    select * from public.notifications m
    where m.state in ('refused', 'expired')
      and (num_nonnulls(m.invitation_id, m.user_id) = 0 or (select private.caller_role()) = 'admin')
      and (m.told_at is null or m.told_at >= (
      select a.first_raised_at from public.alarms a where a.kind = 'undelivered-mail' and a.seen_at is null))
    order by coalesce(m.refused_at, m.expired_at) desc limit 50
  ) as n
  left join public.quote_requests q on q.id = n.request_id
  left join public.facade_bookings b on b.id = n.booking_id
  left join public.invitations i on i.id = n.invitation_id
  cross join lateral (
    select private.told_of_project(n.project_id, (n.details ->> 'member')::uuid),
      private.unread_person(n.conversation_id, (n.details ->> 'member')::uuid)
  ) as told (of_project, of_unread)
$$;

-- Invitations of the last month whose link ended unused, and that nobody followed by another.
create function private.expired_invitations() returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name, 'email', i.email, 'role', i.role,
    'expires_at', i.expires_at) order by i.expires_at desc, i.id), '[]')
  from public.invitations i
  where private.invitation_state(i) = 'expired' and i.expires_at > now() - interval '30 days'
    and not exists (select from public.invitations later
      where later.email_normalised = i.email_normalised and later.created_at > i.created_at)
$$;

-- What is to be done by today, by the caller or by anybody.
create function private.due_tasks() returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select coalesce(jsonb_agg(to_jsonb(t) - 'removed_at'
    || jsonb_build_object('name', coalesce(q.name, private.client_name(private.addresses_of(c.root_id)), ''))
    order by t.due_on, t.created_at, t.id), '[]')
  from (
    select * from public.tasks u
    where u.done_at is null and u.removed_at is null and u.due_on <= private.local_day(now())
      and (u.assignee is null or u.assignee = auth.uid())
    order by u.due_on, u.created_at limit 100
  ) as t
  left join public.quote_requests q on q.id = t.request_id
  left join public.clients c on c.id = t.client_id
$$;

-- Notes of the last two weeks that name the caller.
create function private.mentions_of_caller() returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'request_id', n.request_id, 'client_id', n.client_id,
    'author', n.author, 'body', n.body, 'created_at', n.created_at,
    'name', coalesce(q.name, private.client_name(private.addresses_of(c.root_id)), '')) order by n.created_at desc, n.id), '[]')
  from (
    select * from public.notes m
    where m.mentions @> array[auth.uid()] and m.removed_at is null and m.created_at > now() - interval '14 days'
    order by m.created_at desc limit 20
  ) as n
  left join public.quote_requests q on q.id = n.request_id
  left join public.clients c on c.id = n.client_id
$$;

-- {requests, quotes, bookings, mails, failing, alarms, invitations, visits, tasks, mentions}; invitations are for admins, and null for
-- others.
create function public.read_today() returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC' set jit = off
as $$
begin
  perform private.require_office();
  return jsonb_build_object(
    'requests', private.waiting_requests(),
    'quotes', private.waiting_quotes(),
    'bookings', private.unconfirmed_bookings(),
    'mails', private.undelivered_mails(),
    'failing', private.failing_mails(),
    'alarms', coalesce((
      select jsonb_agg(to_jsonb(a) - array['seen_at', 'seen_by'] order by a.last_raised_at desc)
      from public.alarms a where a.seen_at is null), '[]'),
    'invitations', case when private.caller_role() = 'admin' then private.expired_invitations() end,
    'visits', private.visits_of_day(private.local_day(now())),
    'tasks', private.due_tasks(),
    'mentions', private.mentions_of_caller());
end
$$;

-- The log, the newest first, a page at a time, of which the next begins `before` the last id. Filter: {kinds, actors,
-- actions: […], record_id, client_id, from, until}, of which any may be missing; the log of a client is that of all his
-- records.
create function public.list_activity(filter jsonb default '{}', before bigint default null, page_size integer default 100)
  returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC' set jit = off
as $$
declare
  entries jsonb;
begin
  perform private.require_office();
  execute format(
    $list$
      select coalesce(jsonb_agg(to_jsonb(page) order by page.id desc), '[]')
      from (
        select * from public.activity_log l
        where ($2 is null or l.id < $2) and %s order by l.id desc limit %s
      ) as page
    $list$,
    concat_ws(' and ', 'true',
      case when filter ? 'kinds' then 'l.record_kind = any (array(select jsonb_array_elements_text($1 -> ''kinds'')))' end,
      case when filter ? 'actors'
        then 'l.actor = any (array(select (jsonb_array_elements_text($1 -> ''actors''))::uuid))' end,
      case when filter ? 'actions' then 'l.action = any (array(select jsonb_array_elements_text($1 -> ''actions'')))' end,
      case when private.caller_role() <> 'admin' then 'not private.is_admins_record(l.record_kind)' end,
      case when filter ? 'record_id' then 'l.record_id = $1 ->> ''record_id''' end,
      case when filter ? 'client_id' then '(l.record_kind, l.record_id) in (
        select r.kind, r.id from private.records_of_client(($1 ->> ''client_id'')::uuid) r)' end,
      case when filter ? 'from' then 'l.at >= ($1 ->> ''from'')::timestamptz' end,
      case when filter ? 'until' then 'l.at < ($1 ->> ''until'')::timestamptz' end),
    greatest(1, least(page_size, 500))
  ) into entries using filter, list_activity.before;
  return entries;
end
$$;

revoke all on function private.waiting_requests(), private.unconfirmed_bookings(), private.undelivered_mails(),
  private.expired_invitations(), private.due_tasks(), private.mentions_of_caller() from public;
revoke all on function public.read_today(), public.list_activity(jsonb, bigint, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.read_today(), public.list_activity(jsonb, bigint, integer) to authenticated;
