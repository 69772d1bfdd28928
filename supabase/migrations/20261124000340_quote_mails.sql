-- Mails about quotes: the offer itself with its PDF, reminders, codes, what was accepted and withdrawn from; and to the
-- office whatever a customer answers.

alter table public.notifications add constraint notifications_quote
  foreign key (quote_id) references public.quotes (id) on delete cascade;

-- The next mail of each kind. The quote is locked by whoever calls this.
create function private.write_quote_mails(of_quote uuid, details jsonb, variadic kinds text[]) returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into public.notifications (quote_id, kind, sequence, details)
  select of_quote, kind, 1 + (select count(*) from public.notifications n where n.quote_id = of_quote and n.kind = next.kind),
    write_quote_mails.details
  from unnest(kinds) as next (kind)
$$;

-- What was sent reaches its customer, and what is no offer any more as well, since it binds until he knows.
create function private.mail_quote() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.state = 'sent' then
    perform private.write_quote_mails(new.id, null, 'quote');
  elsif new.state = 'withdrawn' and old.state <> 'accepted' then
    perform private.write_quote_mails(new.id, null, 'quote-taken-back');
  end if;
  return null;
end
$$;
create trigger mail after update on public.quotes
  for each row when (old.state is distinct from new.state) execute function private.mail_quote();

-- After seven and after twenty-one days without an answer, once the offer itself has left. Of two that are due together,
-- as after a long outage, the later one alone.
create function private.write_due_quote_reminders(of_quote uuid) returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into public.notifications (quote_id, kind, sequence)
  select due.id, 'quote-reminder', due.turn
  from (
    select q.id, case when q.sent_at < now() - interval '21 days' then 2 else 1 end as turn
    from public.quotes q
    where q.state = 'sent' and q.sent_at < now() - interval '7 days' and private.is_open_quote(q)
      and (of_quote is null or q.id = of_quote)
      and not private.refuses_reminders(q.email_normalised)
      and exists (select from public.notifications n where n.quote_id = q.id and n.kind = 'quote' and n.state = 'sent')
  ) as due
  on conflict do nothing
$$;

-- What came too late to be true is taken out.
create function private.drop_stale_quote_mails() returns void
  language sql volatile security definer set search_path = ''
as $$
  delete from public.notifications n
  using public.quotes q
  where q.id = n.quote_id and n.state = 'waiting' and (n.claimed_until is null or n.claimed_until <= now())
    and case n.kind
      when 'quote' then not private.is_open_quote(q)
      when 'quote-reminder' then q.state <> 'sent' or not private.is_open_quote(q) or private.refuses_reminders(q.email_normalised)
      when 'quote-code' then not exists (
        select from private.quote_codes c where c.quote_id = q.id and c.expires_at > now() and c.asked_at <= n.created_at)
      else false
    end
$$;

-- Claims due mails, and gives {notification: {id, kind, attempts}, quote: {…}, answer, accepted, token, code, has_account}
-- for each: what the mail tells of, and when the contract was made; a fresh token for the link in a mail to the customer, of which nothing but the hash stays here; the digits of a code;
-- and whether the customer's address is that of an account.
create function public.claim_quote_notifications(quote_id uuid default null, batch integer default 10)
  returns setof jsonb
  language plpgsql volatile security definer set search_path = '' set timezone = 'UTC'
as $$
begin
  perform private.drop_stale_quote_mails();
  perform private.write_due_quote_reminders(claim_quote_notifications.quote_id);
  return query
  select jsonb_build_object(
    'notification', jsonb_build_object('id', c.id, 'kind', c.kind, 'attempts', c.attempts),
    'quote', private.shown_quote(q) || jsonb_build_object('state', q.state, 'version', q.version, 'email', q.email,
      'masked_email', private.masked_email(q.email),
      'document_path', q.document_path, 'project_id', q.project_id, 'photos', coalesce(to_jsonb(q) -> 'photos', '[]')),
    'answer', private.told_quote_answer(a) || jsonb_build_object('signature', a.signature, 'proof', a.proof,
      'document_sha256', a.document_sha256,
      'withdraw_until', case a.kind when 'accepted' then private.withdraw_until(a.at) end),
    'accepted', (select jsonb_build_object('at', signed.at, 'early_start', signed.early_start)
      from public.quote_answers signed where signed.quote_id = q.id and signed.kind = 'accepted'),
    'token', case when not private.is_to_office(c.kind) and c.kind <> 'quote-code' then private.new_quote_token(q.id) end,
    'code', (select private.quote_code(code.id) from private.quote_codes code
      where code.quote_id = q.id and c.kind = 'quote-code'),
    'has_account', private.has_account(q.email_normalised)
  )
  from private.claim_due('quote', claim_quote_notifications.quote_id, batch) as c
  join public.quotes q on q.id = c.quote_id
  left join public.quote_answers a on a.id = (c.details ->> 'answer')::uuid
  order by c.created_at, c.sequence;
end
$$;

-- Notes the PDF that goes with a quote, once; another one after that is answered with the first: {path, sha256}.
create function public.note_quote_document(quote_id uuid, path text, sha256 text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  quote public.quotes;
begin
  update public.quotes q set document_path = path, document_sha256 = note_quote_document.sha256
  where q.id = note_quote_document.quote_id and q.document_path is null;
  select * into quote from public.quotes q where q.id = note_quote_document.quote_id;
  return jsonb_build_object('path', quote.document_path, 'sha256', quote.document_sha256);
end
$$;

-- The path of the PDF behind a door, counted; null where there is none.
create function public.open_quote_document(token text default null, quote_id uuid default null) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  quote public.quotes;
begin
  select q.* into quote from private.quote_door(token, quote_id) as door join public.quotes q on q.id = door.id;
  if quote.document_path is not null then
    perform private.count_event('quote document', private.hash_subject(quote.id::text),
      (select s.quote_documents_per_quote_an_hour from private.settings s), interval '1 hour');
  end if;
  return quote.document_path;
end
$$;

-- An offer ends with its last day. Called by the hourly job.
create function private.expire_quotes() returns void
  language sql volatile security definer set search_path = ''
as $$
  update public.quotes q set state = 'expired'
  where q.id = any (array(
    select o.id from public.quotes o
    where o.state in ('sent', 'change-asked') and o.valid_until < private.local_day(now())
    order by o.id limit 1000 for update skip locked))
$$;

-- Links and codes that work no more.
create function private.forget_quote_links() returns void
  language sql volatile security definer set search_path = ''
as $$
  delete from private.quote_tokens t where t.expires_at < now();
  delete from private.quote_codes c where c.expires_at < now()
$$;

revoke all on function private.write_quote_mails(uuid, jsonb, text[]), private.mail_quote(),
  private.write_due_quote_reminders(uuid), private.drop_stale_quote_mails(), private.expire_quotes(),
  private.forget_quote_links() from public;
revoke all on function public.claim_quote_notifications(uuid, integer), public.note_quote_document(uuid, text, text),
  public.open_quote_document(text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.claim_quote_notifications(uuid, integer), public.note_quote_document(uuid, text, text)
  to service_role;
grant execute on function public.open_quote_document(text, uuid) to anon, authenticated, service_role;
