-- Quotes of a person: told, erased, and kept no longer. One that was accepted is part of the books, so that what the law on
-- taxes wants of it is kept apart when its person is erased.

create function private.quote_data(of_address text) returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
begin
  return jsonb_build_object('quotes', coalesce((
    select jsonb_agg(to_jsonb(q) - array['email_normalised', 'created_by', 'version'] order by q.created_at)
    from public.quotes q where q.email_normalised = of_address and q.state <> 'draft'
  ), '[]'));
end
$$;

create function private.erase_quotes(of_address text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.withheld_records (id, what, subject, record, happened_at)
  select q.id, 'invoices', private.person_subject(of_address), jsonb_build_object(
    'name', q.name, 'street_address', q.street_address, 'postal_code', q.postal_code, 'number', q.number,
    'revision', q.revision, 'title', q.title, 'lines', q.lines, 'home_age', q.home_age), q.updated_at
  from public.quotes q where q.email_normalised = of_address and q.state = 'accepted';
  delete from public.quotes q where q.email_normalised = of_address;
end
$$;

-- At most a thousand: {quotes, invoices}.
create function private.forget_quotes() returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  erased jsonb;
begin
  with old as (
    select q.id, q.state = 'accepted' as was_job from public.quotes q
    where q.updated_at < private.kept_since(case q.state when 'accepted' then 'invoices' else 'quotes' end)
    limit 1000 for update skip locked
  ), gone as (
    delete from public.quotes q using old where q.id = old.id returning old.was_job
  )
  select jsonb_build_object('quotes', count(*) filter (where not was_job), 'invoices', count(*) filter (where was_job))
  into erased from gone;
  return erased;
end
$$;

revoke all on function private.quote_data(text), private.erase_quotes(text), private.forget_quotes() from public;
