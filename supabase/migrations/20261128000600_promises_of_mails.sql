-- Mails name the same day and hour as the page on which somebody booked: both by the rules in force, which the office may
-- have set since the functions that mail were deployed.
create or replace function public.claim_booking_notifications(booking_id uuid default null, batch integer default 10)
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
    'booking', to_jsonb(b) || jsonb_build_object(
      'reference', private.booking_reference(b.id),
      'confirm_until', date_trunc('second', private.confirm_until(b.updated_at)),
      'change_until', private.change_until(b.starts_at)),
    'token', private.new_token(b.id, case when private.is_to_office(c.kind) then 'office' else 'visitor' end),
    'has_account', private.has_account(b.email_normalised)
  )
  from private.claim_due('booking', claim_booking_notifications.booking_id, batch) as c
  join public.facade_bookings b on b.id = c.booking_id
  order by c.created_at, c.sequence;
end
$$;

-- A request to begin within the withdrawal period is made for a visit that lies in it. Whoever moves out of it and into it
-- again is asked again.
create or replace function private.moved_booking(
  booking public.facade_bookings, for_role text, wanted timestamptz, visit tstzrange, of_crew smallint default null
) returns public.facade_bookings
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.take_slot(booking.id, visit, null, of_crew) then
    perform private.leave_calendar();
  end if;
  booking.early_start := booking.early_start and wanted < private.early_start_until(booking, for_role);
  booking.ends_at := wanted + (booking.ends_at - booking.starts_at);
  booking.starts_at := wanted;
  -- What the visitor moved, the office confirms again.
  booking.status := case for_role when 'office' then 'confirmed' else 'requested' end;
  return booking;
end
$$;

-- What is taken back, is taken back whole: with the request that went with the time.
create or replace function public.undo_booking_order(booking_id uuid, sequence integer) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  undo private.booking_undos;
  was public.facade_bookings;
begin
  perform private.require_office();
  perform private.lock_calendar();
  delete from private.booking_undos u
  where u.booking_id = undo_booking_order.booking_id and u.sequence = undo_booking_order.sequence
    and u.made_by = auth.uid() and u.until > now()
  returning * into undo;
  perform from public.facade_bookings b
  where b.id = undo.booking_id and b.sequence = undo.sequence for no key update;
  if not found then
    perform private.refuse_as('told', 'the order cannot be taken back any more');
  end if;
  delete from public.notifications n
  where n.booking_id = undo.booking_id and n.sequence = undo.sequence and n.state = 'waiting' and n.attempts = 0;
  if exists (
    select from public.notifications n where n.booking_id = undo.booking_id and n.sequence = undo.sequence
  ) then
    perform private.refuse_as('told', 'the visitor was told');
  end if;
  was := jsonb_populate_record(null::public.facade_bookings, undo.before);
  insert into private.reservations as r (id, crew, occupied) values (undo.booking_id, undo.crew, undo.occupied)
  on conflict (id) do update set crew = excluded.crew, occupied = excluded.occupied;
  update public.facade_bookings b
  set status = was.status, starts_at = was.starts_at, ends_at = was.ends_at, early_start = was.early_start,
      confirmed_at = was.confirmed_at, refusal_reason = was.refusal_reason, sequence = b.sequence + 1, updated_at = now()
  where b.id = undo.booking_id;
  update public.notifications n set sequence = undo.sequence + 1
  where n.booking_id = undo.booking_id and n.sequence = was.sequence and n.state = 'waiting';
  return undo.sequence + 1;
exception
  when exclusion_violation then
    perform private.refuse_as('taken', 'somebody else has the time');
    return null;
end
$$;
