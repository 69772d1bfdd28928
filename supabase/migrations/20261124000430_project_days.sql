-- Days of a project stand in the agenda as visits, with a crew whose time they take. The project says the first and the last.

-- Plans days as [{id, version, crew, starts_at, ends_at, state}] say, at most 31, all or none. 409 `taken` where a crew has no
-- time, `changed` where a day is another by now, or the project is called off.
create function public.plan_project_days(project_id uuid, days jsonb) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  day jsonb;
begin
  perform private.require_project(project_id);
  if jsonb_typeof(days) <> 'array' or jsonb_array_length(days) > 31 then
    perform private.refuse_change('400', 'no list of days');
  elsif exists (
    select from jsonb_to_recordset(days) as planned (id uuid) join public.visits v on v.id = planned.id
    where v.project_id is distinct from plan_project_days.project_id
  ) then
    perform private.refuse_change('404', 'no such day');
  end if;
  -- What gives time back comes first, so that two days may change places.
  for day in
    select planned.day from jsonb_array_elements(days) as planned (day)
    order by planned.day ->> 'state' = 'cancelled' desc
  loop
    perform public.save_visit(day || jsonb_build_object('project_id', project_id, 'request_id', null, 'booking_id', null,
      'title', '', 'weather_note', (select v.weather_note from public.visits v where v.id = (day ->> 'id')::uuid)));
  end loop;
  -- Looked at last, while nobody else has the calendar: what is not done any more takes no crew's time.
  if exists (select from public.projects p where p.id = plan_project_days.project_id and p.state = 'cancelled')
    and exists (select from jsonb_array_elements(days) as planned (day) where planned.day ->> 'state' is distinct from 'cancelled')
  then
    perform private.refuse_as('changed', 'the project is called off');
  end if;
end
$$;

create function private.follow_days() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.projects p set starts_on = planned.first, ends_on = planned.last
  from (
    select min(private.local_day(v.starts_at)) as first, max(private.local_day(v.ends_at - interval '1 microsecond')) as last
    from public.visits v
    where v.project_id = coalesce(new.project_id, old.project_id) and v.state <> 'cancelled'
  ) as planned
  where p.id = coalesce(new.project_id, old.project_id)
    and (p.starts_on, p.ends_on) is distinct from (planned.first, planned.last);
  return null;
end
$$;
create trigger tell_project after insert or update or delete on public.visits
  for each row execute function private.follow_days();

-- What is not done any more takes no crew's time.
create function private.free_days() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_calendar();
  with called_off as (
    update public.visits v set state = 'cancelled', version = v.version + 1, changed_at = now()
    where v.project_id = new.id and v.state = 'planned' and v.ends_at > now()
    returning v.id
  )
  delete from private.reservations r using called_off c where r.id = c.id;
  return null;
end
$$;
create trigger free_days after update of state on public.projects
  for each row when (new.state = 'cancelled' and old.state <> 'cancelled') execute function private.free_days();

create function private.days_of_project(of_project uuid) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'version', v.version, 'crew', v.crew,
    'crew_name', coalesce(c.name, ''), 'starts_at', v.starts_at, 'ends_at', v.ends_at, 'state', v.state)
    order by v.starts_at, v.id), '[]')
  from public.visits v left join public.crews c on c.number = v.crew
  where v.project_id = of_project and v.state <> 'cancelled'
$$;

revoke all on function private.follow_days(), private.free_days(), private.days_of_project(uuid) from public;
revoke all on function public.plan_project_days(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.plan_project_days(uuid, jsonb) to authenticated;
