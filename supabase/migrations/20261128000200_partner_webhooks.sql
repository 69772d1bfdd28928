-- A partner may be told at an address of his what became of the requests and appointments that came by his name. Rows of
-- the outbox are written with what happened, hold nothing personal, and go with the request or appointment.

-- HTTPS on its own port to a name that has a dot: no address in figures, no name and password, none of a private network.
-- Equals domain/src/partner/partner.webhook.ts.
create function private.is_webhook_url(url text) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select char_length(url) <= 500
    and url ~ '^https://([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](/[!-"$-~]*)?$'
    and url !~ '^https://[^/]*\.(local|localhost|internal|lan|home|corp|test|invalid|arpa|onion)(/|$)'
$$;
revoke all on function private.is_webhook_url(text) from public;

alter table public.partners
  add column webhook_url text constraint partners_webhook_url check (private.is_webhook_url(webhook_url)),
  add constraint partners_ended_webhook check (ended_at is null or webhook_url is null);

-- What is signed with. As bytes, since the sender must know them: a hash would not do.
create table private.partner_webhooks (
  source text primary key references public.partners (source) on delete cascade,
  secret bytea not null constraint partner_webhooks_secret check (octet_length(secret) = 32),
  -- Signs as well for a day after another was made.
  former_secret bytea,
  former_until timestamptz,
  created_at timestamptz not null default now(),
  constraint partner_webhooks_former check ((former_secret is null) = (former_until is null))
);

create table private.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  source text not null references private.partner_webhooks (source) on delete cascade,
  kind text not null constraint webhook_deliveries_kind check (kind in ('quote_request.created', 'quote_request.answered',
    'quote_request.won', 'quote_request.lost', 'booking.created', 'booking.cancelled', 'webhook.test')),
  request_id uuid references public.quote_requests (id) on delete cascade,
  booking_id uuid references public.facade_bookings (id) on delete cascade,
  state text not null default 'waiting'
    constraint webhook_deliveries_state check (state in ('waiting', 'delivered', 'given-up')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  claimed_until timestamptz,
  -- Of the last answer; null where none came.
  status_code integer,
  happened_at timestamptz not null default now(),
  constraint webhook_deliveries_subject
    check (num_nonnulls(request_id, booking_id) = case when kind = 'webhook.test' then 0 else 1 end),
  constraint webhook_deliveries_once_request unique (request_id, kind),
  constraint webhook_deliveries_once_booking unique (booking_id, kind)
);
create index webhook_deliveries_due on private.webhook_deliveries (next_attempt_at) where state = 'waiting';
create index webhook_deliveries_source on private.webhook_deliveries (source, happened_at desc);

alter table private.partner_webhooks enable row level security;
alter table private.webhook_deliveries enable row level security;
revoke all on private.partner_webhooks, private.webhook_deliveries from public, anon, authenticated, service_role;

-- Since when and by whom a webhook is switched off, until there is one again.
create table private.ended_webhooks (
  source text primary key references public.partners (source) on delete cascade,
  ended_at timestamptz not null default now(),
  -- The partner does it by an answer of 410.
  ended_by text not null default 'office' constraint ended_webhooks_by check (ended_by in ('office', 'partner'))
);
alter table private.ended_webhooks enable row level security;
revoke all on private.ended_webhooks from public, anon, authenticated, service_role;

-- Whoever is no partner any more is told nothing, and what was kept for him goes with his address.
create function private.end_webhook() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.ended_at is not null then
    new.webhook_url := null;
  end if;
  if new.webhook_url is null then
    delete from private.partner_webhooks w where w.source = new.source;
    if old.webhook_url is not null then
      insert into private.ended_webhooks (source) values (new.source);
    end if;
  else
    delete from private.ended_webhooks e where e.source = new.source;
  end if;
  return new;
end
$$;
create trigger end_webhook before update on public.partners
  for each row execute function private.end_webhook();

