-- Everything of a quote on one screen of the office: what it says, the versions beside it, what its customer answered and
-- what proves that, and what became of its mails.

-- Other versions of the same quote, the newest first, drafts included.
create function private.versions_of(quote public.quotes) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  own_number text := coalesce(quote.number, (select q.number from public.quotes q where q.id = quote.replaces));
begin
  return coalesce((
    select jsonb_agg(private.listed_quote(v) order by v.created_at desc, v.id)
    from public.quotes v
    where v.id <> quote.id and (v.number = own_number
      or v.state = 'draft' and v.replaces in (select q.id from public.quotes q where q.number = own_number))
  ), '[]');
end
$$;

-- Answers of the customer, the oldest first, each with what proves it: by what he was known, his signature, and the hash of
-- the PDF that he had before him.
create function private.answers_to_quote(quote_id uuid) returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
begin
  return coalesce((
    select jsonb_agg(private.told_quote_answer(a) || jsonb_build_object('id', a.id, 'proof', a.proof,
      'has_sender', a.sender is not null, 'document_sha256', a.document_sha256,
      'drawing', a.signature ->> 'drawing') order by a.at, a.id)
    from public.quote_answers a where a.quote_id = answers_to_quote.quote_id
  ), '[]');
end
$$;

-- {quote, versions, answers, mails}; null where there is none.
create function public.read_quote_file(quote_id uuid) returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  quote public.quotes;
begin
  perform private.require_office();
  select * into quote from public.quotes q where q.id = read_quote_file.quote_id;
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'quote', to_jsonb(quote) - array['email_normalised', 'search_text', 'created_by'],
    'versions', private.versions_of(quote),
    'answers', private.answers_to_quote(quote.id),
    'mails', coalesce((
      select jsonb_agg(jsonb_build_object('id', n.id, 'kind', n.kind, 'state', n.state, 'created_at', n.created_at,
        'sent_at', n.sent_at, 'last_error', n.last_error) order by n.created_at, n.id)
      from public.notifications n where n.quote_id = quote.id and not private.is_to_office(n.kind)), '[]'));
end
$$;

revoke all on function private.versions_of(public.quotes), private.answers_to_quote(uuid) from public;
revoke all on function public.read_quote_file(uuid) from public, anon, authenticated, service_role;
grant execute on function public.read_quote_file(uuid) to authenticated;
