-- What a quote adds up to, in cents. Equals domain/src/quote, which says where the rules come from.

-- The percentage of tax on work of a kind at a home of an age.
create function private.vat_percent(work text, age text) returns integer
  language sql immutable parallel safe set search_path = ''
as $$
  select case when work = 'painting' and age = 'older' then 9 else 21 end
$$;

-- Lines that count: those that belong to the job, and those that are chosen, with what each costs and the tax in that.
create function private.counted_lines(lines jsonb, age text, chosen text[])
  returns table (percent integer, total bigint, vat bigint)
  language sql immutable parallel safe set search_path = ''
as $$
  select priced.percent, priced.total, round(priced.total * priced.percent / (100.0 + priced.percent))::bigint
  from (
    select taxed.percent, round(taxed.quantity * round(
      taxed.unit_price * (100 + taxed.percent) / (100.0 + taxed.written)) / 1000)::bigint as total
    from (
      select private.vat_percent(line ->> 'work', age) as percent, private.vat_percent(line ->> 'work', 'older') as written,
        (line ->> 'quantity')::numeric as quantity, (line ->> 'unit_price')::numeric as unit_price
      from jsonb_array_elements(lines) as line
      where line ->> 'kind' = 'fixed' or line ->> 'id' = any (chosen)
    ) as taxed
  ) as priced
$$;

-- {total, withoutVat, vats: [{percent, total, vat}]}, the lower rate first.
create function private.quote_totals(lines jsonb, age text, chosen text[]) returns jsonb
  language sql immutable parallel safe set search_path = ''
as $$
  select jsonb_build_object(
    'total', coalesce(sum(rate.total), 0), 'withoutVat', coalesce(sum(rate.total - rate.vat), 0),
    'vats', coalesce(jsonb_agg(jsonb_build_object('percent', rate.percent, 'total', rate.total, 'vat', rate.vat)
      order by rate.percent), '[]'))
  from (
    select c.percent, sum(c.total) as total, sum(c.vat) as vat
    from private.counted_lines(lines, age, chosen) c group by c.percent
  ) as rate
$$;

-- What is chosen before the customer chose: the first of all alternatives.
create function private.first_choice(lines jsonb) returns text[]
  language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_agg(first_of.id), '{}')
  from (
    select distinct on (line ->> 'group') line ->> 'id' as id
    from jsonb_array_elements(lines) with ordinality as lines (line, place)
    where line ->> 'kind' = 'alternative' order by line ->> 'group', place
  ) as first_of
$$;

-- Whether it can be sent: something to pay for, of each alternative another, and no sum beyond what a quote may be.
create function private.is_whole_quote(lines jsonb) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select exists (select from jsonb_array_elements(lines) as line where line ->> 'kind' <> 'optional')
    and not exists (
      select from jsonb_array_elements(lines) as line where line ->> 'kind' = 'alternative'
      group by line ->> 'group' having count(*) = 1
    )
    and (private.quote_totals(lines, 'older', private.first_choice(lines)) ->> 'total')::bigint >= 0
    and not exists (
      select from private.counted_lines(lines, 'newer', array(select line ->> 'id' from jsonb_array_elements(lines) as line)) c
      having sum(abs(c.total)) > 100000000
    )
$$;

revoke all on function private.vat_percent(text, text), private.counted_lines(jsonb, text, text[]),
  private.quote_totals(jsonb, text, text[]), private.first_choice(jsonb), private.is_whole_quote(jsonb) from public;
