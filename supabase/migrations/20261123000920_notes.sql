-- What the office writes down for itself about a request, or about a client whatever he asks for: notes, in which
-- colleagues are named, and tasks with a day. What is taken away can be brought back; it goes with the request or client.

create table public.notes (
  -- Made by the browser, so that a retry writes no second one.
  id uuid primary key,
  request_id uuid references public.quote_requests (id) on delete cascade,
  client_id uuid references public.clients (id) on delete cascade,
  author uuid references auth.users (id) on delete set null,
  body text not null constraint notes_body check (char_length(body) between 1 and 4000),
  -- Colleagues whom the text names.
  mentions uuid[] not null default '{}' constraint notes_mentions check (cardinality(mentions) <= 20),
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  constraint notes_subject check (num_nonnulls(request_id, client_id) = 1)
);
create index notes_request on public.notes (request_id, created_at);
create index notes_client on public.notes (client_id) where client_id is not null;
create index notes_mentions on public.notes using gin (mentions) where removed_at is null;

create table public.tasks (
  id uuid primary key,
  request_id uuid references public.quote_requests (id) on delete cascade,
  client_id uuid references public.clients (id) on delete cascade,
  title text not null constraint tasks_title check (char_length(title) between 1 and 200),
  due_on date constraint tasks_due_on check (due_on >= '2000-01-01' and due_on < '2200-01-01'),
  assignee uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  done_at timestamptz,
  done_by uuid references auth.users (id) on delete set null,
  removed_at timestamptz,
  version integer not null default 1,
  constraint tasks_subject check (num_nonnulls(request_id, client_id) = 1)
);
create index tasks_request on public.tasks (request_id, created_at);
create index tasks_client on public.tasks (client_id) where client_id is not null;
create index tasks_open on public.tasks (due_on) where done_at is null and removed_at is null;

create function private.count_task_version() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
create trigger count_version before update on public.tasks
  for each row execute function private.count_task_version();
create trigger log after insert or update or delete on public.notes
  for each row execute function private.log_activity('request', 'request_id', 'id');
create trigger log_client after insert or update or delete on public.notes
  for each row execute function private.log_activity('client', 'client_id', 'id');
create trigger log after insert or update or delete on public.tasks
  for each row execute function private.log_activity('request', 'request_id', 'id');
create trigger log_client after insert or update or delete on public.tasks
  for each row execute function private.log_activity('client', 'client_id', 'id');

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

-- For whatever is written about the one or the other; a note about both, or neither, its table refuses.
create function private.require_subject(request_id uuid, client_id uuid) returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_office();
  if request_id is not null then
    perform private.require_request(request_id);
  end if;
  if client_id is not null and not exists (select from public.clients c where c.id = require_subject.client_id) then
    perform private.refuse_change('404', 'no such client');
  end if;
end
$$;

-- Writes a note about a request or a client, or writes an own one anew.
create function public.save_note(
  id uuid, body text, mentions uuid[] default '{}', request_id uuid default null, client_id uuid default null
) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_subject(request_id, client_id);
  if exists (select from unnest(mentions) as named where not private.works_in_office(named)) then
    perform private.refuse_as('not_in_office', 'only the office reads notes');
  end if;
  insert into public.notes as n (id, request_id, client_id, author, body, mentions)
  values (save_note.id, save_note.request_id, save_note.client_id, auth.uid(),
    private.trim_text(save_note.body), save_note.mentions)
  on conflict on constraint notes_pkey do update set body = excluded.body, mentions = excluded.mentions
    where n.author = auth.uid()
      and (n.request_id, n.client_id) is not distinct from (excluded.request_id, excluded.client_id);
  if not found then
    perform private.refuse_as('not_own', 'a note is its author''s');
  end if;
end
$$;

-- Takes an own note away, or brings it back.
create function public.remove_note(id uuid, removed boolean default true) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_office();
  update public.notes n set removed_at = case when removed then coalesce(n.removed_at, now()) end
  where n.id = remove_note.id and n.author = auth.uid();
  if not found then
    perform private.refuse_as('not_own', 'a note is its author''s');
  end if;
end
$$;

