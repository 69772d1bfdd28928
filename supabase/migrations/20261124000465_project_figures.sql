-- How much work crews have week by week, and what was quoted and won month by month.

-- Open spans of the days of a week.
create function private.open_spans(monday date) returns tstzmultirange
  language sql stable security definer set search_path = ''
as $$
  select coalesce(range_agg(tstzrange(private.local_moment(days.day, hours.opens),
    private.local_moment(days.day, hours.closes))), '{}')
  from (select monday + later as day from generate_series(0, 6) as later) as days
  join private.opening_hours hours on hours.weekday = extract(isodow from days.day)
  where not exists (select from private.public_holidays h where h.day = days.day)
$$;

-- [{crew, crew_name, week, planned, capacity}] in minutes within the opening hours, of at most 26 weeks from that of a day on. Crews that are
-- given no new work come only where they have some.
create function public.read_workload(from_day date, weeks integer) returns jsonb
  language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  perform private.require_office();
  return (
    with wanted as materialized (
      select monday.day, private.open_spans(monday.day) as spans,
        tstzrange(private.local_moment(monday.day, time '00:00'), private.local_moment(monday.day + 7, time '00:00')) as whole
      from generate_series(0, greatest(1, least(weeks, 26)) - 1) as later
      cross join lateral (
        select date_trunc('week', greatest(from_day, date '2020-01-01'))::date + 7 * later as day) as monday
    ), loads as (
      select c.number, c.name, c.active, w.day,
        private.minutes_of(w.spans - coalesce((
          select range_agg(tstzrange(b.starts_at, b.ends_at))
          from private.blocked_within(w.whole) b where b.crew is null or b.crew = c.number), '{}')) as capacity,
        coalesce((
          select sum(private.minutes_of(tstzmultirange(r.occupied) * w.spans))
          from private.reservations r
          where r.crew = c.number and r.expires_at is null and r.occupied && w.whole), 0) as planned
      from wanted w cross join public.crews c
    )
    select coalesce(jsonb_agg(jsonb_build_object('crew', l.number, 'crew_name', l.name, 'week', l.day, 'planned', l.planned,
      'capacity', case when l.active then l.capacity else 0 end) order by l.day, l.number), '[]')
    from loads l where l.active or l.planned > 0
  );
end
$$;

-- [{month, quotes, quoted, jobs, won}] of the last months, at most sixty, the oldest first; in cents with tax. A quote counts in the
-- month in which its first version was sent, with what its newest says; a job in the month in which it was agreed.
create function public.read_won_by_month(months integer default 12) returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'Europe/Amsterdam' set jit = off
as $$
begin
  perform private.require_office();
  return (
    with wanted as materialized (
      select (date_trunc('month', private.local_day(now())) - make_interval(months => later))::date as first_day
      from generate_series(0, greatest(1, least(months, 60)) - 1) as later
    ), offered as (
      select distinct on (q.number) date_trunc('month', first_value(q.sent_at) over versions)::date as month,
        case when q.state = 'accepted' then private.accepted_total(q) else q.total end as value
      from public.quotes q where q.number is not null
      window versions as (partition by q.number order by q.revision)
      order by q.number, q.revision desc
    ), agreed as (
      select date_trunc('month', q.updated_at)::date as month, private.accepted_total(q) as value
      from public.quotes q where q.state = 'accepted'
      union all
      select date_trunc('month', p.created_at)::date, p.agreed_cents
      from public.projects p where p.agreed_cents > 0 and p.state <> 'cancelled'
    )
    select jsonb_agg(jsonb_build_object('month', to_char(w.first_day, 'YYYY-MM'),
      'quotes', (select count(*) from offered o where o.month = w.first_day),
      'quoted', (select coalesce(sum(o.value), 0) from offered o where o.month = w.first_day),
      'jobs', (select count(*) from agreed a where a.month = w.first_day),
      'won', (select coalesce(sum(a.value), 0) from agreed a where a.month = w.first_day)) order by w.first_day)
    from wanted w
  );
end
$$;

revoke all on function private.open_spans(date) from public;
revoke all on function public.read_workload(date, integer), public.read_won_by_month(integer)
  from public, anon, authenticated, service_role;
grant execute on function public.read_workload(date, integer), public.read_won_by_month(integer) to authenticated;
