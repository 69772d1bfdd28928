-- The office plans visits. They keep to no opening hours, but no crew is in two places, nor works when it is away.

-- Stores a visit as {id, version, request_id, booking_id, project_id, title, crew, starts_at, ends_at, weather_note, state} says; the
-- version is that of the visit that it takes the place of, null for a new one. Returns the version that it has then.
-- A visit of a project stays one. Refused with the code `taken` where the crew has no time, and `changed` where it is another visit by now.
create function public.save_visit(visit jsonb) returns integer
  language plpgsql volatile security definer set search_path = '' set jit = off
as $$
declare
  wanted public.visits := jsonb_populate_record(null::public.visits, visit);
  stored public.visits;
begin
  perform private.require_office();
  wanted.title := coalesce(private.one_line(wanted.title), '');
  wanted.weather_note := coalesce(private.trim_text(wanted.weather_note), '');
  wanted.state := coalesce(wanted.state, 'planned');
  -- Whoever comes too late hears so without waiting.
  if wanted.crew is not null and not exists (select from public.visits v where v.id = wanted.id) and private.free_crew(
    private.occupied_by(wanted.starts_at, wanted.ends_at), now(), wanted.id, wanted.crew) is null
  then
    perform private.refuse_as('taken', 'the crew has no time');
  end if;
  perform private.lock_calendar();
  -- Its time stands under its id.
  if exists (select from private.reservations r join public.facade_bookings b on b.id = r.id where r.id = wanted.id) then
    raise unique_violation using message = 'a booking has this id';
  -- One that was there when it was read, and is gone.
  elsif wanted.version is not null and not exists (select from public.visits v where v.id = wanted.id) then
    perform private.refuse_as('changed', 'the visit is gone');
  end if;
  insert into public.visits as v
    (id, request_id, booking_id, project_id, title, crew, starts_at, ends_at, weather_note, state)
  values (wanted.id, wanted.request_id, wanted.booking_id, wanted.project_id, wanted.title, wanted.crew, wanted.starts_at, wanted.ends_at,
    wanted.weather_note, wanted.state)
  on conflict (id) do update
  set request_id = excluded.request_id, booking_id = excluded.booking_id,
      project_id = coalesce(excluded.project_id, v.project_id), title = excluded.title,
      crew = excluded.crew, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      weather_note = excluded.weather_note, state = excluded.state, version = v.version + 1,
      changed_at = now()
  where v.version = wanted.version
  returning * into stored;
  if stored.id is null then
    -- Sent again because the answer was lost; what says something else is not taken for stored.
    select * into stored from public.visits v where v.id = wanted.id;
    if wanted.version is null and stored.version = 1
      and (stored.request_id, stored.booking_id, stored.project_id, stored.title, stored.crew, stored.starts_at, stored.ends_at,
          stored.weather_note, stored.state)
        is not distinct from (wanted.request_id, wanted.booking_id, wanted.project_id, wanted.title, wanted.crew, wanted.starts_at,
          wanted.ends_at, wanted.weather_note, wanted.state)
    then
      return 1;
    end if;
    perform private.refuse_as('changed', 'the visit changed meanwhile');
  elsif stored.state = 'cancelled' or stored.crew is null then
    delete from private.reservations r where r.id = stored.id;
  elsif not private.take_slot(stored.id, private.occupied_by(stored.starts_at, stored.ends_at), null, stored.crew) then
    perform private.refuse_as('taken', 'the crew has no time');
  end if;
  return stored.version;
end
$$;
revoke all on function public.save_visit(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.save_visit(jsonb) to authenticated;
