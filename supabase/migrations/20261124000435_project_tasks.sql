-- What is to be done for a project: by the office, or by the customer before we come.

create table public.project_tasks (
  id uuid primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  title text not null constraint project_tasks_title check (char_length(title) between 1 and 200),
  due_on date constraint project_tasks_due_on check (due_on >= '2000-01-01' and due_on < '2200-01-01'),
  audience text not null constraint project_tasks_audience check (audience in ('customer', 'internal')),
  assignee uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  done_at timestamptz,
  done_by uuid references auth.users (id) on delete set null,
  removed_at timestamptz,
  version integer not null default 1,
  -- A colleague does nothing that is the customer's.
  constraint project_tasks_assignee check (assignee is null or audience = 'internal')
);
create index project_tasks_project on public.project_tasks (project_id, created_at);
create trigger count_version before update on public.project_tasks
  for each row execute function private.count_task_version();
create trigger log after insert or update or delete on public.project_tasks
  for each row execute function private.log_activity('job', 'project_id', 'id');

-- Writes a task, whose version then is null, or another in place of the version that was read.
create function public.save_project_task(
  project_id uuid, id uuid, title text, due_on date default null, audience text default 'internal',
  assignee uuid default null, version integer default null
) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  words text := private.one_line(save_project_task.title);
begin
  perform private.require_project(project_id);
  if assignee is not null and not private.works_in_office(assignee) then
    perform private.refuse_as('not_in_office', 'only the office works on projects');
  end if;
  insert into public.project_tasks as t (id, project_id, title, due_on, audience, assignee, created_by)
  values (save_project_task.id, save_project_task.project_id, words, save_project_task.due_on, save_project_task.audience,
    save_project_task.assignee, auth.uid())
  on conflict on constraint project_tasks_pkey do update
    set title = excluded.title, due_on = excluded.due_on, audience = excluded.audience, assignee = excluded.assignee
    where t.project_id = excluded.project_id and t.version = save_project_task.version;
  if not found and not exists (
    select from public.project_tasks t
    where t.id = save_project_task.id and t.project_id = save_project_task.project_id
      and (t.title, t.due_on, t.audience, t.assignee) is not distinct from
        (words, save_project_task.due_on, save_project_task.audience, save_project_task.assignee)
  ) then
    perform private.refuse_as('changed', 'the task changed meanwhile');
  end if;
end
$$;

-- Ticks a task off, or not: the office any, the customer and those with whom he shares it what is theirs.
create function public.finish_project_task(id uuid, done boolean default true) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.project_tasks t
  set done_at = case when done then coalesce(t.done_at, now()) end,
      done_by = case when done then coalesce(t.done_by, auth.uid()) end
  where t.id = finish_project_task.id and case private.project_side(t.project_id)
    when 'office' then true
    when 'customer' then t.audience = 'customer' and t.removed_at is null
    when 'member' then t.audience = 'customer' and t.removed_at is null
    else false
  end;
  if not found then
    perform private.refuse_change('404', 'no such task');
  end if;
end
$$;

create function public.remove_project_task(id uuid, removed boolean default true) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_office();
  update public.project_tasks t set removed_at = case when removed then coalesce(t.removed_at, now()) end
  where t.id = remove_project_task.id;
  if not found then
    perform private.refuse_change('404', 'no such task');
  end if;
end
$$;

revoke all on function public.save_project_task(uuid, uuid, text, date, text, uuid, integer),
  public.finish_project_task(uuid, boolean), public.remove_project_task(uuid, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.save_project_task(uuid, uuid, text, date, text, uuid, integer),
  public.finish_project_task(uuid, boolean), public.remove_project_task(uuid, boolean) to authenticated;

alter table public.project_tasks enable row level security;
revoke all on public.project_tasks from public, anon, authenticated, service_role;
grant select on public.project_tasks to authenticated;
create policy "Employees and admins read tasks of projects" on public.project_tasks
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "The office reads tasks of projects by its second factor" on public.project_tasks
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
