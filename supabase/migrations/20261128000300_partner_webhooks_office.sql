-- What admins see of a partner's webhook, and what the office is told of one that nobody answers.

alter table public.alarms
  drop constraint alarms_kind,
  add constraint alarms_kind check (
    kind in ('unknown-sender', 'failing-mail', 'undelivered-mail', 'refused-office-mail', 'undelivered-webhook')
  );

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
          private.written_reference(coalesce(l.request_id, l.booking_id)) as reference,
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

revoke all on function private.tell_of_given_up() from public;
revoke all on function public.read_partner_webhook(text) from public, anon, authenticated, service_role;
grant execute on function public.read_partner_webhook(text) to authenticated;