create function private.tell_partner(of_source text, of_kind text, of_request uuid, of_booking uuid) returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into private.webhook_deliveries (source, kind, request_id, booking_id)
  select w.source, of_kind, of_request, of_booking from private.partner_webhooks w where w.source = of_source
  -- Whoever ends the webhook meanwhile must not have the visitor's request refused.
  for key share
  on conflict do nothing
$$;

create function private.tell_of_request() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell_partner(new.source, 'quote_request.created', new.id, null);
  return null;
end
$$;
create trigger tell_partner after insert on public.quote_requests
  for each row when (new.source is not null) execute function private.tell_of_request();

create function private.tell_of_handling() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  of_source text;
begin
  select q.source into of_source from public.quote_requests q where q.id = new.request_id;
  if old.first_answered_at is null and new.first_answered_at is not null then
    perform private.tell_partner(of_source, 'quote_request.answered', new.request_id, null);
  end if;
  if new.state <> old.state and new.state in ('won', 'lost') then
    perform private.tell_partner(of_source, 'quote_request.' || new.state, new.request_id, null);
  end if;
  return null;
end
$$;
create trigger tell_partner after update on public.request_handlings
  for each row execute function private.tell_of_handling();

-- For who counts, an appointment that the office refused or the visitor withdrew is one that does not take place, too.
create function private.tell_of_booking() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.tell_partner(new.source, 'booking.created', null, new.id);
  elsif new.status <> old.status and new.status in ('refused', 'cancelled', 'withdrawn') then
    perform private.tell_partner(new.source, 'booking.cancelled', null, new.id);
  end if;
  return null;
end
$$;
create trigger tell_partner after insert or update on public.facade_bookings
  for each row when (new.source is not null) execute function private.tell_of_booking();

-- 244 random bits.
create function private.new_webhook_secret() returns bytea
  language sql volatile set search_path = ''
as $$
  select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
$$;
create function private.written_webhook_secret(secret bytea) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select 'whsec_' || encode(secret, 'base64')
$$;

-- Has a partner told at an address from now on, and answers the secret, once. Where he was told before, the old secret
-- signs beside the new one for a day. An address that is refused is `webhook_url`.
create function public.open_partner_webhook(source text, url text) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  partner public.partners := private.open_partner(source);
  made bytea := private.new_webhook_secret();
begin
  if url is null or not private.is_webhook_url(url) then
    perform private.refuse_as('webhook_url', 'no public address of HTTPS');
  end if;
  insert into private.partner_webhooks as w (source, secret) values (partner.source, made)
  on conflict on constraint partner_webhooks_pkey do update
    set secret = excluded.secret, former_secret = w.secret, former_until = now() + interval '24 hours';
  update public.partners p set webhook_url = open_partner_webhook.url where p.source = partner.source;
  return private.written_webhook_secret(made);
end
$$;

