-- Projects of a person: told, erased, and kept no longer. A done job belongs to the invoices, and stays as long as they do,
-- without its photos, notes and people: these go earlier. What came to nothing goes like a quote that nobody accepted.

-- Whether there is still work to be done for a project, so that it stays whatever its customer asks.
create function private.is_live_project(project public.projects) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select project.state in ('planned', 'in-progress', 'waiting')
$$;

-- Whether tax law keeps a project: work was done for it, or is going on.
create function private.is_kept_job(project public.projects) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select project.state <> 'cancelled'
$$;

-- Everything of projects of an address, and which others are shared with it.
create function private.project_data(of_address text) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object('projects', coalesce((
    select jsonb_agg(to_jsonb(p) - array['email_normalised', 'search_text', 'created_by', 'lead', 'version'] || jsonb_build_object(
      'days', private.days_of_project(p.id),
      'entries', (
        select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'body', e.body, 'at', e.at, 'details', e.details) order by e.at), '[]')
        from public.project_entries e where e.project_id = p.id),
      'photos', (
        select coalesce(jsonb_agg(jsonb_build_object('path', f.path, 'stage', f.stage, 'created_at', f.created_at,
          'permitted_at', f.permitted_at, 'permitted_name', f.permitted_name) order by f.created_at), '[]')
        from public.project_photos f where f.project_id = p.id),
      'documents', (
        select coalesce(jsonb_agg(jsonb_build_object('path', d.path, 'name', d.name, 'created_at', d.created_at) order by d.created_at), '[]')
        from public.project_documents d where d.project_id = p.id),
      'tasks', (
        select coalesce(jsonb_agg(jsonb_build_object('title', t.title, 'due_on', t.due_on, 'done_at', t.done_at) order by t.created_at), '[]')
        from public.project_tasks t where t.project_id = p.id),
      'shared_with', (
        select coalesce(jsonb_agg(jsonb_build_object('name', m.name, 'email', m.email, 'invited_at', m.invited_at) order by m.invited_at), '[]')
        from public.project_members m where m.project_id = p.id),
      'review', private.review_of_project(p.id),
      'mails', (
        select coalesce(jsonb_agg(jsonb_build_object('kind', n.kind, 'created_at', n.created_at, 'sent_at', n.sent_at) order by n.created_at), '[]')
        from public.notifications n where n.project_id = p.id)) order by p.created_at)
    from public.projects p where p.email_normalised = of_address
  ), '[]'), 'shared_projects', coalesce((
    select jsonb_agg(jsonb_build_object('title', p.title, 'name', m.name, 'invited_at', m.invited_at) order by m.invited_at)
    from public.project_members m join public.projects p on p.id = m.project_id where m.email_normalised = of_address
  ), '[]'), 'project_files', coalesce((
    select jsonb_agg(shown.path order by shown.path)
    from public.projects p cross join lateral (
      select f.path from public.project_photos f where f.project_id = p.id and private.is_shown_photo(f)
      union all
      select d.path from public.project_documents d
      where d.project_id = p.id and d.audience = 'customer' and d.removed_at is null
    ) as shown
    where p.email_normalised = of_address
  ), '[]'))
$$;

