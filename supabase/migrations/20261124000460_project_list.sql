-- The office's list of projects, a page at a time, and where all jobs are, from the first word to the end of the guarantee.

create function private.listed_project(project public.projects) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object('id', project.id, 'title', project.title, 'name', project.name,
    'street_address', project.street_address, 'postal_code', project.postal_code, 'state', project.state,
    'waiting_for', project.waiting_for, 'starts_on', project.starts_on, 'ends_on', project.ends_on,
    'guarantee_until', project.guarantee_until, 'value_cents', project.value_cents,
    'crews', coalesce((
      select jsonb_agg(distinct v.crew order by v.crew) from public.visits v
      where v.project_id = project.id and v.state <> 'cancelled' and v.crew is not null), '[]'),
    'lead_name', private.colleague(project.lead) ->> 'name',
    'open_tasks', (select count(*) from public.project_tasks t
      where t.project_id = project.id and t.removed_at is null and t.done_at is null),
    'photos', (select count(*) from public.project_photos p where p.project_id = project.id and p.removed_at is null),
    'updated_at', project.updated_at, 'version', project.version)
$$;

-- Filter: {states: […], search, crew}, of which any may be missing. What changed last comes first. Answers {rows, next}, where
-- `next` is null at the end, and else what the next page comes `after`.
create function public.list_projects(filter jsonb default '{}', after jsonb default null, page_size integer default 50)
  returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC' set jit = off
as $$
declare
  most integer := greatest(1, least(page_size, 200));
  patterns text[] := private.search_patterns(filter ->> 'search');
  listed jsonb;
begin
  perform private.require_office();
  select coalesce(jsonb_agg(private.listed_project(page.p) order by (page.p).updated_at desc, (page.p).id desc), '[]')
  into listed
  from (
    select p from public.projects p
    where (not filter ? 'states' or p.state = any (array(select jsonb_array_elements_text(filter -> 'states'))))
      and p.search_text like all (patterns)
      and (filter ->> 'crew' is null or exists (
        select from public.visits v
        where v.project_id = p.id and v.crew = (filter ->> 'crew')::integer and v.state <> 'cancelled'))
      and (after is null or (p.updated_at, p.id) < ((after ->> 'value')::timestamptz, (after ->> 'id')::uuid))
    order by p.updated_at desc, p.id desc limit most + 1
  ) as page;
  return jsonb_build_object(
    'rows', (select coalesce(jsonb_agg(item.value order by item.place), '[]')
      from jsonb_array_elements(listed) with ordinality as item (value, place) where item.place <= most),
    'next', case when jsonb_array_length(listed) > most then jsonb_build_object(
      'value', listed -> (most - 1) -> 'updated_at', 'id', listed -> (most - 1) -> 'id') end);
end
$$;

-- [{stage, count, value}] in their order, in cents with tax: requests that wait for a quote, quotes that wait for an answer, and
-- projects by their state; of what is done, the last thirty days.
create function public.read_pipeline() returns jsonb
  language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  perform private.require_office();
  return (
    with jobs (stage, value) as (
      select 'requests', 0::bigint from public.request_handlings h where h.state in ('new', 'in-progress', 'visit-planned')
      union all
      select 'quotes', q.total from public.quotes q where q.state in ('sent', 'change-asked')
      union all
      select p.state, p.value_cents from public.projects p
      where p.state in ('planned', 'in-progress', 'waiting', 'guarantee')
        or p.state = 'done' and p.done_at > now() - interval '30 days'
    )
    select jsonb_agg(jsonb_build_object('stage', stages.name, 'count', counted.count, 'value', counted.value) order by stages.place)
    from unnest(array['requests', 'quotes', 'planned', 'in-progress', 'waiting', 'done', 'guarantee'])
      with ordinality as stages (name, place)
    cross join lateral (
      select count(*) as count, coalesce(sum(j.value), 0) as value from jobs j where j.stage = stages.name
    ) as counted
  );
end
$$;

revoke all on function private.listed_project(public.projects) from public;
revoke all on function public.list_projects(jsonb, jsonb, integer), public.read_pipeline()
  from public, anon, authenticated, service_role;
grant execute on function public.list_projects(jsonb, jsonb, integer), public.read_pipeline() to authenticated;