create function public.close_partner_webhook(source text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  partner public.partners := private.open_partner(source);
begin
  update public.partners p set webhook_url = null where p.source = partner.source and p.webhook_url is not null;
end
$$;

-- Has a test sent; 409 `webhook_off` where there is no webhook any more. Those of long ago go.
create function public.test_partner_webhook(source text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  partner public.partners := private.open_partner(source);
begin
  if partner.webhook_url is null then
    perform private.refuse_as('webhook_off', 'no webhook');
  end if;
  delete from private.webhook_deliveries d
  where d.source = partner.source and d.kind = 'webhook.test' and d.happened_at < now() - interval '30 days';
  perform private.tell_partner(partner.source, 'webhook.test', null, null);
end
$$;

-- What visitor and office call a request or an appointment, such as 3F2A-91C4. Equals `quoteRequestReference` of domain.
create function private.written_reference(id uuid) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(upper(left(id::text, 8)), '^(.{4})', '\1-')
$$;

-- Claims what is due for two minutes: {id, attempt, url, secrets, body} for each.
create function public.claim_webhook_deliveries(batch integer default 10) returns setof jsonb
  language sql volatile security definer set search_path = '' set timezone = 'UTC'
as $$
  -- Whoever claimed these never came back.
  update private.webhook_deliveries d set state = 'given-up', claimed_until = null
  where d.state = 'waiting' and d.happened_at < now() - interval '4 days' and coalesce(d.claimed_until, now()) <= now();
  with due as (
    select d.id from private.webhook_deliveries d
    where d.state = 'waiting' and d.next_attempt_at <= now() and coalesce(d.claimed_until, now()) <= now()
    order by d.next_attempt_at limit greatest(0, least(batch, 50))
    for update skip locked
  ), claimed as (
    update private.webhook_deliveries d set claimed_until = now() + interval '2 minutes', attempts = d.attempts + 1
    where d.id in (select due.id from due)
    returning d.*
  )
  select jsonb_build_object('id', c.id, 'attempt', c.attempts, 'url', p.webhook_url,
    'secrets', jsonb_build_array(private.written_webhook_secret(w.secret)) || case
      when w.former_until > now() then jsonb_build_array(private.written_webhook_secret(w.former_secret)) else '[]' end,
    'body', jsonb_build_object('type', c.kind, 'timestamp', c.happened_at,
      'data', jsonb_strip_nulls(jsonb_build_object(
        'reference', private.written_reference(coalesce(c.request_id, c.booking_id)),
        'source', c.source, 'source_details', nullif(q.source_details, '{}')))))
  from claimed c
  join private.partner_webhooks w on w.source = c.source
  join public.partners p on p.source = c.source
  left join public.quote_requests q on q.id = c.request_id
$$;

-- Writes down what became of an attempt; null where no answer came. 410 ends the webhook; whatever else fails is tried for
-- three days, after growing pauses, but for a test, for which nobody waits so long. An attempt whose claim another took over
-- counts no more.
create function public.settle_webhook_delivery(delivery_id uuid, attempt integer, status_code integer) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  of_source text;
begin
  update private.webhook_deliveries d
  set claimed_until = null, status_code = settle_webhook_delivery.status_code,
    state = case
      when settle_webhook_delivery.status_code between 200 and 299 then 'delivered'
      when d.kind = 'webhook.test' or d.happened_at < now() - interval '3 days' then 'given-up'
      else 'waiting' end,
    next_attempt_at = now() + (array['1 minute', '5 minutes', '30 minutes', '2 hours', '5 hours', '10 hours', '12 hours'
      ]::interval[])[least(d.attempts, 7)]
  where d.id = delivery_id and d.state = 'waiting' and d.attempts = attempt
  returning d.source into of_source;
  if settle_webhook_delivery.status_code = 410 then
    update public.partners p set webhook_url = null where p.source = of_source;
    update private.ended_webhooks e set ended_by = 'partner' where e.source = of_source;
  end if;
end
$$;

revoke all on function private.end_webhook(), private.tell_partner(text, text, uuid, uuid), private.tell_of_request(),
  private.tell_of_handling(), private.tell_of_booking(), private.new_webhook_secret(),
  private.written_webhook_secret(bytea), private.written_reference(uuid) from public;
revoke all on function public.open_partner_webhook(text, text), public.close_partner_webhook(text),
  public.test_partner_webhook(text), public.claim_webhook_deliveries(integer),
  public.settle_webhook_delivery(uuid, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.open_partner_webhook(text, text), public.close_partner_webhook(text),
  public.test_partner_webhook(text) to authenticated;
grant execute on function public.claim_webhook_deliveries(integer),
  public.settle_webhook_delivery(uuid, integer, integer) to service_role;

do $migration$
begin
  if to_regprocedure('private.call_function(text)') is not null then
    perform cron.schedule('partner-webhooks', '* * * * *', $$select private.call_function('send-partner-webhooks')$$);
  end if;
end
$migration$;
