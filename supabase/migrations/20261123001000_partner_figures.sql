-- What each partner brought, month by month: requests by the month in which they came, and what became of them since.

-- [{source, month, requests, answered, in_time, won, bookings}] from the month of a day on, the newest first; of no source
-- is what came by the firm's own site. A month is named as 2026-11, and is one of the clock here.
create function public.list_partner_figures(since date) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  begins timestamptz := private.local_moment(date_trunc('month', greatest(since, date '2020-01-01'))::date, time '00:00');
begin
  perform private.require_office();
  return coalesce((
    select jsonb_agg(to_jsonb(f) order by f.month desc, f.requests desc, f.source)
    from (
      select brought.source, brought.month, sum(brought.requests)::integer as requests,
        sum(brought.answered)::integer as answered, sum(brought.in_time)::integer as in_time,
        sum(brought.won)::integer as won, sum(brought.bookings)::integer as bookings
      from (
        select q.source, to_char(private.local_day(h.received_at), 'YYYY-MM') as month, 1 as requests,
          (h.first_answered_at is not null)::integer as answered,
          coalesce(h.first_answered_at <= h.answer_due_at, false)::integer as in_time,
          (h.state = 'won')::integer as won, 0 as bookings
        from public.request_handlings h join public.quote_requests q on q.id = h.request_id
        where h.received_at >= begins and h.state <> 'spam'
        union all
        select b.source, to_char(private.local_day(b.created_at), 'YYYY-MM'), 0, 0, 0, 0, 1
        from public.facade_bookings b
        where b.created_at >= begins and b.status in ('requested', 'confirmed')
      ) as brought
      group by brought.source, brought.month
    ) as f
  ), '[]');
end
$$;
revoke all on function public.list_partner_figures(date) from public, anon, authenticated, service_role;
grant execute on function public.list_partner_figures(date) to authenticated;
