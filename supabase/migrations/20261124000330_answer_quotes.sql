-- How a customer answers a quote, each time to the version that he saw: 404 where his door leads to none, 409 `changed`
-- where another version stands, `no_such_step` where it can be answered so no more, 429 where he answers too often.

-- The quote behind a door, locked, for whoever may answer it. What he may not see is not there.
create function private.open_offered_quote(token text, quote_id uuid) returns public.quotes
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  quote public.quotes;
begin
  select q.* into quote from private.quote_door(token, quote_id) as door join public.quotes q on q.id = door.id
  -- What only refers to it, as its project does, goes on meanwhile.
  where door.is_addressee for no key update of q;
  if not found then
    perform private.refuse_change('404', 'no such quote');
  end if;
  perform private.count_event('quote answer', private.hash_subject(quote.id::text),
    (select s.quote_answers_per_quote_an_hour from private.settings s), interval '1 hour');
  return quote;
end
$$;

-- An answer that came before, as where its own answer was lost: what it left is told again. An id that is another's is
-- refused.
create function private.is_answered(quote public.quotes, answer_id uuid, wanted_kind text) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
declare
  stored public.quote_answers;
begin
  select * into stored from public.quote_answers a where a.id = answer_id;
  if found and (stored.quote_id, stored.kind) <> (quote.id, wanted_kind) then
    perform private.refuse_as('changed', 'another answer has this id');
  end if;
  return found;
end
$$;

create function private.check_open_quote(quote public.quotes, seen integer) returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if quote.version is distinct from seen then
    perform private.refuse_as('changed', 'the quote changed meanwhile');
  elsif not private.is_open_quote(quote) then
    perform private.refuse_as('no_such_step', 'the quote is no offer any more');
  end if;
end
$$;

-- What the page shows after an answer.
create function private.answered_quote(token text, quote_id uuid, of_quote uuid) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select private.offered_quote(q, door.is_addressee, door.is_account)
  from private.quote_door(token, quote_id) as door join public.quotes q on q.id = of_quote
$$;

-- Keeps an answer, with what was known of whoever gave it, takes the quote its step, and tells office and customer.
create function private.keep_quote_answer_of(quote public.quotes, answer public.quote_answers, variadic mails text[])
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into public.quote_answers (id, quote_id, kind, at, proof, account, sender, shown, document_sha256, chosen, home_age,
    totals, early_start, signature, reason, words)
  -- Not before the one that came first, however long this waited for its turn.
  values (answer.id, quote.id, answer.kind, clock_timestamp(), answer.proof, auth.uid(), private.sender(),
    private.shown_quote(quote), quote.document_sha256, coalesce(answer.chosen, '{}'), answer.home_age, answer.totals,
    coalesce(answer.early_start, false), answer.signature, answer.reason, coalesce(answer.words, ''));
  update public.quotes q set state = answer.kind where q.id = quote.id and q.state <> answer.kind;
  perform private.write_quote_mails(quote.id, jsonb_build_object('answer', answer.id), variadic mails);
end
$$;

-- What the office follows of the request: a job is won, with what it brings; and where a change is asked for, somebody is
-- to work on it. That one is lost, the office says.
create function private.follow_answer(request uuid, wanted_state text, total bigint) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  handling public.request_handlings;
begin
  select * into handling from public.request_handlings h where h.request_id = request for update;
  if not found then
    return;
  end if;
  -- Also where the office took it for lost, or never said that it made an offer.
  if wanted_state = 'won' and not private.is_request_step(handling.state, 'won')
    and private.is_request_step(handling.state, 'quoted')
  then
    handling := private.keep_handling(private.changed_handling(handling, '{"state": "quoted"}'), null);
  end if;
  if private.is_request_step(handling.state, wanted_state) then
    perform private.keep_handling(private.changed_handling(handling, jsonb_build_object('state', wanted_state)
      || case when total is not null then jsonb_build_object('won_amount', total / 100.0) else '{}' end), null);
  end if;
end
$$;

-- Has a code mailed. Asked for again within half a minute it is the same, as where its answer was lost.
create function public.ask_quote_code(token text default null, quote_id uuid default null) returns jsonb
  language plpgsql volatile security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  limits private.settings := (select s from private.settings s);
  quote public.quotes := private.open_offered_quote(token, quote_id);
  code private.quote_codes;
