-- The office's list of requests, a page at a time, sorted and filtered here. Each page begins after the last row of the
-- one before (`after`), so that none is missed or shown twice while others come in.

create index quote_requests_by_name on public.quote_requests (lower(name), id);
create index quote_requests_by_place on public.quote_requests (postal_code_normalised, id);

-- What each word of a text, which is in small letters, is like wherever it stands.
create function private.word_patterns(words text) returns text[]
  language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), '{}')
  from regexp_split_to_table(words, '\s+') as word where word <> ''
$$;

-- What the words of a search must all be like: a number that may be one of a telephone as it is dialled.
create function private.search_patterns(search text) returns text[]
  language sql immutable parallel safe set search_path = ''
as $$
  select private.word_patterns(case
    when typed.text ~ '^[0-9+(). -]{6,}$' then private.dialled(replace(typed.text, '(0)', ''))
    else typed.text
  end)
  from (select lower(left(private.one_line(search), 100))) as typed (text)
$$;

-- The conditions of a filter on requests q and handlings h, where $1 is the filter itself.
create function private.request_conditions(filter jsonb) returns text
  language sql stable set search_path = ''
as $$
  select concat_ws(' and ', 'true',
    case when filter ? 'states' then 'h.state = any (array(select jsonb_array_elements_text($1 -> ''states'')))' end,
    case when filter ? 'channels' then 'h.channel = any (array(select jsonb_array_elements_text($1 -> ''channels'')))' end,
    case when filter ? 'languages'
      then 'q.language = any (array(select jsonb_array_elements_text($1 -> ''languages'')))' end,
    -- An empty source is the firm's own site.
    case when filter ? 'sources'
      then 'coalesce(q.source, '''') = any (array(select jsonb_array_elements_text($1 -> ''sources'')))' end,
    -- Null among them is nobody.
    case when filter ? 'assignees' then '(h.assignee = any (array(
      select (jsonb_array_elements_text($1 -> ''assignees''))::uuid)) or h.assignee is null and $1 -> ''assignees'' @> ''[null]'')' end,
    case when filter ? 'received_from' then 'h.received_at >= ($1 ->> ''received_from'')::timestamptz' end,
    case when filter ? 'received_until' then 'h.received_at < ($1 ->> ''received_until'')::timestamptz' end,
    case when (filter ->> 'waiting')::boolean
      then 'h.first_answered_at is null and h.state in (''new'', ''in-progress'')' end,
    (select string_agg(format('q.search_text like %L', pattern), ' and ')
      from unnest(private.search_patterns(filter ->> 'search')) as pattern))
$$;

-- A request as it was sent; its photos are another thing.
create function private.told_request(q public.quote_requests) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select private.told_row(to_jsonb(q)) - array['attachments', 'address']
$$;

-- A request in a list, of which the message is the beginning.
create function private.listed_request(q public.quote_requests, h public.request_handlings) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select private.told_request(q) || jsonb_build_object('message', left(q.message, 200), 'handling', private.told_handling(h),
    'photos', greatest(cardinality(q.photos), cardinality(q.attachments)),
    'notes', (select count(*) from public.notes n where n.request_id = q.id and n.removed_at is null),
    'open_tasks', (select count(*) from public.tasks t
      where t.request_id = q.id and t.removed_at is null and t.done_at is null))
$$;

-- The statement that lists requests, of a filter $1 and what the page comes after, $2: one row with all of the page, as an
-- array, each with the value that it is sorted by.
create function private.list_statement(filter jsonb, sort text, descending boolean, is_first boolean, most integer)
  returns text
  language plpgsql stable set search_path = ''
as $$
declare
  sorted_by text := case sort
    when 'received' then 'h.received_at' when 'due' then 'h.answer_due_at' when 'changed' then 'h.updated_at'
    when 'name' then 'lower(q.name)' when 'place' then 'q.postal_code_normalised' end;
  is_text boolean := sort in ('name', 'place');
  id text := case when is_text then 'q.id' else 'h.request_id' end;
begin
  if sorted_by is null then
    perform private.refuse_change('400', 'no such order');
  end if;
  return format(
    $list$
      select coalesce(jsonb_agg(private.listed_request(page.q, page.h)
        || jsonb_build_object('sorted_by', page.sorted_by) order by page.sorted_by %3$s, page.id %3$s), '[]')
      from (
        select q, h, %1$s as sorted_by, %2$s as id
        from public.quote_requests q join public.request_handlings h on h.request_id = q.id
        where %4$s and %5$s
        order by %1$s %3$s, %2$s %3$s limit %6$s
      ) as page
    $list$,
    sorted_by, id, case when descending then 'desc' else 'asc' end, private.request_conditions(filter),
    case when is_first then 'true' else format('(%s, %s) %s (($2 ->> ''value'')::%s, ($2 ->> ''id'')::uuid)',
      sorted_by, id, case when descending then '<' else '>' end, case when is_text then 'text' else 'timestamptz' end) end,
    most);
end
$$;

-- Filter: {states, channels, languages, sources, assignees: […], received_from, received_until, waiting, search}, of which
-- any may be missing. Sort: received, due, changed, name or place. Answers {rows, next}, where `next` is null at the end,
-- and else what the next page comes `after`.
create function public.list_requests(
  filter jsonb default '{}', sort text default 'received', descending boolean default true, after jsonb default null,
  page_size integer default 100
) returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC' set jit = off
as $$
declare
  most integer := greatest(1, least(page_size, 500));
  listed jsonb;
begin
  perform private.require_office();
  execute private.list_statement(filter, sort, descending, after is null, most + 1) into listed using filter, after;
  return jsonb_build_object(
    'rows', (select coalesce(jsonb_agg(item.value - 'sorted_by' order by item.place), '[]')
      from jsonb_array_elements(listed) with ordinality as item (value, place) where item.place <= most),
    'next', case when jsonb_array_length(listed) > most then jsonb_build_object(
      'value', listed -> (most - 1) -> 'sorted_by', 'id', listed -> (most - 1) -> 'id') end);
end
$$;

-- How many requests of a filter are in each state, whichever states it asks for: {new: 3, …}.
create function public.count_requests(filter jsonb default '{}') returns jsonb
  language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  counts jsonb;
begin
  perform private.require_office();
  execute format(
    $count$
      select coalesce(jsonb_object_agg(counted.state, counted.count), '{}')
      from (
        select h.state, count(*) from public.quote_requests q join public.request_handlings h on h.request_id = q.id
        where %s group by h.state
      ) as counted
    $count$, private.request_conditions(filter - 'states')) into counts using filter;
  return counts;
end
$$;

revoke all on function private.word_patterns(text), private.search_patterns(text), private.told_request(public.quote_requests),
  private.request_conditions(jsonb), private.list_statement(jsonb, text, boolean, boolean, integer),
  private.listed_request(public.quote_requests, public.request_handlings) from public;
revoke all on function public.list_requests(jsonb, text, boolean, jsonb, integer), public.count_requests(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.list_requests(jsonb, text, boolean, jsonb, integer), public.count_requests(jsonb)
  to authenticated;
