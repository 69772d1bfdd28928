-- What the office does with a project itself: begins it by hand, corrects it, and takes its steps.

-- Stores a project as {id, version, request_id, title, language, name, email, phone, street_address, postal_code,
-- exterior_painting, agreed_cents, lead} says; the version is that of the project that it takes the place of, null for a
-- new one. Returns the version that it has then. 409 `changed` where another stands, `not_in_office` for a lead who does
-- not work there.
create function public.save_project(project jsonb) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted public.projects := jsonb_populate_record(null::public.projects, project);
  stored public.projects;
begin
  perform private.require_office();
  if wanted.request_id is not null then
    perform private.require_request(wanted.request_id);
  end if;
  if wanted.lead is not null and not private.works_in_office(wanted.lead) then
    perform private.refuse_as('not_in_office', 'only the office leads a project');
  end if;
  wanted.title := private.one_line(wanted.title);
  wanted.name := private.one_line(wanted.name);
  wanted.email := nullif(private.one_line(wanted.email), '');
  wanted.phone := coalesce(private.one_line(wanted.phone), '');
  wanted.street_address := private.one_line(wanted.street_address);
  wanted.postal_code := private.one_line(wanted.postal_code);
  wanted.agreed_cents := coalesce(wanted.agreed_cents, 0);
  insert into public.projects as p (id, request_id, title, language, name, email, phone, street_address, postal_code,
    exterior_painting, agreed_cents, value_cents, lead, created_by)
  values (wanted.id, wanted.request_id, wanted.title, wanted.language, wanted.name, wanted.email, wanted.phone,
    wanted.street_address, wanted.postal_code, wanted.exterior_painting, wanted.agreed_cents, wanted.agreed_cents, wanted.lead,
    auth.uid())
  on conflict (id) do update
  set title = excluded.title, language = excluded.language, name = excluded.name, email = excluded.email,
      phone = excluded.phone, street_address = excluded.street_address, postal_code = excluded.postal_code,
      exterior_painting = excluded.exterior_painting, agreed_cents = excluded.agreed_cents, lead = excluded.lead
  where p.version = wanted.version
  returning * into stored;
  if stored.id is not null then
    return stored.version;
  end if;
  -- Sent again because the answer was lost; what says something else is not taken for stored.
  select * into stored from public.projects p where p.id = wanted.id;
  if stored.version = coalesce(wanted.version, 0) + 1
    and (stored.title, stored.language, stored.name, stored.email, stored.phone, stored.street_address, stored.postal_code,
        stored.exterior_painting, stored.agreed_cents, stored.lead)
      is not distinct from (wanted.title, wanted.language, wanted.name, wanted.email, wanted.phone, wanted.street_address,
        wanted.postal_code, wanted.exterior_painting, wanted.agreed_cents, wanted.lead)
  then
    return stored.version;
  end if;
  perform private.refuse_as('changed', 'the project changed meanwhile');
  return null;
end
$$;

-- Takes the next step of a project, and returns its version. 409 `changed` where another version stands, `no_such_step`,
-- `reason_missing` for one that waits for nothing, `guarantee_unsaid` for one that is done while nobody said whether
-- painting outside was part of it. Taken again because the answer was lost, it answers the same.
create function public.move_project(
  id uuid, version integer, state text, waiting_for text default null, waiting_note text default '',
  exterior_painting boolean default null
) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  project public.projects;
begin
  perform private.require_office();
  -- Its days are given back: in the order in which others plan them, who take the calendar before the project.
  if move_project.state = 'cancelled' then
    perform private.lock_calendar();
  end if;
  select * into project from public.projects p where p.id = move_project.id for no key update;
  if not found then
    perform private.refuse_change('404', 'no such project');
  elsif project.version = move_project.version + 1 and project.state = move_project.state
    and project.waiting_for is not distinct from move_project.waiting_for
  then
    return project.version;
  elsif project.version is distinct from move_project.version then
    perform private.refuse_as('changed', 'the project changed meanwhile');
  elsif move_project.state = 'waiting' and move_project.waiting_for is null then
    perform private.refuse_as('reason_missing', 'a project waits for something');
  elsif move_project.state = 'done' and coalesce(move_project.exterior_painting, project.exterior_painting) is null then
    perform private.refuse_as('guarantee_unsaid', 'nobody said whether painting outside was part of it');
  end if;
  update public.projects p
  set state = move_project.state,
      waiting_for = case when move_project.state = 'waiting' then move_project.waiting_for end,
      waiting_note = coalesce(private.trim_text(move_project.waiting_note), ''),
      exterior_painting = coalesce(move_project.exterior_painting, p.exterior_painting)
  where p.id = project.id returning * into project;
  return project.version;
end
$$;

revoke all on function public.save_project(jsonb), public.move_project(uuid, integer, text, text, text, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.save_project(jsonb), public.move_project(uuid, integer, text, text, text, boolean)
  to authenticated;
