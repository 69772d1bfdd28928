-- What the customer says to a quote, with what proves it later: what he was shown and chose, the sum with the tax that he
-- was told, what he stated of his home, his signature, and by what he was known. Written once and changed by nobody,
-- whatever rights he has. Words and limits equal domain/src/quote.

alter table private.settings
  -- Answers of all kinds, and openings of the PDF.
  add column quote_answers_per_quote_an_hour integer not null default 30,
  add column quote_documents_per_quote_an_hour integer not null default 60,
  add column quote_codes_per_quote_an_hour integer not null default 5,
  add column quote_codes_per_mailbox_a_day integer not null default 15,
  add column quote_codes_per_address_an_hour integer not null default 30,
  add column quote_code_tries smallint not null default 5;

-- Moves and lines on whole numbers, as `signaturePath` of domain/src/quote writes them.
create function private.is_signature_path(path text) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select octet_length(path) <= 20000 and path ~ '^(?:M[0-9]{1,3} [0-9]{1,3}(?:L[0-9]{1,3} [0-9]{1,3})+)+$'
$$;

-- As long as names are, and all of it to be seen: what is not turns a name around, or fills it. Some scripts join their
-- letters by U+200C and U+200D. `isSignerName` of domain/src/quote asks the same.
create function private.is_signer_name(name jsonb) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select case when private.is_text(name, 2, 100) then
    name #>> '{}' !~ U&'[\00AD\115F\1160\200B\200E\200F\202A-\202E\2060-\206F\2800\3164\FEFF\FFA0]'
      and char_length(translate(name #>> '{}', U&'\200C\200D', '')) >= 2
  else false end
$$;

-- {kind: 'typed', name} or {kind: 'drawn', name, drawing}.
create function private.is_signature(signature jsonb) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select case when jsonb_typeof(signature) = 'object' and private.is_signer_name(signature -> 'name') then
    case signature -> 'kind'
      when '"typed"' then signature - array['kind', 'name'] = '{}'
      when '"drawn"' then signature - array['kind', 'name', 'drawing'] = '{}'
        and private.is_text(signature -> 'drawing', 1, 20000) and private.is_signature_path(signature ->> 'drawing')
      else false
    end
  else false end
$$;

create table public.quote_answers (
  -- Made by the browser, so that a retry answers nothing twice.
  id uuid primary key,
  quote_id uuid not null references public.quotes (id) on delete cascade,
  kind text not null constraint quote_answers_kind check (kind in ('accepted', 'declined', 'change-asked', 'withdrawn')),
  at timestamptz not null default now(),
  -- By what he was known: his account, a code that was mailed to the address of the quote, or a link that was.
  proof text not null constraint quote_answers_proof check (proof in ('account', 'code', 'link')),
  -- No reference: that it was he stays when his account goes.
  account uuid,
  -- Hash of the network that the answer came from.
  sender bytea,
  -- The quote as it was shown, and the hash of its PDF where that was made by then.
  shown jsonb not null constraint quote_answers_shown check (jsonb_typeof(shown) = 'object'),
  document_sha256 text,
  -- Ids of the lines that he chose.
  chosen text[] not null default '{}',
  home_age text constraint quote_answers_home_age check (home_age in ('older', 'newer')),
  -- {total, withoutVat, vats} as they were told.
  totals jsonb constraint quote_answers_totals check (jsonb_typeof(totals) = 'object'),
  -- Whether he asked that work begins within the time for withdrawing.
  early_start boolean not null default false,
  signature jsonb constraint quote_answers_signature check (
    signature is null or private.is_signature(signature)),
  reason text constraint quote_answers_reason check (reason in
    ('too-expensive', 'other-firm', 'later', 'not-needed', 'other')),
  words text not null default '' constraint quote_answers_words check (char_length(words) <= 2000),
  constraint quote_answers_whole check (case kind
    when 'accepted' then num_nonnulls(totals, signature) = 2 and reason is null and proof <> 'link'
    when 'declined' then num_nonnulls(totals, signature, home_age) = 0 and reason is not null
    when 'change-asked' then num_nonnulls(totals, signature, home_age, reason) = 0 and words <> ''
    else num_nonnulls(totals, signature, home_age, reason) = 0 end)
);
create unique index quote_answers_one_acceptance on public.quote_answers (quote_id) where kind = 'accepted';
create unique index quote_answers_one_withdrawal on public.quote_answers (quote_id) where kind = 'withdrawn';
create index quote_answers_quote on public.quote_answers (quote_id, at);

-- An answer goes with its quote alone, and the one that signed a contract with no other road.
create function private.keep_quote_answer() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    if not exists (select from public.quotes q where q.id = old.quote_id) then
      return old;
    end if;
  elsif tg_op = 'TRUNCATE' then
    if not exists (select from public.quote_answers a where a.kind = 'accepted') then
      return null;
    end if;
  end if;
  raise insufficient_privilege using message = 'an answer to a quote is not changed';
end
$$;
create trigger keep before update or delete on public.quote_answers
  for each row execute function private.keep_quote_answer();
create trigger keep_all before truncate on public.quote_answers
  for each statement execute function private.keep_quote_answer();

-- What a quote says to whom it is shown, whatever becomes of it.
create function private.shown_quote(quote public.quotes) returns jsonb
  language sql stable set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object('id', quote.id, 'number', quote.number, 'revision', quote.revision, 'language', quote.language,
    'title', quote.title, 'introduction', quote.introduction, 'conditions', quote.conditions, 'lines', quote.lines,
    'home_age', quote.home_age, 'name', quote.name, 'street_address', quote.street_address,
    'postal_code', quote.postal_code, 'sent_at', quote.sent_at, 'valid_until', quote.valid_until)
$$;

-- Of whoever gave it, as domain/src/quote/offered-quote.answers.ts describes it.
create function private.told_quote_answer(answer public.quote_answers) returns jsonb
  language sql stable set search_path = '' set timezone = 'UTC'
as $$
  select case when answer.id is not null then jsonb_build_object('kind', answer.kind, 'at', answer.at,
    'chosen', answer.chosen, 'home_age', answer.home_age, 'totals', answer.totals, 'early_start', answer.early_start,
    'signed_by', answer.signature ->> 'name', 'reason', answer.reason, 'words', answer.words) end
$$;

revoke all on function private.is_signature_path(text), private.is_signer_name(jsonb), private.is_signature(jsonb), private.keep_quote_answer(),
  private.shown_quote(public.quotes), private.told_quote_answer(public.quote_answers) from public;

alter table public.quote_answers enable row level security;
revoke all on public.quote_answers from public, anon, authenticated, service_role;
grant select on public.quote_answers to authenticated;
create policy "Employees and admins read what customers answer to quotes" on public.quote_answers
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "The office reads answers to quotes by its second factor" on public.quote_answers
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
