-- Everything of a project on one screen: for the office all of it, for the customer and those with whom he shares it what is
-- for him. As domain/src/project describes it.

-- Somebody of the firm: {id, name}; null for nobody, and for whoever is there no more.
create function private.colleague(of_user uuid) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', u.id, 'name', private.person_name(u.id)) from auth.users u where u.id = of_user
$$;

-- The same as a customer is told it: whoever has no name is the firm, whose addresses are nobody's to know.
create function private.colleague_for(of_user uuid, side text) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select case when side = 'office' then private.colleague(of_user) else (
    select jsonb_build_object('id', p.user_id, 'name', p.name) from public.profiles p
    where p.user_id = of_user and coalesce(p.name, '') <> '') end
$$;

create function private.told_project(project public.projects, side text) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select to_jsonb(project) - array['email_normalised', 'search_text', 'created_by']
    || jsonb_build_object('lead', private.colleague_for(project.lead, side))
$$;

create function private.entries_of_project(of_project uuid, side text) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'body', e.body, 'stage', e.stage,
    'audience', e.audience, 'author', private.colleague_for(e.author, side), 'at', e.at, 'details', e.details,
    'version', e.version) order by e.at desc, e.id), '[]')
  from (
    select * from public.project_entries n
    where n.project_id = of_project and n.removed_at is null and (side = 'office' or n.audience = 'customer')
    order by n.at desc, n.id limit 500
  ) as e
$$;

create function private.photos_of_project(of_project uuid, side text) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'entry_id', p.entry_id, 'path', p.path,
    'small_path', p.small_path, 'stage', p.stage, 'audience', p.audience, 'width', p.width, 'height', p.height,
    'created_at', p.created_at, 'permitted_at', p.permitted_at, 'permitted_by', p.permitted_name,
    'gallery_id', p.gallery_id) order by p.created_at, p.id), '[]')
  from public.project_photos p join public.project_entries e on e.id = p.entry_id
  where p.project_id = of_project and p.removed_at is null and e.removed_at is null
    and (side = 'office' or p.audience = 'customer' and e.audience = 'customer')
$$;

create function private.tasks_of_project(of_project uuid, side text) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'due_on', t.due_on, 'audience', t.audience,
    'assignee', private.colleague_for(t.assignee, side), 'done_at', t.done_at, 'created_at', t.created_at,
    'version', t.version) order by t.created_at, t.id), '[]')
  from public.project_tasks t
  where t.project_id = of_project and t.removed_at is null and (side = 'office' or t.audience = 'customer')
$$;

-- Quotes that were accepted come by themselves, once their documents are there.
create function private.documents_of_project(project public.projects, side text) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select coalesce(jsonb_agg(to_jsonb(d) order by d.created_at, d.id), '[]')
  from (
    select q.id, 'quote' as kind, q.number as name, null as path, 'application/pdf' as type, null::integer as bytes,
      'customer' as audience, q.updated_at as created_at
    from public.quotes q
    where (q.id = project.quote_id or q.project_id = project.id) and q.state = 'accepted' and q.document_path is not null
    union all
    select f.id, 'file', f.name, f.path,
      case split_part(f.path, '.', 2) when 'pdf' then 'application/pdf' when 'jpg' then 'image/jpeg'
        else 'image/' || split_part(f.path, '.', 2) end,
      f.bytes, f.audience, f.created_at
    from public.project_documents f
    where f.project_id = project.id and f.removed_at is null and (side = 'office' or f.audience = 'customer')
  ) as d
$$;

create function private.quotes_of_project(project public.projects, side text) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'number', q.number, 'revision', q.revision, 'title', q.title,
    'state', q.state, 'extra', q.project_id is not null,
    'total', case when q.state = 'accepted' then private.accepted_total(q) else q.total end,
    'valid_until', q.valid_until) order by q.created_at, q.id), '[]')
  from public.quotes q
  where (q.id = project.quote_id or q.project_id = project.id)
    and (side = 'office' or q.state not in ('draft', 'replaced'))
$$;

create function private.members_of_project(of_project uuid) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'email', m.email, 'language', m.language,
    'invited_at', m.invited_at, 'has_account', private.account_of(m.email_normalised) is not null)
    order by m.invited_at, m.id), '[]')
  from public.project_members m where m.project_id = of_project
$$;

-- Null for a project that is not there, or is none of the caller's.
create function public.read_project(project_id uuid) returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC' set jit = off
as $$
declare
  project public.projects;
  side text := private.project_side(project_id);
begin
  select * into project from public.projects p where p.id = read_project.project_id;
  if project.id is null or side is null then
    return null;
  end if;
  return jsonb_build_object(
    'side', side,
    'may', jsonb_build_object(
      'accept_quotes', side = 'customer',
      'share', side in ('office', 'customer'),
      'review', side = 'customer' and private.may_review(project),
      'allow_publishing', side = 'customer'),
    'project', private.told_project(project, side),
    'days', private.days_of_project(project.id),
    'entries', private.entries_of_project(project.id, side),
    'photos', private.photos_of_project(project.id, side),
    'tasks', private.tasks_of_project(project.id, side),
    'documents', private.documents_of_project(project, side),
    'members', private.members_of_project(project.id),
    'quotes', private.quotes_of_project(project, side),
    'review', private.review_of_project(project.id));
end
$$;

revoke all on function private.colleague(uuid), private.colleague_for(uuid, text), private.told_project(public.projects, text),
  private.entries_of_project(uuid, text), private.photos_of_project(uuid, text), private.tasks_of_project(uuid, text),
  private.documents_of_project(public.projects, text), private.quotes_of_project(public.projects, text),
  private.members_of_project(uuid) from public;
revoke all on function public.read_project(uuid) from public, anon, authenticated, service_role;
grant execute on function public.read_project(uuid) to authenticated;
