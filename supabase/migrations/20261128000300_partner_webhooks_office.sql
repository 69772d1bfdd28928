-- What admins see of a partner's webhook, and what the office is told of one that nobody answers.

alter table public.alarms
  drop constraint alarms_kind,
  add constraint alarms_kind check (
    kind in ('unknown-sender', 'failing-mail', 'undelivered-mail', 'refused-office-mail', 'undelivered-webhook')
  );

-- Since when and by whom a webhook is switched off, until there is one again.
create table private.ended_webhooks (
  source text primary key references public.partners (source) on delete cascade,
  ended_at timestamptz not null default now(),
  -- The partner does it by an answer of 410.
  ended_by text not null default 'office' constraint ended_webhooks_by check (ended_by in ('office', 'partner'))
);
alter table private.ended_webhooks enable row level security;
revoke all on private.ended_webhooks from public, anon, authenticated, service_role;

create or replace function private.end_webhook() returns trigger
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

-- A test is answered or not: nobody waits three days for it. The others are as before.
create or replace function public.settle_webhook_delivery(delivery_id uuid, attempt integer, status_code integer) returns void
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

-- Tells the office which partners were not reached: those of whose events the newest that is done with was given up.
create function private.tell_of_given_up() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  unreached jsonb;
begin
  select jsonb_build_object('partners', jsonb_agg(last.source order by last.source)) into unreached
  from (
    select distinct on (d.source) d.source, d.state from private.webhook_deliveries d
    where d.state <> 'waiting' and d.kind <> 'webhook.test' order by d.source, d.happened_at desc
  ) as last
  where last.state = 'given-up' or last.source = new.source;
  if not private.raise_alarm('undelivered-webhook', unreached) then
    update public.alarms a set detail = unreached
    where a.kind = 'undelivered-webhook' and a.seen_at is null;
  end if;
  return null;
end
$$;
create trigger tell_of_given_up after update of state on private.webhook_deliveries
  for each row when (new.state = 'given-up' and old.state <> 'given-up' and new.kind <> 'webhook.test')
  execute function private.tell_of_given_up();

-- Has a test sent; 409 `webhook_off` where there is no webhook any more. Those of long ago go.
create or replace function public.test_partner_webhook(source text) returns void
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

-- For admins: {url, since, former_until, ended_at, ended_by, deliveries}, and of the last twenty deliveries {id, kind,
-- reference, state, attempts, status_code, happened_at}. 404 where there is no such partner.
create function public.read_partner_webhook(source text) returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  answer jsonb;
begin
  perform private.require_admin();
  select jsonb_build_object('url', p.webhook_url, 'since', w.created_at,
    'former_until', case when w.former_until > now() then w.former_until end,
    'ended_at', e.ended_at, 'ended_by', e.ended_by,
    'deliveries', coalesce((
      select jsonb_agg(to_jsonb(d) order by d.happened_at desc, d.id) from (
        select l.id, l.kind,
          regexp_replace(upper(left(coalesce(l.request_id, l.booking_id)::text, 8)), '^(.{4})', '\1-') as reference,
          l.state, l.attempts, l.status_code, l.happened_at
        from private.webhook_deliveries l where l.source = p.source order by l.happened_at desc, l.id limit 20
      ) as d
    ), '[]'))
  into answer
  from public.partners p
  left join private.partner_webhooks w on w.source = p.source
  left join private.ended_webhooks e on e.source = p.source
  where p.source = read_partner_webhook.source;
  if not found then
    perform private.refuse_change('404', 'no such partner');
  end if;
  return answer;
end
$$;
drop function public.list_webhook_deliveries(text);

revoke all on function private.tell_of_given_up() from public;
revoke all on function public.read_partner_webhook(text) from public, anon, authenticated, service_role;
grant execute on function public.read_partner_webhook(text) to authenticated;
