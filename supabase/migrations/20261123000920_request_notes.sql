-- What the office writes down about a request for itself: notes, in which colleagues are named, and tasks with a day.
-- What is taken away can be brought back; it goes with the request.

create table public.request_notes (
  -- Made by the browser, so that a retry writes no second one.
  id uuid primary key,
  request_id uuid not null references public.quote_requests (id) on delete cascade,
  author uuid references auth.users (id) on delete set null,
  body text not null constraint request_notes_body check (char_length(body) between 1 and 4000),
  -- Colleagues whom the text names.
  mentions uuid[] not null default '{}' constraint request_notes_mentions check (cardinality(mentions) <= 20),
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create index request_notes_request on public.request_notes (request_id, created_at);
create index request_notes_mentions on public.request_notes using gin (mentions) where removed_at is null;

create table public.request_tasks (
  id uuid primary key,
  request_id uuid not null references public.quote_requests (id) on delete cascade,
  title text not null constraint request_tasks_title check (char_length(title) between 1 and 200),
  due_on date constraint request_tasks_due_on check (due_on >= '2000-01-01' and due_on < '2200-01-01'),
  assignee uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  done_at timestamptz,
  done_by uuid references auth.users (id) on delete set null,
  removed_at timestamptz,
  version integer not null default 1
);
create index request_tasks_request on public.request_tasks (request_id, created_at);
create index request_tasks_open on public.request_tasks (due_on) where done_at is null and removed_at is null;

create function private.count_task_version() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
create trigger count_version before update on public.request_tasks
  for each row execute function private.count_task_version();
create trigger log after insert or update or delete on public.request_notes
  for each row execute function private.log_activity('request', 'request_id', 'id');
create trigger log after insert or update or delete on public.request_tasks
  for each row execute function private.log_activity('request', 'request_id', 'id');

create function private.require_request(request_id uuid) returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_office();
  if not exists (select from public.quote_requests q where q.id = request_id) then
    perform private.refuse_change('404', 'no such request');
  end if;
end
$$;

-- Writes a note, or writes an own one anew.
create function public.save_request_note(id uuid, request_id uuid, body text, mentions uuid[] default '{}') returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_request(request_id);
  if exists (select from unnest(mentions) as named where not private.works_in_office(named)) then
    perform private.refuse_as('not_in_office', 'only the office reads notes');
  end if;
  insert into public.request_notes as n (id, request_id, author, body, mentions)
  values (save_request_note.id, save_request_note.request_id, auth.uid(),
    private.trim_text(save_request_note.body), save_request_note.mentions)
  on conflict on constraint request_notes_pkey do update set body = excluded.body, mentions = excluded.mentions
    where n.author = auth.uid() and n.request_id = excluded.request_id;
  if not found then
    perform private.refuse_as('not_own', 'a note is its author''s');
  end if;
end
$$;

-- Takes an own note away, or brings it back.
create function public.remove_request_note(id uuid, removed boolean default true) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_office();
  update public.request_notes n set removed_at = case when removed then coalesce(n.removed_at, now()) end
  where n.id = remove_request_note.id and n.author = auth.uid();
  if not found then
    perform private.refuse_as('not_own', 'a note is its author''s');
  end if;
end
$$;

-- Writes a task, whose version then is null, or another in place of the version that was read.
create function public.save_request_task(
  id uuid, request_id uuid, title text, due_on date default null, assignee uuid default null, version integer default null
) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_request(request_id);
  if assignee is not null and not private.works_in_office(assignee) then
    perform private.refuse_as('not_in_office', 'only the office works on requests');
  end if;
  insert into public.request_tasks as t (id, request_id, title, due_on, assignee, created_by)
  values (save_request_task.id, save_request_task.request_id, private.one_line(save_request_task.title),
    save_request_task.due_on, save_request_task.assignee, auth.uid())
  on conflict on constraint request_tasks_pkey do update
    set title = excluded.title, due_on = excluded.due_on, assignee = excluded.assignee
    where t.request_id = excluded.request_id and t.version = save_request_task.version;
  if not found and (t.title, t.due_on, t.assignee) is distinct from
    (private.one_line(save_request_task.title), save_request_task.due_on, save_request_task.assignee)
    from public.request_tasks t where t.id = save_request_task.id
  then
    perform private.refuse_as('changed', 'the task changed meanwhile');
  end if;
end
$$;

-- Ticks a task off, or not.
create function public.finish_request_task(id uuid, done boolean default true) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_office();
  update public.request_tasks t
  set done_at = case when done then coalesce(t.done_at, now()) end,
      done_by = case when done then coalesce(t.done_by, auth.uid()) end
  where t.id = finish_request_task.id;
  if not found then
    perform private.refuse_change('404', 'no such task');
  end if;
end
$$;

create function public.remove_request_task(id uuid, removed boolean default true) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_office();
  update public.request_tasks t set removed_at = case when removed then coalesce(t.removed_at, now()) end
  where t.id = remove_request_task.id;
  if not found then
    perform private.refuse_change('404', 'no such task');
  end if;
end
$$;

-- What the office noted of somebody, for himself: {handlings: [{request_id, state, first_answered_at, notes, tasks, replies}]}.
create function private.office_data(of_address text) returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
begin
  return (select jsonb_build_object('handlings', coalesce(jsonb_agg(jsonb_build_object(
    'request_id', h.request_id, 'state', h.state, 'lost_reason', h.lost_reason,
    'first_answered_at', h.first_answered_at,
    'notes', coalesce((
      select jsonb_agg(jsonb_build_object('body', n.body, 'created_at', n.created_at) order by n.created_at)
      from public.request_notes n where n.request_id = h.request_id
    ), '[]'),
    'tasks', coalesce((
      select jsonb_agg(jsonb_build_object('title', t.title, 'due_on', t.due_on, 'done_at', t.done_at) order by t.created_at)
      from public.request_tasks t where t.request_id = h.request_id
    ), '[]'),
    'replies', coalesce((
      select jsonb_agg(jsonb_build_object('subject', r.subject, 'body', r.body, 'created_at', r.created_at) order by r.created_at)
      from public.request_replies r where r.request_id = h.request_id
    ), '[]')) order by h.received_at), '[]'))
  from public.request_handlings h join public.quote_requests q on q.id = h.request_id
  where q.email_normalised = of_address);
end
$$;

revoke all on function private.count_task_version(), private.require_request(uuid), private.office_data(text) from public;
revoke all on function public.save_request_note(uuid, uuid, text, uuid[]), public.remove_request_note(uuid, boolean),
  public.save_request_task(uuid, uuid, text, date, uuid, integer), public.finish_request_task(uuid, boolean),
  public.remove_request_task(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.save_request_note(uuid, uuid, text, uuid[]), public.remove_request_note(uuid, boolean),
  public.save_request_task(uuid, uuid, text, date, uuid, integer), public.finish_request_task(uuid, boolean),
  public.remove_request_task(uuid, boolean) to authenticated;

alter table public.request_notes enable row level security;
alter table public.request_tasks enable row level security;
revoke all on public.request_notes, public.request_tasks from public, anon, authenticated, service_role;
grant select on public.request_notes, public.request_tasks to authenticated;
create policy "Employees and admins read notes" on public.request_notes
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "The office reads notes by its second factor" on public.request_notes
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
create policy "Employees and admins read tasks" on public.request_tasks
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "The office reads tasks by its second factor" on public.request_tasks
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
