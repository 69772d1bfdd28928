-- Outbox of mails: written in the transaction of the request, claimed by the function that sends them,
-- tried again until sent. Delivery is at least once.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.quote_requests (id) on delete cascade,
  kind text not null constraint notifications_kind check (kind in ('office', 'confirmation')),
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- Whoever claimed it has until then; after a crash somebody else may.
  claimed_until timestamptz,
  sent_at timestamptz,
  last_error text,
  constraint notifications_once unique (request_id, kind)
);
create index notifications_due on public.notifications (next_attempt_at) where sent_at is null;

alter table public.notifications enable row level security;
revoke all on public.notifications from public, anon, authenticated, service_role;
grant select on public.notifications to authenticated, service_role;

create policy "Employees and admins see which mails are sent" on public.notifications
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));

-- The confirmation is capped for each address, because anyone may type anyone's address.
create function private.write_notifications() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.notifications (request_id, kind) values (new.id, 'office');
  insert into public.notifications (request_id, kind)
  select new.id, 'confirmation' from private.settings s
  where s.confirmations_per_email_a_day > (
    select count(*) from public.notifications n join public.quote_requests q on q.id = n.request_id
    where n.kind = 'confirmation' and n.created_at > now() - interval '24 hours'
      and q.email_normalised = new.email_normalised
  );
  return null;
end
$$;
revoke all on function private.write_notifications() from public;

create trigger notify after insert on public.quote_requests
  for each row execute function private.write_notifications();

-- Takes due mails for two minutes and gives {notification: {id, kind, attempts}, request: {…}} for each.
create function public.claim_notifications(request_id uuid default null, batch integer default 10)
  returns setof jsonb
  language sql volatile security definer set search_path = ''
as $$
  with due as (
    select n.id from public.notifications n
    where n.sent_at is null and n.next_attempt_at <= now()
      and (n.claimed_until is null or n.claimed_until <= now())
      and (claim_notifications.request_id is null or n.request_id = claim_notifications.request_id)
    order by n.created_at
    limit greatest(0, least(batch, 100))
    for update skip locked
  ), claimed as (
    update public.notifications n
    set claimed_until = now() + interval '2 minutes', attempts = n.attempts + 1
    from due where n.id = due.id
    returning n.id, n.kind, n.attempts, n.request_id
  )
  select jsonb_build_object(
    'notification', jsonb_build_object('id', c.id, 'kind', c.kind, 'attempts', c.attempts),
    'request', to_jsonb(q)
  )
  from claimed c join public.quote_requests q on q.id = c.request_id
$$;

create function public.complete_notification(notification_id uuid) returns void
  language sql volatile security definer set search_path = ''
as $$
  update public.notifications
  set sent_at = now(), claimed_until = null, last_error = null
  where id = notification_id
$$;

-- Tries again after 1, 2, 4 … minutes, at least once an hour.
create function public.fail_notification(notification_id uuid, reason text) returns void
  language sql volatile security definer set search_path = ''
as $$
  update public.notifications
  set claimed_until = null, last_error = left(reason, 500),
      next_attempt_at = now() + interval '1 minute' * least(60, 2 ^ least(greatest(attempts - 1, 0), 6))
  where id = notification_id and sent_at is null
$$;

revoke all on function public.claim_notifications(uuid, integer), public.complete_notification(uuid),
  public.fail_notification(uuid, text) from public, anon, authenticated;
grant execute on function public.claim_notifications(uuid, integer), public.complete_notification(uuid),
  public.fail_notification(uuid, text) to service_role;
