-- How the office does: what came week by week, how long those who asked waited, and when they come. Spam is left out.

-- {requests: [{week, source, language, requests, won}], answers: [{week, answered, in_time, waiting, median, ninety}],
-- bookings: [{week, bookings}], hours: [{weekday, hour, arrivals}], whole: the answers of all weeks}, from the week of a
-- day on. A week is named by its Monday, weekdays are 1 to 7 from Monday on, all by the clock here; of no source is what
-- came by the firm's own site. Minutes that somebody waited are those that passed for him, at night as well.
create function public.read_figures(since date) returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'Europe/Amsterdam'
as $$
declare
  begins timestamptz := private.local_moment(date_trunc('week', greatest(since, date '2020-01-01'))::date, time '00:00');
begin
  perform private.require_office();
  return (
    with came as materialized (
      select date_trunc('week', h.received_at)::date as week, h.received_at as at, q.source, q.language,
        h.state = 'won' as is_won, h.first_answered_at <= h.answer_due_at as in_time,
        extract(epoch from h.first_answered_at - h.received_at) / 60 as minutes
      from public.request_handlings h join public.quote_requests q on q.id = h.request_id
      where h.received_at >= begins and h.state <> 'spam'
    ), booked as materialized (
      select date_trunc('week', b.created_at)::date as week, b.created_at as at
      from public.facade_bookings b
      where b.created_at >= begins and b.status in ('requested', 'confirmed')
    ), answers as (
      select c.week, count(c.minutes) as answered, count(*) filter (where c.in_time) as in_time,
        count(*) - count(c.minutes) as waiting,
        round((percentile_cont(0.5) within group (order by c.minutes))::numeric) as median,
        round((percentile_cont(0.9) within group (order by c.minutes))::numeric) as ninety
      from came c group by grouping sets ((c.week), ())
    )
    select jsonb_build_object(
      'requests', (
        select coalesce(jsonb_agg(to_jsonb(f) order by f.week, f.source nulls first, f.language), '[]')
        from (
          select c.week, c.source, c.language, count(*) as requests, count(*) filter (where c.is_won) as won
          from came c group by c.week, c.source, c.language
        ) as f
      ),
      'answers', (
        select coalesce(jsonb_agg(to_jsonb(a) order by a.week), '[]') from answers a where a.week is not null
      ),
      'whole', (select to_jsonb(a) - 'week' from answers a where a.week is null),
      'bookings', (
        select coalesce(jsonb_agg(to_jsonb(f) order by f.week), '[]')
        from (select b.week, count(*) as bookings from booked b group by b.week) as f
      ),
      'hours', (
        select coalesce(jsonb_agg(to_jsonb(f) order by f.weekday, f.hour), '[]')
        from (
          select extract(isodow from arrival.at)::integer as weekday, extract(hour from arrival.at)::integer as hour,
            count(*) as arrivals
          from (select c.at from came c union all select b.at from booked b) as arrival
          group by 1, 2
        ) as f
      )
    )
  );
end
$$;
revoke all on function public.read_figures(date) from public, anon, authenticated, service_role;
grant execute on function public.read_figures(date) to authenticated;
