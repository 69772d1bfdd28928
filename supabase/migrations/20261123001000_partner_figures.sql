-- What each partner brought, month by month: requests by the month in which they came, and what became of them since.

-- From the month of a day on. Of no source is what came by the firm's own site. A month is named as 2026-11, and is one of
-- the clock here.
create function private.partner_months(since date) returns table (
  source text, month text, requests integer, answered integer, in_time integer, won integer, bookings integer,
  -- In euro with tax: what was written down of won requests, and the least that was told for confirmed appointments.
  worth numeric
)
  language sql stable security definer set search_path = ''
as $$
  with begun as (
    select private.local_moment(date_trunc('month', greatest(since, date '2020-01-01'))::date, time '00:00') as at
  )
  select brought.source, brought.month, sum(brought.requests)::integer, sum(brought.answered)::integer,
    sum(brought.in_time)::integer, sum(brought.won)::integer, sum(brought.bookings)::integer, sum(brought.worth)
  from (
    select q.source, to_char(private.local_day(h.received_at), 'YYYY-MM') as month, 1 as requests,
      (h.first_answered_at is not null)::integer as answered,
      coalesce(h.first_answered_at <= h.answer_due_at, false)::integer as in_time,
      (h.state = 'won')::integer as won, 0 as bookings,
      coalesce(h.won_amount, 0) as worth
    from begun cross join public.request_handlings h join public.quote_requests q on q.id = h.request_id
    where h.received_at >= begun.at and h.state <> 'spam'
    union all
    select b.source, to_char(private.local_day(b.created_at), 'YYYY-MM'), 0, 0, 0, 0, 1,
      case when b.status = 'confirmed' then coalesce((b.price ->> 'price')::numeric, (b.price ->> 'from')::numeric, 0)
        else 0 end
    from begun cross join public.facade_bookings b
    where b.created_at >= begun.at and b.status in ('requested', 'confirmed')
  ) as brought
  group by brought.source, brought.month
$$;

-- [{source, month, requests, answered, in_time, won, bookings, worth}], the newest first.
create function public.list_partner_figures(since date) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_office();
  return coalesce((
    select jsonb_agg(to_jsonb(f) order by f.month desc, f.requests desc, f.source) from private.partner_months(since) f
  ), '[]');
end
$$;
revoke all on function private.partner_months(date) from public;
revoke all on function public.list_partner_figures(date) from public, anon, authenticated, service_role;
grant execute on function public.list_partner_figures(date) to authenticated;
