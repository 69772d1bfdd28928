-- The office's list of quotes, a page at a time, whatever moved last first. Each page begins after the last row of the one
-- before (`after`), so that none is missed or shown twice while others are written.

-- With what is chosen before the customer chooses; of a home whose age is open, by the lower rate.
create function private.offered_total(lines jsonb, home_age text) returns bigint
  language sql immutable parallel safe set search_path = ''
as $$
  select case when private.are_quote_lines(lines)
    then (private.quote_totals(lines, coalesce(home_age, 'older'), private.first_choice(lines)) ->> 'total')::bigint
    else 0 end
$$;

-- Kept with each, so that a list of thousands adds nothing up. What the office finds a quote by is what it finds a request
-- by, and its number and title.
alter table public.quotes
  add column total bigint not null generated always as (private.offered_total(lines, home_age)) stored,
  add column search_text text not null generated always as (private.search_text(name, email, '', street_address, postal_code)
    -- A search of digits alone is taken for a telephone number, which has no hyphen.
    || e'\n' || coalesce(number || e'\n' || replace(number, '-', ''), '') || e'\n' || lower(title)) stored;
create index quotes_search on public.quotes using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);
create index quotes_newest on public.quotes (updated_at, id);
drop index public.quotes_state;
create index quotes_state on public.quotes (state, updated_at, id) include (total);

-- The conditions of a filter on quotes q, where $1 is the filter itself.
create function private.quote_conditions(filter jsonb) returns text
  language sql stable set search_path = ''
as $$
  select concat_ws(' and ', 'true',
    -- One alone is read off its index in the order of the list.
    case when jsonb_array_length(filter -> 'states') = 1 then format('q.state = %L', filter -> 'states' ->> 0)
      when filter ? 'states' then 'q.state = any (array(select jsonb_array_elements_text($1 -> ''states'')))' end,
    case when filter ? 'request_id' then 'q.request_id = ($1 ->> ''request_id'')::uuid' end,
    case when filter ? 'client_id' then 'q.email_normalised = any (private.addresses_of((
      select c.root_id from public.clients c where c.id = ($1 ->> ''client_id'')::uuid)))' end,
    (select string_agg(format('q.search_text like %L', pattern), ' and ')
      from unnest(private.search_patterns(filter ->> 'search')) as pattern))
$$;

-- Of one that was accepted the sum is that of what the customer chose.
create function private.listed_quote(q public.quotes) returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
begin
  return jsonb_build_object('id', q.id, 'number', q.number, 'revision', q.revision, 'state', q.state,
    'request_id', q.request_id, 'language', q.language, 'title', q.title, 'name', q.name,
    'street_address', q.street_address, 'postal_code', q.postal_code, 'total', coalesce(case q.state when 'accepted' then (
      select (a.totals ->> 'total')::bigint from public.quote_answers a where a.quote_id = q.id and a.kind = 'accepted') end,
      q.total), 'updated_at', q.updated_at,
    'sent_at', q.sent_at, 'valid_until', q.valid_until, 'version', q.version);
end
$$;

-- The statement that lists quotes, of a filter $1 and what the page comes after, $2.
create function private.quote_list_statement(filter jsonb, is_first boolean, most integer) returns text
  language sql stable set search_path = ''
as $$
  select format(
    $list$
      select coalesce(jsonb_agg(private.listed_quote(page.q) order by page.updated_at desc, page.id desc), '[]')
      from (
        select q, q.updated_at, q.id from public.quotes q
        where %s and %s
        order by q.updated_at desc, q.id desc limit %s
      ) as page
    $list$,
    private.quote_conditions(filter),
    case when is_first then 'true'
      else '(q.updated_at, q.id) < (($2 ->> ''value'')::timestamptz, ($2 ->> ''id'')::uuid)' end,
    most)
$$;

-- Filter: {states, request_id, client_id, search}, of which any may be missing. Answers {rows, next}, where `next` is null
-- at the end, and else what the next page comes `after`.
create function public.list_quotes(filter jsonb default '{}', after jsonb default null, page_size integer default 50)
  returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC' set jit = off
as $$
declare
  most integer := greatest(1, least(page_size, 200));
  listed jsonb;
begin
  perform private.require_office();
  execute private.quote_list_statement(filter, after is null, most + 1) into listed using filter, after;
  return jsonb_build_object(
    'rows', (select coalesce(jsonb_agg(item.value order by item.place), '[]')
      from jsonb_array_elements(listed) with ordinality as item (value, place) where item.place <= most),
    'next', case when jsonb_array_length(listed) > most then jsonb_build_object(
      'value', listed -> (most - 1) -> 'updated_at', 'id', listed -> (most - 1) -> 'id') end);
end
$$;

-- How many quotes of a filter are in each state, whichever states it asks for, and what they add up to in cents:
-- {draft: {count: 3, total: 120000}, …}.
create function public.count_quotes(filter jsonb default '{}') returns jsonb
  language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  counts jsonb;
begin
  perform private.require_office();
  execute format(
    $count$
      select coalesce(jsonb_object_agg(counted.state, jsonb_build_object('count', counted.count, 'total', counted.total)), '{}')
      from (
        select q.state, count(*), sum(coalesce((a.totals ->> 'total')::bigint, q.total)) as total
        from public.quotes q
        left join public.quote_answers a on q.state = 'accepted' and a.quote_id = q.id and a.kind = 'accepted'
        where %s group by q.state
      ) as counted
    $count$, private.quote_conditions(filter - 'states')) into counts using filter;
  return counts;
end
$$;

revoke all on function private.offered_total(jsonb, text), private.quote_conditions(jsonb),
  private.listed_quote(public.quotes), private.quote_list_statement(jsonb, boolean, integer) from public;
revoke all on function public.list_quotes(jsonb, jsonb, integer), public.count_quotes(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.list_quotes(jsonb, jsonb, integer), public.count_quotes(jsonb) to authenticated;
