-- Mails about appointments wait in the outbox of the quote requests.

alter table public.notifications
  alter column request_id drop not null,
  add column booking_id uuid references public.facade_bookings (id) on delete cascade,
  -- Of the booking, when the mail was written.
  add column sequence integer,
  drop constraint notifications_kind,
  add constraint notifications_kind check (
    case when booking_id is null
      then kind in ('office', 'confirmation')
      else kind in ('booking-office', 'booking-received', 'booking-confirmed', 'booking-refused',
        'booking-moved', 'booking-cancelled', 'booking-withdrawn', 'booking-reminder')
    end
  ),
  add constraint notifications_subject check (num_nonnulls(request_id, booking_id) = 1),
  add constraint notifications_sequence check ((booking_id is null) = (sequence is null)),
  add constraint notifications_once_a_change unique (booking_id, kind, sequence);

-- As before, but only of quote requests.
create or replace function public.claim_notifications(request_id uuid default null, batch integer default 10)
  returns setof jsonb
  language sql volatile security definer set search_path = ''
as $$
  with due as (
    select n.id from public.notifications n
    where n.sent_at is null and n.next_attempt_at <= now() and n.request_id is not null
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

create function private.write_booking_mails(booking public.facade_bookings, variadic kinds text[])
  returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into public.notifications (booking_id, sequence, kind)
  select booking.id, booking.sequence, kind from unnest(kinds) as kind
  on conflict do nothing
$$;

-- When the reminder is due: an hour of the day before.
create function private.remind_at(starts_at timestamptz) returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select private.local_moment(
    private.local_day(starts_at) - 1, make_time(rules.reminder_hour::integer, 0, 0))
  from private.booking_rules rules
$$;

-- An appointment made or moved after that hour was told of just then.
create function private.write_due_reminders(booking_id uuid) returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into public.notifications (booking_id, sequence, kind)
  select b.id, b.sequence, 'booking-reminder'
  from public.facade_bookings b
  where b.status in ('requested', 'confirmed')
    and b.starts_at > now() and b.starts_at < now() + interval '49 hours'
    and private.remind_at(b.starts_at) between b.updated_at and now()
    and (write_due_reminders.booking_id is null or b.id = write_due_reminders.booking_id)
  on conflict do nothing
$$;

-- Reminders that came too late to be true are taken out; a newer change writes its own.
create function private.drop_stale_reminders() returns void
  language sql volatile security definer set search_path = ''
as $$
  delete from public.notifications n
  using public.facade_bookings b
  where b.id = n.booking_id and n.kind = 'booking-reminder' and n.sent_at is null
    and (n.claimed_until is null or n.claimed_until <= now())
    and (
      b.status not in ('requested', 'confirmed') or b.starts_at <= now()
      or private.remind_at(b.starts_at) > now()
    )
$$;

-- Takes due mails for two minutes and gives {notification: {id, kind, attempts, sequence}, booking: {…}, token}
-- for each: a fresh token for the link in the mail, of which nothing but the hash stays here.
create function public.claim_booking_notifications(booking_id uuid default null, batch integer default 10)
  returns setof jsonb
  language plpgsql volatile security definer set search_path = '' set timezone = 'UTC'
as $$
begin
  perform private.drop_stale_reminders();
  perform private.write_due_reminders(claim_booking_notifications.booking_id);
  return query
  with due as (
    select n.id from public.notifications n
    where n.sent_at is null and n.next_attempt_at <= now() and n.booking_id is not null
      and (n.claimed_until is null or n.claimed_until <= now())
      and (claim_booking_notifications.booking_id is null
        or n.booking_id = claim_booking_notifications.booking_id)
    order by n.created_at, n.sequence
    limit greatest(0, least(batch, 100))
    for update skip locked
  ), claimed as (
    update public.notifications n
    set claimed_until = now() + interval '2 minutes', attempts = n.attempts + 1
    from due where n.id = due.id
    returning n.id, n.kind, n.attempts, n.sequence, n.booking_id, n.created_at
  )
  select jsonb_build_object(
    'notification', jsonb_build_object(
      'id', c.id, 'kind', c.kind, 'attempts', c.attempts, 'sequence', c.sequence),
    'booking', to_jsonb(b) || jsonb_build_object('reference', private.booking_reference(b.id)),
    'token', private.new_token(b.id, case c.kind when 'booking-office' then 'office' else 'visitor' end)
  )
  from claimed c join public.facade_bookings b on b.id = c.booking_id
  order by c.created_at, c.sequence;
end
$$;

revoke all on function private.write_booking_mails(public.facade_bookings, text[]),
  private.remind_at(timestamptz), private.write_due_reminders(uuid), private.drop_stale_reminders() from public;
revoke all on function public.claim_booking_notifications(uuid, integer) from public, anon, authenticated;
grant execute on function public.claim_booking_notifications(uuid, integer) to service_role;
