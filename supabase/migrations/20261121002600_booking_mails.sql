-- The mails of a change. Those to the visitor count for his mailbox, and one too many is not written, unless it is
-- `wanted`: the change was made by who reads that mailbox, or by the office for him. The office is always told.
create function private.write_booking_mails(
  booking public.facade_bookings, wanted boolean, variadic kinds text[]
) returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into public.notifications (booking_id, sequence, kind)
  select booking.id, booking.sequence, kind from unnest(kinds) as kind
  where case when private.is_to_office(kind) then true when private.may_mail(booking.email) then true else wanted end
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

-- An appointment made or moved after that hour was told of just then. What a mailbox has no room for is looked at
-- again with the next call.
create function private.write_due_reminders(booking_id uuid) returns void
  language sql volatile security definer set search_path = ''
as $$
  select private.write_booking_mails(due, private.is_proven(due.id), 'booking-reminder')
  from (
    select b.* from public.facade_bookings b
    where b.status in ('requested', 'confirmed')
      and b.starts_at > now() and b.starts_at < now() + interval '49 hours'
      and private.remind_at(b.starts_at) between b.updated_at and now()
      and (write_due_reminders.booking_id is null or b.id = write_due_reminders.booking_id)
      and not exists (
        select from public.notifications n
        where n.booking_id = b.id and n.sequence = b.sequence and n.kind = 'booking-reminder'
      )
    -- In one order for all who come at once, so that they do not wait for each other's mailboxes.
    order by private.mailbox(b.email) offset 0
  ) as due
$$;

-- Reminders that came too late to be true are taken out; a newer change writes its own.
create function private.drop_stale_reminders() returns void
  language sql volatile security definer set search_path = ''
as $$
  delete from public.notifications n
  using public.facade_bookings b
  where b.id = n.booking_id and n.kind = 'booking-reminder' and n.state = 'waiting'
    and (n.claimed_until is null or n.claimed_until <= now())
    and (
      b.status not in ('requested', 'confirmed') or b.starts_at <= now()
      or private.remind_at(b.starts_at) > now()
    )
$$;

-- Claims due mails, and gives {notification: {id, kind, attempts, sequence}, booking: {…}, token} for each:
-- a fresh token for the link in the mail, of which nothing but the hash stays here.
create function public.claim_booking_notifications(booking_id uuid default null, batch integer default 10)
  returns setof jsonb
  language plpgsql volatile security definer set search_path = '' set timezone = 'UTC'
as $$
begin
  perform private.drop_stale_reminders();
  perform private.write_due_reminders(claim_booking_notifications.booking_id);
  return query
  select jsonb_build_object(
    'notification', jsonb_build_object(
      'id', c.id, 'kind', c.kind, 'attempts', c.attempts, 'sequence', c.sequence),
    'booking', to_jsonb(b) || jsonb_build_object('reference', private.booking_reference(b.id)),
    'token', private.new_token(b.id, case when private.is_to_office(c.kind) then 'office' else 'visitor' end)
  )
  from private.claim_due('booking', claim_booking_notifications.booking_id, batch) as c
  join public.facade_bookings b on b.id = c.booking_id
  order by c.created_at, c.sequence;
end
$$;

revoke all on function private.write_booking_mails(public.facade_bookings, boolean, text[]),
  private.remind_at(timestamptz), private.write_due_reminders(uuid), private.drop_stale_reminders() from public;
revoke all on function public.claim_booking_notifications(uuid, integer) from public, anon, authenticated;
grant execute on function public.claim_booking_notifications(uuid, integer) to service_role;
