-- Reminders of appointments, for whoever does not refuse them.

-- Whether somebody with an account has proved that this address, as forms keep it, is his.
create function private.has_account(address text) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users u
    where u.email_confirmed_at is not null and u.email <> '' and private.normalise_email(u.email) = address
  )
$$;

-- Only an account that has proved the address refuses what is mailed to it.
create function private.refuses_reminders(address text) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.profiles p join auth.users u on u.id = p.user_id
    where not p.mail_reminders and u.email_confirmed_at is not null
      and private.normalise_email(u.email) = address
  )
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
      and not private.refuses_reminders(b.email_normalised)
      and not exists (
        select from public.notifications n
        where n.booking_id = b.id and n.sequence = b.sequence and n.kind = 'booking-reminder'
      )
    -- In one order for all who come at once, so that they do not wait for each other's mailboxes.
    order by private.mailbox(b.email) offset 0
  ) as due
$$;

-- Reminders that came too late to be true, or are not wanted any more, are taken out; a newer change writes its own.
create function private.drop_stale_reminders() returns void
  language sql volatile security definer set search_path = ''
as $$
  delete from public.notifications n
  using public.facade_bookings b
  where b.id = n.booking_id and n.kind = 'booking-reminder' and n.state = 'waiting'
    and (n.claimed_until is null or n.claimed_until <= now())
    and (
      b.status not in ('requested', 'confirmed') or b.starts_at <= now()
      or private.remind_at(b.starts_at) > now() or private.refuses_reminders(b.email_normalised)
    )
$$;

revoke all on function private.has_account(text), private.refuses_reminders(text), private.remind_at(timestamptz),
  private.write_due_reminders(uuid), private.drop_stale_reminders() from public;