create function private.erase_projects(of_address text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.project_members m where m.email_normalised = of_address;
  -- Nor does the log tell with whom somebody shared his project, also where he does no longer.
  update public.activity_log l set before = private.redacted(l.before), after = private.redacted(l.after)
  where l.record_kind = 'job' and l.part = 'project_members' and exists (
    select from public.activity_log told
    where told.record_kind = 'job' and told.record_id = l.record_id and told.part_id = l.part_id
      and private.normalise_email(coalesce(told.after, told.before) ->> 'email') = of_address);
  insert into private.withheld_records (id, what, subject, record, happened_at)
  select p.id, 'invoices', private.person_subject(of_address), jsonb_build_object(
    'name', p.name, 'street_address', p.street_address, 'postal_code', p.postal_code, 'title', p.title,
    'value_cents', p.value_cents, 'starts_on', p.starts_on, 'ends_on', p.ends_on, 'done_at', p.done_at,
    'guarantee_until', p.guarantee_until), coalesce(p.done_at, p.updated_at)
  from public.projects p
  where p.email_normalised = of_address and private.is_kept_job(p) and not private.is_live_project(p);
  update public.project_gallery g set published_at = null, permission = null, permitted_on = null
  where g.permission = 'account' and g.id in (
    select f.gallery_id from public.project_photos f join public.projects p on p.id = f.project_id
    where p.email_normalised = of_address and not private.is_live_project(p));
  delete from public.projects p where p.email_normalised = of_address and not private.is_live_project(p);
end
$$;

-- At most a thousand of each: {invoices, quotes}. What the office took away goes after a day; of a job that is done, photos
-- that the gallery does not show, notes, tasks and people go two years later, and no earlier than its guarantee ends.
create function private.forget_projects() returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  erased jsonb;
begin
  -- By the row of a photo its customer takes back what he allowed, so it stays while the gallery shows that photo.
  delete from public.project_entries e
  where e.removed_at < private.kept_since('uploads')
    and not exists (select from public.project_photos p where p.entry_id = e.id and p.gallery_id is not null);
  delete from public.project_photos p where p.removed_at < private.kept_since('uploads') and p.gallery_id is null;
  delete from public.project_documents d where d.removed_at < private.kept_since('uploads');
  delete from public.project_tasks t where t.removed_at < private.kept_since('uploads');
  with over as (
    select p.id from public.projects p
    where p.done_at < private.kept_since('projects') and coalesce(p.guarantee_until < private.local_day(now()), true)
      and exists (
        select from public.project_entries e where e.project_id = p.id and not exists (
          select from public.project_photos f where f.entry_id = e.id and f.gallery_id is not null))
    order by p.done_at limit 1000
  ), members as (
    delete from public.project_members m using over where m.project_id = over.id
  ), tasks as (
    delete from public.project_tasks t using over where t.project_id = over.id
  ), photos as (
    delete from public.project_photos f using over where f.project_id = over.id and f.gallery_id is null
  )
  delete from public.project_entries e using over
  where e.project_id = over.id
    and not exists (select from public.project_photos f where f.entry_id = e.id and f.gallery_id is not null);
  with old as (
    select p.id, private.is_kept_job(p) as was_job from public.projects p
    where case when private.is_kept_job(p)
      then coalesce(p.done_at, p.updated_at) < private.kept_since('invoices')
        and coalesce(p.guarantee_until < private.local_day(now()), true)
      else p.updated_at < private.kept_since('quotes') end
    limit 1000 for update skip locked
  ), gone as (
    delete from public.projects p using old where p.id = old.id returning old.was_job
  )
  select jsonb_build_object('quotes', count(*) filter (where not was_job), 'invoices', count(*) filter (where was_job))
  into erased from gone;
  return erased;
end
$$;

-- Paths of files that no project names since a day, or whose project is gone.
create function public.orphaned_project_files(batch integer default 100, after text default '') returns setof text
  language sql stable security definer set search_path = ''
as $$
  select o.name from storage.objects o
  where o.bucket_id = 'project-files' and o.name collate "C" > after collate "C"
    and not exists (select from public.project_photos p where o.name in (p.path, p.small_path))
    and not exists (select from public.project_documents d where d.path = o.name)
    and (o.created_at < private.kept_since('uploads') or not exists (
      select from public.projects p where p.id::text = split_part(o.name, '/', 1)))
  order by o.name collate "C"
  limit greatest(0, least(batch, 1000))
$$;

-- {live, withheld}: how many are going on, and how many tax law keeps once they are erased.
create function private.count_projects(of_address text) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('live', count(*) filter (where private.is_live_project(p)),
    'withheld', count(*) filter (where private.is_kept_job(p) and not private.is_live_project(p)))
  from public.projects p where p.email_normalised = of_address
$$;

revoke all on function private.is_live_project(public.projects), private.count_projects(text), private.is_kept_job(public.projects), private.project_data(text), private.erase_projects(text),
  private.forget_projects() from public;
revoke all on function public.orphaned_project_files(integer, text) from public, anon, authenticated, service_role;
grant execute on function public.orphaned_project_files(integer, text) to service_role;
