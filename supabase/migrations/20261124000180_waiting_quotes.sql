-- Quotes with which somebody of the office has to go on: those of which the customer wants something changed, and drafts
-- that nobody touched for a day, whoever waits longest first.
create function private.waiting_quotes() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.listed_quote(waiting.q) order by (waiting.q).updated_at, (waiting.q).id), '[]')
  from (
    select q from public.quotes q
    where q.state = 'change-asked' or q.state = 'draft' and q.updated_at < now() - interval '1 day'
    order by q.updated_at, q.id limit 50
  ) as waiting
$$;

revoke all on function private.waiting_quotes() from public;
