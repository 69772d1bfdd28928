-- A quote as whoever it was made for sees it. Described by domain/src/quote/offered-quote.answers.ts.

-- Whether a choice takes one of all alternatives, and names nothing but options and alternatives of the quote.
create function private.is_choice(lines jsonb, chosen text[]) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select cardinality(chosen) = (
      select count(*) from jsonb_array_elements(lines) as line
      where line ->> 'id' = any (chosen) and line ->> 'kind' <> 'fixed'
    ) and not exists (
      select from jsonb_array_elements(lines) as line where line ->> 'kind' = 'alternative'
      group by line ->> 'group' having count(*) filter (where line ->> 'id' = any (chosen)) <> 1
    )
$$;

-- Whether the tax depends on the age of the home.
create function private.needs_home_age(lines jsonb, chosen text[]) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select exists (
    select from jsonb_array_elements(lines) as line
    where line ->> 'work' = 'painting' and (line ->> 'kind' = 'fixed' or line ->> 'id' = any (chosen))
  )
$$;

create function private.newest_quote_answer(quote_id uuid) returns public.quote_answers
  language sql stable security definer set search_path = ''
as $$
  select a from public.quote_answers a where a.quote_id = newest_quote_answer.quote_id order by a.at desc, a.id limit 1
$$;

-- Whether it is an offer that can be accepted today.
create function private.is_open_quote(quote public.quotes) returns boolean
  language sql stable set search_path = ''
as $$
  select quote.state in ('sent', 'change-asked') and private.local_day(now()) <= quote.valid_until
$$;

-- The project that it began, or whose extra work it is; null where there is none. In plpgsql, since a later migration makes
-- the table of projects.
create function private.project_of_quote(quote public.quotes) returns uuid
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(quote.project_id, (select p.id from public.projects p where p.quote_id = quote.id));
end
$$;

-- When the right to withdraw from what was accepted ends; null where there is none any more. Whoever asked that work
-- begins before that knows that his right ends when it is done. In plpgsql for the same reason.
create function private.quote_withdrawal_ends(quote public.quotes) returns timestamptz
  language plpgsql stable security definer set search_path = ''
as $$
declare
  accepted public.quote_answers;
  ends timestamptz;
begin
  if quote.state <> 'accepted' then
    return null;
  end if;
  select * into accepted from public.quote_answers a where a.quote_id = quote.id and a.kind = 'accepted';
  if accepted.early_start and exists (
    select from public.projects p where p.id = private.project_of_quote(quote) and p.done_at > accepted.at
  ) then
    return null;
  end if;
  ends := private.withdraw_until(accepted.at);
  return case when ends > now() then ends end;
end
$$;

create function private.offered_quote(quote public.quotes, is_addressee boolean, is_account boolean) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'quote', private.shown_quote(quote) || jsonb_build_object('state', quote.state, 'version', quote.version,
      'photos', coalesce(to_jsonb(quote) -> 'photos', '[]')),
    'answer', private.told_quote_answer(private.newest_quote_answer(quote.id)),
    'document', quote.document_path is not null,
    'may', jsonb_build_object(
      'accept', is_addressee and private.is_open_quote(quote),
      'decline', is_addressee and private.is_open_quote(quote),
      'ask_change', is_addressee and private.is_open_quote(quote),
      'withdraw', is_addressee and private.quote_withdrawal_ends(quote) is not null),
    'withdraw_until', private.quote_withdrawal_ends(quote),
    'code_sent_to', private.masked_email(quote.email),
    'proof', case when is_account then 'account' else 'code' end,
    'newer', (select q.id from public.quotes q where q.replaces = quote.id and q.state <> 'draft' order by q.revision desc limit 1),
    'project_id', private.project_of_quote(quote)
  )
$$;

-- Shows; never changes the quote, so that programs that open links in mails do no harm.
create function public.read_offered_quote(token text default null, quote_id uuid default null) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select private.offered_quote(q, door.is_addressee, door.is_account)
  from private.quote_door(token, quote_id) as door join public.quotes q on q.id = door.id
$$;

revoke all on function private.is_choice(jsonb, text[]), private.needs_home_age(jsonb, text[]),
  private.newest_quote_answer(uuid), private.project_of_quote(public.quotes), private.is_open_quote(public.quotes),
  private.quote_withdrawal_ends(public.quotes), private.offered_quote(public.quotes, boolean, boolean) from public;
revoke all on function public.read_offered_quote(text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.read_offered_quote(text, uuid) to anon, authenticated, service_role;