-- Writes a task, whose version then is null, or another in place of the version that was read.
create function public.save_task(
  id uuid, title text, due_on date default null, assignee uuid default null, version integer default null,
  request_id uuid default null, client_id uuid default null
) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_subject(request_id, client_id);
  if assignee is not null and not private.works_in_office(assignee) then
    perform private.refuse_as('not_in_office', 'only the office works on requests');
  end if;
  insert into public.tasks as t (id, request_id, client_id, title, due_on, assignee, created_by)
  values (save_task.id, save_task.request_id, save_task.client_id, private.one_line(save_task.title),
    save_task.due_on, save_task.assignee, auth.uid())
  on conflict on constraint tasks_pkey do update
    set title = excluded.title, due_on = excluded.due_on, assignee = excluded.assignee
    where (t.request_id, t.client_id) is not distinct from (excluded.request_id, excluded.client_id)
      and t.version = save_task.version;
  if not found and (t.title, t.due_on, t.assignee) is distinct from
    (private.one_line(save_task.title), save_task.due_on, save_task.assignee)
    from public.tasks t where t.id = save_task.id
  then
    perform private.refuse_as('changed', 'the task changed meanwhile');
  end if;
end
$$;

-- Ticks a task off, or not.
create function public.finish_task(id uuid, done boolean default true) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_office();
  update public.tasks t
  set done_at = case when done then coalesce(t.done_at, now()) end,
      done_by = case when done then coalesce(t.done_by, auth.uid()) end
  where t.id = finish_task.id;
  if not found then
    perform private.refuse_change('404', 'no such task');
  end if;
end
$$;

create function public.remove_task(id uuid, removed boolean default true) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_office();
  update public.tasks t set removed_at = case when removed then coalesce(t.removed_at, now()) end
  where t.id = remove_task.id;
  if not found then
    perform private.refuse_change('404', 'no such task');
  end if;
end
$$;

-- Notes and tasks as whoever they are about may read them, of a request or of a client.
create function private.noted_of(of_request uuid, of_client uuid) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'notes', coalesce((
      select jsonb_agg(jsonb_build_object('body', n.body, 'created_at', n.created_at) order by n.created_at)
      from public.notes n where n.request_id = of_request or n.client_id = of_client
    ), '[]'),
    'tasks', coalesce((
      select jsonb_agg(jsonb_build_object('title', t.title, 'due_on', t.due_on, 'done_at', t.done_at) order by t.created_at)
      from public.tasks t where t.request_id = of_request or t.client_id = of_client
    ), '[]'))
$$;

-- What the office noted of somebody, for himself: {handlings: [{request_id, state, first_answered_at, notes, tasks, replies}],
-- client: {name, phone, street_address, postal_code, notes, tasks}}, the last with what the office corrected, or null.
create function private.office_data(of_address text) returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
begin
  return (select jsonb_build_object('handlings', coalesce(jsonb_agg(jsonb_build_object(
    'request_id', h.request_id, 'state', h.state, 'lost_reason', h.lost_reason,
    'first_answered_at', h.first_answered_at,
    'replies', coalesce((
      select jsonb_agg(jsonb_build_object('subject', r.subject, 'body', r.body, 'created_at', r.created_at) order by r.created_at)
      from public.request_replies r where r.request_id = h.request_id
    ), '[]')) || private.noted_of(h.request_id, null) order by h.received_at), '[]'))
  from public.request_handlings h join public.quote_requests q on q.id = h.request_id
  where q.email_normalised = of_address)
  || jsonb_build_object('client', (
    select jsonb_build_object('name', c.name, 'phone', c.phone, 'street_address', c.street_address,
      'postal_code', c.postal_code) || private.noted_of(null, c.id)
    from public.clients c where c.email_normalised = of_address));
end
$$;

revoke all on function private.count_task_version(), private.require_request(uuid),
  private.require_subject(uuid, uuid), private.noted_of(uuid, uuid), private.office_data(text) from public;
revoke all on function public.save_note(uuid, text, uuid[], uuid, uuid), public.remove_note(uuid, boolean),
  public.save_task(uuid, text, date, uuid, integer, uuid, uuid), public.finish_task(uuid, boolean),
  public.remove_task(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.save_note(uuid, text, uuid[], uuid, uuid), public.remove_note(uuid, boolean),
  public.save_task(uuid, text, date, uuid, integer, uuid, uuid), public.finish_task(uuid, boolean),
  public.remove_task(uuid, boolean) to authenticated;

alter table public.notes enable row level security;
alter table public.tasks enable row level security;
revoke all on public.notes, public.tasks from public, anon, authenticated, service_role;
grant select on public.notes, public.tasks to authenticated;
create policy "Employees and admins read notes" on public.notes
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "The office reads notes by its second factor" on public.notes
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
create policy "Employees and admins read tasks" on public.tasks
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "The office reads tasks by its second factor" on public.tasks
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
