-- Times that can be booked: the same arithmetic as domain/src/booking/slots, in the time of the Netherlands.
-- Functions take the moment that counts as now, so that tests can ask about any.

create function private.local_day(moment timestamptz) returns date
  language sql stable parallel safe set search_path = ''
as $$
  select (moment at time zone 'Europe/Amsterdam')::date
$$;

-- The instant at which clocks in the Netherlands show the given time.
create function private.local_moment(day date, time_of_day time) returns timestamptz
  language sql stable parallel safe set search_path = ''
as $$
  select (day + time_of_day) at time zone 'Europe/Amsterdam'
$$;

-- The day so many working days (Monday to Friday, no holidays) after the given one, or before it where the
-- number is negative.
create function private.add_working_days(day date, count integer) returns date
  language sql stable security definer set search_path = ''
as $$
  select case when count = 0 then day else (
    select candidate from (
      select day + sign(count)::integer * distance as candidate, distance
      from generate_series(1, abs(count) * 7 + 60) as distance
    ) as candidates
    where extract(isodow from candidate) <= 5
      and not exists (select from private.public_holidays h where h.day = candidate)
    order by distance offset abs(count) - 1 limit 1
  ) end
$$;

-- Every start that the rules allow, taken or not.
create function private.possible_slots(of_size text, from_day date, to_day date, at_time timestamptz)
  returns table (starts_at timestamptz, ends_at timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select start, start + make_interval(mins => length.minutes)
  from private.booking_rules rules
  join private.visit_lengths length on length.size = of_size and length.minutes is not null
  cross join lateral (
    select greatest(from_day, private.add_working_days(private.local_day(at_time), rules.lead_working_days)),
      least(to_day, private.local_day(at_time) + rules.horizon_days)
  ) as bookable (first, last)
  cross join lateral generate_series(0, bookable.last - bookable.first) as days_later
  cross join lateral (select bookable.first + days_later) as open_day (day)
  join private.opening_hours hours on hours.weekday = extract(isodow from open_day.day)
  cross join lateral generate_series(
    private.local_moment(open_day.day, hours.opens),
    private.local_moment(open_day.day, hours.closes) - make_interval(mins => length.minutes),
    make_interval(mins => rules.starts_every)
  ) as start
  where start > at_time
    and not exists (select from private.public_holidays h where h.day = open_day.day)
$$;

-- What a visit from one moment to another takes of a crew.
create function private.occupied_by(starts_at timestamptz, ends_at timestamptz) returns tstzrange
  language sql stable security definer set search_path = ''
as $$
  select tstzrange(starts_at, ends_at + make_interval(mins => rules.travel_buffer))
  from private.booking_rules rules
$$;

-- When blocked times lie in a span, each as often as it repeats there.
create function private.blocked_within(span tstzrange)
  returns table (id bigint, crew smallint, starts_at timestamptz, ends_at timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select b.id, b.crew, b.starts_at, b.ends_at from public.blocked_times b
  where b.ends_at > lower(span) and b.starts_at < upper(span)
  union all
  select b.id, b.crew, again.starts_at, again.ends_at
  from public.blocked_times b
  cross join lateral (select case b.repeats when 'weekly' then 7 else 14 end) as every (days)
  cross join lateral generate_series(
    greatest(1, (private.local_day(lower(span)) - private.local_day(b.ends_at)) / every.days),
    (private.local_day(upper(span)) - private.local_day(b.starts_at)) / every.days
  ) as turn
  cross join lateral (
    select private.local_moment(
        private.local_day(b.starts_at) + turn * every.days, (b.starts_at at time zone 'Europe/Amsterdam')::time),
      private.local_moment(
        private.local_day(b.ends_at) + turn * every.days, (b.ends_at at time zone 'Europe/Amsterdam')::time)
  ) as again (starts_at, ends_at)
  where b.repeats <> 'never' and b.starts_at < upper(span)
    and again.ends_at > lower(span) and again.starts_at < upper(span) and again.starts_at < again.ends_at
    and (b.repeats_until is null or private.local_day(b.starts_at) + turn * every.days <= b.repeats_until)
$$;

-- The first crew that has time, or the one that is asked for; null where none has. What the booking itself holds does
-- not stand in its way.
create function private.free_crew(
  wanted tstzrange, at_time timestamptz, booking_id uuid default null, of_crew smallint default null
) returns smallint
  language sql stable security definer set search_path = ''
as $$
  select c.number
  from public.crews c
  where c.active and (of_crew is null or c.number = of_crew)
    and not exists (
      select from private.reservations r
      where r.crew = c.number and r.occupied && wanted and r.id is distinct from booking_id
        and (r.expires_at is null or r.expires_at > at_time)
    )
    and not exists (select from private.blocked_within(wanted) b where b.crew is null or b.crew = c.number)
  order by c.number limit 1
$$;

-- Free times of at most 62 days from the given one, or from the first that can be booked. Where the server can
-- compile queries it would take a second for what is found in milliseconds, so it is told not to.
create function private.slots_at(size text, from_day date, days integer, at_time timestamptz)
  returns table (starts_at timestamptz, ends_at timestamptz)
  language sql stable security definer set search_path = '' set jit = off
as $$
  with first_day as (
    select case
      when from_day is null
        then private.add_working_days(private.local_day(at_time), rules.lead_working_days)
      -- Nothing is bookable beyond, and dates far off cannot be counted with.
      else least(greatest(from_day, private.local_day(at_time) - 1000), private.local_day(at_time) + 1000)
    end as day
    from private.booking_rules rules
  )
  select slot.starts_at, slot.ends_at
  from first_day
  cross join lateral private.possible_slots(
    size, first_day.day, first_day.day + greatest(0, least(coalesce(days, 14), 62)) - 1, at_time) as slot
  where private.free_crew(private.occupied_by(slot.starts_at, slot.ends_at), at_time) is not null
  order by slot.starts_at
$$;

create function public.available_slots(size text, from_day date default null, days integer default 14)
  returns table (starts_at timestamptz, ends_at timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select slot.starts_at, slot.ends_at from private.slots_at(size, from_day, days, now()) as slot
$$;

-- Six free times nearest to the wanted one: of the same day first, then by distance.
create function private.nearest_slots(of_size text, wanted timestamptz) returns jsonb
  language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  -- Far off, moments cannot be counted with.
  target timestamptz := least(greatest(wanted, now()), now() + interval '732 days');
  around date := private.local_day(target);
  nearest jsonb;
  reach integer;
begin
  -- Usually a week or two hold enough; all that can be booked is looked through only where they do not.
  foreach reach in array array[7, 731] loop
    select coalesce(jsonb_agg(jsonb_build_object('starts_at', six.starts_at, 'ends_at', six.ends_at)
      order by six.place), '[]')
    into nearest
    from (
      -- Sorted before it is asked who has time, so that this is asked of few: the calendar waits meanwhile.
      select slot.* from (
        select possible.*, row_number() over (
          order by private.local_day(possible.starts_at) <> around,
            abs(extract(epoch from possible.starts_at - target)), possible.starts_at) as place
        from private.possible_slots(of_size, around - reach, around + reach, now()) as possible
        order by place offset 0
      ) as slot
      where private.free_crew(private.occupied_by(slot.starts_at, slot.ends_at), now()) is not null
      order by slot.place limit 6
    ) as six;
    exit when jsonb_array_length(nearest) = 6;
  end loop;
  return nearest;
end
$$;

revoke all on function private.local_day(timestamptz), private.local_moment(date, time),
  private.add_working_days(date, integer), private.possible_slots(text, date, date, timestamptz),
  private.occupied_by(timestamptz, timestamptz), private.blocked_within(tstzrange),
  private.free_crew(tstzrange, timestamptz, uuid, smallint),
  private.slots_at(text, date, integer, timestamptz), private.nearest_slots(text, timestamptz) from public;
revoke all on function public.available_slots(text, date, integer) from public;
grant execute on function public.available_slots(text, date, integer) to anon, authenticated, service_role;