begin
  if not private.is_open_quote(quote) then
    perform private.refuse_as('no_such_step', 'the quote is no offer any more');
  end if;
  select * into code from private.quote_codes c
  where c.quote_id = quote.id and c.asked_at > now() - interval '30 seconds' and c.tries = 0;
  if not found then
    perform private.count_sender('quote code', limits.quote_codes_per_address_an_hour, interval '1 hour');
    perform private.count_event('quote code', private.hash_subject(quote.id::text),
      limits.quote_codes_per_quote_an_hour, interval '1 hour');
    perform private.count_event('quote code mail', private.mailbox(quote.email), limits.quote_codes_per_mailbox_a_day,
      interval '24 hours');
    insert into private.quote_codes as c (quote_id) values (quote.id)
    on conflict on constraint quote_codes_pkey do update
    set id = excluded.id, asked_at = excluded.asked_at, expires_at = excluded.expires_at, tries = 0
    returning c.* into code;
    perform private.write_quote_mails(quote.id, null, 'quote-code');
  end if;
  return jsonb_build_object('quote_id', quote.id, 'sent_until', code.expires_at);
end
$$;

-- Accepts as {id, version, chosen, home_age, total, signature, code, early_start} says, and answers the quote; or
-- {refused: 'wrong_code' | 'code_expired'}, with the try counted. 409 `not_a_choice`, `home_age_missing`, `wrong_total`
-- where the sum that was shown is another.
create function public.accept_quote(acceptance jsonb, token text default null, quote_id uuid default null) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  quote public.quotes := private.open_offered_quote(token, quote_id);
  answer public.quote_answers := jsonb_populate_record(null::public.quote_answers,
    jsonb_build_object('id', acceptance -> 'id', 'chosen', acceptance -> 'chosen', 'home_age', acceptance -> 'home_age',
      'early_start', acceptance -> 'early_start'));
  refusal text;
begin
  if private.is_answered(quote, answer.id, 'accepted') then
    return private.answered_quote(token, quote_id, quote.id);
  end if;
  perform private.check_open_quote(quote, (acceptance ->> 'version')::integer);
  answer.chosen := array(select distinct id from unnest(answer.chosen) as id order by id);
  if not private.is_choice(quote.lines, answer.chosen) then
    perform private.refuse_as('not_a_choice', 'the choice is none of the quote');
  end if;
  -- What the customer told the office before holds; else what he states now.
  answer.home_age := coalesce(quote.home_age, answer.home_age);
  if not private.needs_home_age(quote.lines, answer.chosen) then
    answer.home_age := quote.home_age;
  elsif answer.home_age is null then
    perform private.refuse_as('home_age_missing', 'the tax depends on the age of the home');
  end if;
  answer.totals := private.quote_totals(quote.lines, coalesce(answer.home_age, 'newer'), answer.chosen);
  if acceptance -> 'total' is distinct from answer.totals -> 'total' then
    perform private.refuse_as('wrong_total', 'another sum was shown');
  -- As by taking reductions alone: nobody is paid for having work done.
  elsif (answer.totals ->> 'total')::bigint < 0 then
    perform private.refuse_as('not_a_choice', 'the choice costs less than nothing');
  end if;
  answer.signature := case when jsonb_typeof(acceptance -> 'signature' -> 'name') = 'string'
    then acceptance -> 'signature' || jsonb_build_object('name', private.one_line(acceptance -> 'signature' ->> 'name'))
    else '{}' end;
  answer.kind := 'accepted';
  answer.proof := case when (select door.is_account from private.quote_door(token, quote_id) as door)
    then 'account' else 'code' end;
  -- As the table does, but before a code is looked at: what would be refused must not use it up.
  if not private.is_signature(answer.signature) then
    raise check_violation using constraint = 'quote_answers_signature', table = 'quote_answers',
      message = 'new row for relation "quote_answers" violates check constraint "quote_answers_signature"';
  elsif answer.proof = 'code' then
    refusal := private.refused_code(quote.id, acceptance ->> 'code');
    if refusal is not null then
      return jsonb_build_object('refused', refusal);
    end if;
    delete from private.quote_codes c where c.quote_id = quote.id;
  end if;
  perform private.keep_quote_answer_of(quote, answer, 'quote-accepted', 'quote-office');
  -- Extra work belongs to what was won before.
  if quote.project_id is null then
    perform private.follow_answer(quote.request_id, 'won', (answer.totals ->> 'total')::bigint);
  end if;
  return private.answered_quote(token, quote_id, quote.id);
