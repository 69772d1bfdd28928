-- What the office does with a request stands beside it: what a visitor sent is never changed. One row for each request,
-- made with it. States and their order equal domain/src/request-handling.

-- When whoever asked is to be answered: so many hours later, as the site promises, whatever day or clock it is.
create function private.answer_due(received_at timestamptz) returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select received_at + make_interval(hours => s.reply_within_hours) from private.settings s
$$;

-- Minutes in which somebody is at work between two moments: the opening hours of all days but holidays.
create function private.open_minutes(from_moment timestamptz, to_moment timestamptz) returns integer
  language sql stable security definer set search_path = ''
as $$
  select coalesce(floor(sum(extract(epoch from
    least(to_moment, private.local_moment(open_day.day, hours.closes))
    - greatest(from_moment, private.local_moment(open_day.day, hours.opens))) / 60)), 0)::integer
  from generate_series(0, private.local_day(to_moment) - private.local_day(from_moment)) as later
  cross join lateral (select private.local_day(from_moment) + later) as open_day (day)
  join private.opening_hours hours on hours.weekday = extract(isodow from open_day.day)
  where from_moment < to_moment and private.local_moment(open_day.day, hours.opens) < to_moment
    and private.local_moment(open_day.day, hours.closes) > from_moment
    and not exists (select from private.public_holidays h where h.day = open_day.day)
$$;

create table public.request_handlings (
  request_id uuid primary key references public.quote_requests (id) on delete cascade,
  -- Of the request, for lists in their order.
  received_at timestamptz not null,
  channel text not null constraint request_handlings_channel check (channel in ('form', 'phone')),
  -- Who took it down by telephone.
  entered_by uuid references auth.users (id) on delete set null,
  state text not null default 'new' constraint request_handlings_state
    check (state in ('new', 'in-progress', 'visit-planned', 'quoted', 'won', 'lost', 'spam')),
  lost_reason text constraint request_handlings_lost_reason check (lost_reason in
    ('too-expensive', 'too-late', 'other-firm', 'no-answer', 'outside-area', 'not-our-work', 'other')),
  -- What the customer pays for the job, in euro with tax; null where nobody wrote it down.
  won_amount numeric(10, 2) constraint request_handlings_won_amount check (won_amount between 0 and 1000000),
  assignee uuid references auth.users (id) on delete set null,
  answer_due_at timestamptz not null,
  first_answered_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid references auth.users (id) on delete set null,
  -- What the last change replaced, for whoever takes that back.
  previous jsonb constraint request_handlings_previous check (jsonb_typeof(previous) = 'object'),
  constraint request_handlings_lost check ((state = 'lost') = (lost_reason is not null)),
  constraint request_handlings_won check (won_amount is null or state = 'won')
);
create index request_handlings_received on public.request_handlings (received_at, request_id);
create index request_handlings_due on public.request_handlings (answer_due_at, request_id);
create index request_handlings_updated on public.request_handlings (updated_at, request_id);
create index request_handlings_assignee on public.request_handlings (assignee) where assignee is not null;
-- Whose answer is awaited.
create index request_handlings_waiting on public.request_handlings (answer_due_at)
  where first_answered_at is null and state in ('new', 'in-progress');

create function private.handle_request() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.request_handlings (request_id, received_at, channel, entered_by, answer_due_at)
  values (new.id, new.created_at, private.request_channel(),
    case when private.request_channel() = 'phone' then auth.uid() end, private.answer_due(new.created_at));
  return null;
end
$$;
create trigger handle after insert on public.quote_requests
  for each row execute function private.handle_request();

-- Whether a request may go from one state to another.
create function private.is_request_step(from_state text, to_state text) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select to_state = any (case from_state
    when 'new' then array['in-progress', 'visit-planned', 'quoted', 'lost', 'spam']
    when 'in-progress' then array['new', 'visit-planned', 'quoted', 'won', 'lost', 'spam']
    when 'visit-planned' then array['in-progress', 'quoted', 'won', 'lost']
    when 'quoted' then array['in-progress', 'visit-planned', 'won', 'lost']
    when 'won' then array['quoted', 'lost']
    when 'lost' then array['in-progress', 'quoted']
    when 'spam' then array['new']
  end)
$$;

create function private.works_in_office(of_user uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from public.user_roles r where r.user_id = of_user and r.role in ('employee', 'admin')
    and r.deactivated_at is null)
$$;

-- Each change is one version. A step that there is not is refused, but for one that takes the last one back.
create function private.check_handling() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.state <> old.state and not private.is_request_step(old.state, new.state)
    and (new.previous is not null or old.previous ->> 'state' is distinct from new.state)
  then
    perform private.refuse_as('no_such_step', format('no request goes from %s to %s', old.state, new.state));
  elsif new.assignee is distinct from old.assignee and new.assignee is not null
    and not private.works_in_office(new.assignee)
  then
    perform private.refuse_as('not_in_office', 'only the office works on requests');
  end if;
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end
$$;
create trigger check_change before update on public.request_handlings
  for each row execute function private.check_handling();
create trigger log after update on public.request_handlings
  for each row execute function private.log_activity('request', 'request_id');
create trigger log_phone after insert on public.request_handlings
  for each row when (new.channel = 'phone') execute function private.log_activity('request', 'request_id');
create constraint trigger redact after delete on public.quote_requests deferrable initially deferred
  for each row execute function private.redact_activity('request', 'id');

-- Somebody wrote or spoke to whoever asked. The first time counts.
create function private.note_answer(request_id uuid) returns void
  language sql volatile security definer set search_path = ''
as $$
  update public.request_handlings h
  set first_answered_at = now(), updated_by = auth.uid(), previous = null,
      state = case h.state when 'new' then 'in-progress' else h.state end
  where h.request_id = note_answer.request_id and h.first_answered_at is null
$$;

revoke all on function private.answer_due(timestamptz), private.open_minutes(timestamptz, timestamptz),
  private.handle_request(), private.is_request_step(text, text), private.works_in_office(uuid),
  private.check_handling(), private.note_answer(uuid) from public;

alter table public.request_handlings enable row level security;
revoke all on public.request_handlings from public, anon, authenticated, service_role;
grant select on public.request_handlings to authenticated;
create policy "Employees and admins see what is done with requests" on public.request_handlings
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "The office sees what is done with requests by its second factor" on public.request_handlings
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
