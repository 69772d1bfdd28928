-- Quotes of a person: told, erased, and kept no longer. One that was accepted is part of the books, so that what the law on
-- taxes wants of it is kept apart when its person is erased. In plpgsql, since later migrations make the tables of answers
-- and links.

create function private.quote_data(of_address text) returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
begin
  return jsonb_build_object('quotes', coalesce((
    select jsonb_agg(to_jsonb(q) - array['email_normalised', 'search_text', 'created_by', 'version'] || jsonb_build_object(
      'answers', coalesce((
        select jsonb_agg(to_jsonb(a) - array['quote_id', 'sender', 'shown'] order by a.at)
        from public.quote_answers a where a.quote_id = q.id), '[]'),
      'mails', coalesce((
        select jsonb_agg(jsonb_build_object('kind', n.kind, 'created_at', n.created_at, 'sent_at', n.sent_at)
          order by n.created_at, n.id)
        from public.notifications n where n.quote_id = q.id and not private.is_to_office(n.kind)), '[]'))
      order by q.created_at)
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
    'revision', q.revision, 'title', q.title, 'lines', q.lines, 'document_sha256', q.document_sha256,
    -- The lower rate rests on what he stated.
    'home_age', coalesce(a.home_age, q.home_age), 'chosen', a.chosen, 'totals', a.totals, 'accepted_at', a.at), q.updated_at
  from public.quotes q left join public.quote_answers a on a.quote_id = q.id and a.kind = 'accepted'
  where q.email_normalised = of_address and q.state = 'accepted';
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
  perform private.forget_quote_links();
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