end
$$;

create function public.decline_quote(
  id uuid, version integer, reason text, words text default '', token text default null, quote_id uuid default null
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  quote public.quotes := private.open_offered_quote(token, quote_id);
  answer public.quote_answers;
begin
  if not private.is_answered(quote, decline_quote.id, 'declined') then
    perform private.check_open_quote(quote, decline_quote.version);
    answer.id := decline_quote.id;
    answer.kind := 'declined';
    answer.proof := case when (select door.is_account from private.quote_door(token, quote_id) as door)
      then 'account' else 'link' end;
    answer.reason := decline_quote.reason;
    answer.words := private.trim_text(decline_quote.words);
    perform private.keep_quote_answer_of(quote, answer, 'quote-office');
  end if;
  return private.answered_quote(token, quote_id, quote.id);
end
$$;

create function public.ask_quote_change(
  id uuid, version integer, words text, token text default null, quote_id uuid default null
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  quote public.quotes := private.open_offered_quote(token, quote_id);
  answer public.quote_answers;
begin
  if not private.is_answered(quote, ask_quote_change.id, 'change-asked') then
    perform private.check_open_quote(quote, ask_quote_change.version);
    answer.id := ask_quote_change.id;
    answer.kind := 'change-asked';
    answer.proof := case when (select door.is_account from private.quote_door(token, quote_id) as door)
      then 'account' else 'link' end;
    answer.words := private.trim_text(ask_quote_change.words);
    perform private.keep_quote_answer_of(quote, answer, 'quote-office');
    if quote.project_id is null then
      perform private.follow_answer(quote.request_id, 'in-progress', null);
    end if;
  end if;
  return private.answered_quote(token, quote_id, quote.id);
end
$$;

-- The legal right, with no reason asked.
create function public.withdraw_acceptance(
  id uuid, version integer, token text default null, quote_id uuid default null
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  quote public.quotes := private.open_offered_quote(token, quote_id);
  answer public.quote_answers;
begin
  if not private.is_answered(quote, withdraw_acceptance.id, 'withdrawn') then
    if quote.version is distinct from withdraw_acceptance.version then
      perform private.refuse_as('changed', 'the quote changed meanwhile');
    elsif private.quote_withdrawal_ends(quote) is null then
      perform private.refuse_as('no_such_step', 'the time for withdrawing is over');
    end if;
    answer.id := withdraw_acceptance.id;
    answer.kind := 'withdrawn';
    answer.proof := case when (select door.is_account from private.quote_door(token, quote_id) as door)
      then 'account' else 'link' end;
    -- The days of its project are given back: in the order in which others plan them, who take the calendar first.
    perform private.lock_calendar();
    perform private.keep_quote_answer_of(quote, answer, 'quote-withdrawn', 'quote-office');
  end if;
  return private.answered_quote(token, quote_id, quote.id);
end
$$;

revoke all on function private.open_offered_quote(text, uuid), private.is_answered(public.quotes, uuid, text),
  private.check_open_quote(public.quotes, integer), private.answered_quote(text, uuid, uuid),
  private.keep_quote_answer_of(public.quotes, public.quote_answers, text[]),
  private.follow_answer(uuid, text, bigint) from public;
revoke all on function public.ask_quote_code(text, uuid), public.accept_quote(jsonb, text, uuid),
  public.decline_quote(uuid, integer, text, text, text, uuid), public.ask_quote_change(uuid, integer, text, text, uuid),
  public.withdraw_acceptance(uuid, integer, text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.ask_quote_code(text, uuid), public.accept_quote(jsonb, text, uuid),
  public.decline_quote(uuid, integer, text, text, text, uuid), public.ask_quote_change(uuid, integer, text, text, uuid),
  public.withdraw_acceptance(uuid, integer, text, uuid) to anon, authenticated, service_role;
