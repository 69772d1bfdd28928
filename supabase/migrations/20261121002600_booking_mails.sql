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

-- Claims due mails, and gives {notification: {id, kind, attempts, sequence}, booking: {…}, token, has_account} for each:
-- a fresh token for the link in the mail, of which nothing but the hash stays here, and whether the visitor's address is
-- that of an account. Reminders depend on what the account chose, and are written by a later migration.
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
    'token', private.new_token(b.id, case when private.is_to_office(c.kind) then 'office' else 'visitor' end),
    'has_account', private.has_account(b.email_normalised)
  )
  from private.claim_due('booking', claim_booking_notifications.booking_id, batch) as c
  join public.facade_bookings b on b.id = c.booking_id
  order by c.created_at, c.sequence;
end
$$;

revoke all on function private.write_booking_mails(public.facade_bookings, boolean, text[]) from public;
revoke all on function public.claim_booking_notifications(uuid, integer) from public, anon, authenticated;
grant execute on function public.claim_booking_notifications(uuid, integer) to service_role;
