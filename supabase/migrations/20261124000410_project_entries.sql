-- The line of time of a project: what the office writes and photographs, and what happened, which is written down by itself.

create table public.project_entries (
  -- Made by the browser, or here.
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null constraint project_entries_kind check (kind in
    ('note', 'photos', 'state', 'dates', 'extra-work', 'document')),
  body text not null default '' constraint project_entries_body check (char_length(body) <= 4000),
  stage text constraint project_entries_stage check (stage in ('before', 'during', 'after')),
  -- Who is to see it; what is internal the office alone.
  audience text not null constraint project_entries_audience check (audience in ('customer', 'internal')),
  author uuid references auth.users (id) on delete set null,
  at timestamptz not null default now(),
  -- What no person wrote.
  details jsonb not null default '{}' constraint project_entries_details check (jsonb_typeof(details) = 'object'),
  version integer not null default 1,
  removed_at timestamptz,
  constraint project_entries_note check (kind <> 'note' or body <> '')
);
create index project_entries_project on public.project_entries (project_id, at);
create index project_entries_removed on public.project_entries (removed_at) where removed_at is not null;

create trigger log after insert or update or delete on public.project_entries
  for each row execute function private.log_activity('job', 'project_id', 'id');

create function private.tell_project(of_project uuid, of_kind text, of_details jsonb, of_audience text default 'customer') returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into public.project_entries (project_id, kind, audience, author, details)
  values (of_project, of_kind, of_audience, auth.uid(), of_details)
$$;

-- Days that are planned one after the other are one piece of news.
create function private.tell_dates(project public.projects) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  dates jsonb := jsonb_build_object('starts_on', project.starts_on, 'ends_on', project.ends_on);
begin
  update public.project_entries e set details = dates, at = now(), author = auth.uid()
  where e.id = (
    select newest.id from public.project_entries newest
    where newest.project_id = project.id and newest.kind = 'dates' and newest.at > now() - interval '10 minutes'
    order by newest.at desc limit 1
  );
  if not found then
    perform private.tell_project(project.id, 'dates', dates);
  end if;
end
$$;

create function private.tell_of_project() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (new.state, new.waiting_for) is distinct from (old.state, old.waiting_for)
    -- That a guarantee runs or ran out was told when the work was done.
    and (new.state, old.state) not in (('guarantee', 'done'), ('done', 'guarantee'))
  then
    insert into public.project_entries (project_id, kind, audience, author, body, details)
    values (new.id, 'state', 'customer', auth.uid(), new.waiting_note, jsonb_build_object('state', new.state,
      'waiting_for', new.waiting_for, 'guarantee_until', new.guarantee_until));
  end if;
  if (new.starts_on, new.ends_on) is distinct from (old.starts_on, old.ends_on) and new.state <> 'cancelled' then
    perform private.tell_dates(new);
  end if;
  return null;
end
$$;
create trigger tell after update on public.projects
  for each row execute function private.tell_of_project();

-- Writes a note, or what photos show, or another in place of the version that was read. An entry that its photos made before
-- its words arrived takes these.
create function public.save_project_entry(
  project_id uuid, id uuid, kind text, body text default '', stage text default null, audience text default 'internal',
  version integer default null
) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  words text := coalesce(private.trim_text(save_project_entry.body), '');
begin
  perform private.require_project(project_id);
  if kind not in ('note', 'photos') then
    raise check_violation using message = 'only notes and photos are written by hand', constraint = 'project_entries_kind';
  end if;
  insert into public.project_entries as e (id, project_id, kind, body, stage, audience, author)
  values (save_project_entry.id, save_project_entry.project_id, save_project_entry.kind, words, save_project_entry.stage,
    save_project_entry.audience, auth.uid())
  on conflict on constraint project_entries_pkey do update
    set body = excluded.body, stage = excluded.stage, audience = excluded.audience, version = e.version + 1
    where e.project_id = excluded.project_id and e.kind = excluded.kind and (
      e.version = save_project_entry.version
      or save_project_entry.version is null and e.kind = 'photos' and e.body = '' and e.version = 1 and e.author = auth.uid())
      and (e.body, e.stage, e.audience) is distinct from (excluded.body, excluded.stage, excluded.audience);
  if not found and not exists (
    select from public.project_entries e
    where e.id = save_project_entry.id and e.project_id = save_project_entry.project_id
      and (e.body, e.stage, e.audience) is not distinct from (words, save_project_entry.stage, save_project_entry.audience)
  ) then
    perform private.refuse_as('changed', 'the entry changed meanwhile');
  end if;
end
$$;

-- Takes an entry away that somebody wrote, with its photos, or brings it back.
create function public.remove_project_entry(id uuid, removed boolean default true) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_office();
  update public.project_entries e set removed_at = case when removed then coalesce(e.removed_at, now()) end
  where e.id = remove_project_entry.id and e.kind in ('note', 'photos');
  if not found then
    perform private.refuse_change('404', 'no such entry');
  end if;
end
$$;

revoke all on function private.tell_project(uuid, text, jsonb, text), private.tell_dates(public.projects),
  private.tell_of_project() from public;
revoke all on function public.save_project_entry(uuid, uuid, text, text, text, text, integer),
  public.remove_project_entry(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.save_project_entry(uuid, uuid, text, text, text, text, integer),
  public.remove_project_entry(uuid, boolean) to authenticated;

alter table public.project_entries enable row level security;
revoke all on public.project_entries from public, anon, authenticated, service_role;
grant select on public.project_entries to authenticated;
create policy "Employees and admins read entries of projects" on public.project_entries
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "The office reads entries of projects by its second factor" on public.project_entries
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
