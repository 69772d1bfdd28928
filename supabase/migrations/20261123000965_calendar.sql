-- What the office sees of its calendar.

create function private.minutes_of(spans tstzmultirange) returns integer
  language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(sum(extract(epoch from upper(span) - lower(span)) / 60), 0)::integer from unnest(spans) as span
$$;

-- The days from one up to and with another: holiday, hours, how many minutes crews can work in them, and how many of
-- these are given out.
create function private.calendar_days(from_day date, to_day date) returns jsonb
  language sql stable security definer set search_path = '' set jit = off
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'day', days.day, 'holiday', days.holiday,
    'opens', to_char(hours.opens, 'HH24:MI'), 'closes', to_char(hours.closes, 'HH24:MI'),
    'capacity', coalesce((
      select sum(private.minutes_of(tstzmultirange(open.span) - coalesce(blocked.spans, '{}')))
      from public.crews c
      cross join lateral (
        select range_agg(tstzrange(w.starts_at, w.ends_at)) as spans
        from private.blocked_within(open.span) w where w.crew is null or w.crew = c.number
      ) as blocked
      where c.active and open.span is not null
    ), 0),
    'taken', coalesce((
      select sum(private.minutes_of(tstzmultirange(r.occupied * open.span)))
      from private.reservations r where r.expires_at is null and r.occupied && open.span
    ), 0)
  ) order by days.day), '[]')
  from generate_series(0, to_day - from_day) as days_later
  cross join lateral (
    select from_day + days_later as day,
      exists (select from private.public_holidays h where h.day = from_day + days_later) as holiday
  ) as days
  left join private.opening_hours hours on hours.weekday = extract(isodow from days.day) and not days.holiday
  cross join lateral (
    select case when hours.weekday is not null then tstzrange(
      private.local_moment(days.day, hours.opens), private.local_moment(days.day, hours.closes)) end as span
  ) as open
$$;

-- Bookings that are none any more are left out; so are visits that were called off.
create function private.calendar_bookings(span tstzrange) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', b.id, 'reference', private.booking_reference(b.id), 'sequence', b.sequence, 'status', b.status,
    'starts_at', b.starts_at, 'ends_at', b.ends_at, 'crew', r.crew, 'name', b.name, 'phone', b.phone,
    'email', b.email, 'street_address', b.street_address, 'postal_code', b.postal_code_normalised,
    'square_meters', b.square_meters, 'material', b.material, 'height', b.height, 'access', b.access,
    'impregnation', b.impregnation, 'remarks', b.remarks, 'photos', cardinality(b.photos), 'language', b.language,
    'lacks_early_start', private.lacks_early_start(b), 'confirm_until', private.confirm_until(b.created_at),
    'weather_note', b.weather_note
  ) order by b.starts_at, b.id), '[]')
  from public.facade_bookings b left join private.reservations r on r.id = b.id
  where b.status in ('requested', 'confirmed') and b.starts_at < upper(span) and b.ends_at > lower(span)
$$;

create function private.calendar_visits(span tstzrange) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', v.id, 'version', v.version, 'request_id', v.request_id, 'booking_id', v.booking_id,
    'project_id', v.project_id, 'project_title', c.project_title, 'title', v.title,
    'crew', v.crew, 'starts_at', v.starts_at, 'ends_at', v.ends_at, 'weather_note', v.weather_note, 'state', v.state,
    'name', c.name, 'phone', c.phone, 'street_address', c.street_address, 'postal_code', c.postal_code
  ) order by v.starts_at, v.id), '[]')
  from public.visits v cross join lateral private.contact_of_visit(v) as c
  where v.state <> 'cancelled' and v.starts_at < upper(span) and v.ends_at > lower(span)
$$;

-- Each time that is blocked, and by which row: one that repeats comes several times.
create function private.calendar_blocks(span tstzrange) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', w.id, 'crew', w.crew, 'starts_at', w.starts_at, 'ends_at', w.ends_at, 'reason', b.reason, 'kind', b.kind,
    'repeats', b.repeats, 'repeats_until', b.repeats_until,
    'first_starts_at', b.starts_at, 'first_ends_at', b.ends_at
  ) order by w.starts_at, w.id), '[]')
  from private.blocked_within(span) w join public.blocked_times b on b.id = w.id
$$;

-- The days from the first up to and with the last, at most a hundred: {crews, bookings, visits, blocks, days}, as
-- domain/src/calendar describes it. In the time of the Netherlands, as all of it.
create function public.read_calendar(from_day date, to_day date) returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  first_day date := greatest(from_day, private.local_day(now()) - 3660);
  last_day date := least(to_day, first_day + 99, private.local_day(now()) + 3660);
  span tstzrange;
begin
  perform private.require_office();
  if first_day is null or last_day is null or last_day < first_day then
    perform private.refuse_change('400', 'no such days');
  end if;
  span := tstzrange(private.local_moment(first_day, '00:00'), private.local_moment(last_day + 1, '00:00'));
  return jsonb_build_object(
    'crews', coalesce((
      select jsonb_agg(jsonb_build_object('number', c.number, 'name', c.name, 'colour', c.colour, 'active', c.active,
        'has_feed', c.feed_since is not null) order by c.number)
      from public.crews c
    ), '[]'),
    'bookings', private.calendar_bookings(span),
    'visits', private.calendar_visits(span),
    'blocks', private.calendar_blocks(span),
    'days', private.calendar_days(first_day, last_day)
  );
end
$$;

revoke all on function private.minutes_of(tstzmultirange), private.calendar_days(date, date), private.calendar_bookings(tstzrange),
  private.calendar_visits(tstzrange), private.calendar_blocks(tstzrange) from public;
revoke all on function public.read_calendar(date, date) from public, anon, authenticated, service_role;
grant execute on function public.read_calendar(date, date) to authenticated;

create trigger log after insert or update or delete on public.visits
  for each row execute function private.log_activity('visit', 'id');
create constraint trigger redact after delete on public.visits deferrable initially deferred
  for each row execute function private.redact_activity('visit', 'id');
-- What a deploy tells of crews is nobody's deed.
create trigger log after insert or update on public.crews
  for each row when (auth.uid() is not null) execute function private.log_activity('crew', 'number');
create trigger log after insert or update or delete on public.booking_settings
  for each row execute function private.log_activity('booking-setting', 'name');
