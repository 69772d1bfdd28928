-- Visitor and office change an appointment by their private links. Each order names the `sequence` of the appointment
-- that it was made for, so that nobody decides about what he never saw. Each call is answered by what the appointment is
-- then, or by status 404 (no such link), 403 (somebody else's to do), 409 (too late; with the code `changed` where it
-- is another appointment by now, and `over` where the visit was), 428 (moved so often that a mailed link comes first) or
-- 429 (moved too often).

-- What the rules ask of a move, whoever makes it: what the visit takes of a crew there. Leads to where others are told of
-- free times where there is no such time; refuses what lies in the withdrawal period and was not asked for.
create function private.visit_of_move(booking public.facade_bookings, for_role text, wanted timestamptz)
  returns tstzrange
  language plpgsql volatile security definer set search_path = '' set jit = off
as $$
declare
  visit tstzrange := private.visit_at(booking.square_meters, wanted);
begin
  if visit is null then
    perform private.leave_calendar();
  elsif not booking.early_start and wanted < private.early_start_until(booking, for_role) then
    perform private.refuse_booking('early_start');
  end if;
  return visit;
end
$$;

-- The booking as it is moved, with its new time, of the crew that is asked for, taken.
create function private.moved_booking(
  booking public.facade_bookings, for_role text, wanted timestamptz, visit tstzrange, of_crew smallint default null
) returns public.facade_bookings
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.take_slot(booking.id, visit, null, of_crew) then
    perform private.leave_calendar();
  end if;
  booking.ends_at := wanted + (booking.ends_at - booking.starts_at);
  booking.starts_at := wanted;
  -- What the visitor moved, the office confirms again.
  booking.status := case for_role when 'office' then 'confirmed' else 'requested' end;
  return booking;
end
$$;

-- What the office can agree to.
create function private.check_confirmable(booking public.facade_bookings) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if booking.status <> 'requested' then
    perform private.refuse_change('409', 'confirmed already');
  elsif booking.ends_at <= now() then
    perform private.refuse_as('over', 'the appointment is over');
  elsif private.lacks_early_start(booking) then
    perform private.refuse_booking('early_start');
  end if;
end
$$;

revoke all on function private.visit_of_move(public.facade_bookings, text, timestamptz),
  private.moved_booking(public.facade_bookings, text, timestamptz, tstzrange, smallint),
  private.check_confirmable(public.facade_bookings) from public;

-- Into the withdrawal period the visitor moves by asking for an `early_start`. The office cannot ask for him.
create function public.move_appointment(
  token text, sequence integer, starts_at timestamptz, early_start boolean default false
) returns jsonb
  language plpgsql volatile security definer set search_path = '' set jit = off
as $$
declare
  settings private.settings := (select s from private.settings s);
  link private.appointment_tokens;
  booking public.facade_bookings;
  visit tstzrange;
begin
  begin
    link := private.open_link(token, 'visitor', 'office');
    booking := private.live_booking(link.booking_id);
    -- Sent again because the answer was lost.
    if link.role = 'visitor' and booking.starts_at = move_appointment.starts_at then
      return jsonb_build_object('moved', true, 'appointment', private.appointment(booking, link));
    end if;
    perform private.check_sequence(booking, move_appointment.sequence);
    perform private.check_deadline(link, booking);
    booking.early_start :=
      booking.early_start or link.role = 'visitor' and coalesce(move_appointment.early_start, false);
    visit := private.visit_of_move(booking, link.role, move_appointment.starts_at);
    perform private.count_move(link);
    booking := private.moved_booking(booking, link.role, move_appointment.starts_at, visit);
    return jsonb_build_object('moved', true,
      'appointment', private.keep_change(link, booking, 'booking-moved', 'booking-office'));
  exception when sqlstate 'VK001' then
    null;
  end;
  -- What was done is undone, so that only what was moved counts as that; but who asks on and on is told to stop.
  if link.role = 'visitor' then
    perform private.count_sender('hold', settings.holds_per_address_an_hour, interval '1 hour');
  end if;
  return jsonb_build_object('moved', false,
    'alternatives', private.nearest_slots(booking.square_meters, move_appointment.starts_at));
end
$$;

-- The office confirms so late that the visit would lie in the withdrawal period: the visitor may ask for it all the same.
create function public.ask_early_start(token text, sequence integer) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.appointment_tokens := private.open_link(token, 'visitor');
  booking public.facade_bookings := private.live_booking(link.booking_id);
begin
  -- Sent again because the answer was lost.
  if booking.early_start then
    return private.appointment(booking, link);
  end if;
  perform private.check_sequence(booking, ask_early_start.sequence);
  if not private.lacks_early_start(booking) then
    perform private.refuse_change('409', 'nothing to ask for');
  end if;
  booking.early_start := true;
  return private.keep_change(link, booking, 'booking-received', 'booking-asked');
end
$$;

create function public.cancel_appointment(token text, sequence integer) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.appointment_tokens := private.open_link(token, 'visitor');
  booking public.facade_bookings := private.live_booking(link.booking_id);
begin
  perform private.check_sequence(booking, cancel_appointment.sequence);
  perform private.check_deadline(link, booking);
  booking.status := 'cancelled';
  return private.keep_change(link, booking, 'booking-cancelled', 'booking-office');
end
$$;

-- The legal right, whatever the appointment's closeness.
create function public.withdraw_appointment(token text, sequence integer) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.appointment_tokens := private.open_link(token, 'visitor');
  booking public.facade_bookings := private.live_booking(link.booking_id);
begin
  perform private.check_sequence(booking, withdraw_appointment.sequence);
  if now() >= private.withdrawal_ends(booking) then
    perform private.refuse_change('409', 'too late');
  end if;
  booking.status := 'withdrawn';
  booking.withdrawn_at := now();
  return private.keep_change(link, booking, 'booking-withdrawn', 'booking-office');
end
$$;

-- Not what is over, nor what would lie in a withdrawal period in which the visitor did not ask for it.
create function public.confirm_appointment(token text, sequence integer) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.appointment_tokens := private.open_link(token, 'office');
  booking public.facade_bookings := private.live_booking(link.booking_id);
begin
  perform private.check_sequence(booking, confirm_appointment.sequence);
  perform private.check_confirmable(booking);
  booking.status := 'confirmed';
  return private.keep_change(link, booking, 'booking-confirmed', 'booking-office');
end
$$;

create function public.refuse_appointment(token text, sequence integer, reason text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.appointment_tokens := private.open_link(token, 'office');
  booking public.facade_bookings := private.live_booking(link.booking_id);
begin
  perform private.check_sequence(booking, refuse_appointment.sequence);
  booking.status := 'refused';
  booking.refusal_reason := nullif(private.trim_text(reason), '');
  return private.keep_change(link, booking, 'booking-refused');
end
$$;

revoke all on function public.move_appointment(text, integer, timestamptz, boolean),
  public.ask_early_start(text, integer), public.cancel_appointment(text, integer),
  public.withdraw_appointment(text, integer), public.confirm_appointment(text, integer),
  public.refuse_appointment(text, integer, text) from public, anon, authenticated, service_role;
grant execute on function public.move_appointment(text, integer, timestamptz, boolean),
  public.ask_early_start(text, integer), public.cancel_appointment(text, integer),
  public.withdraw_appointment(text, integer), public.confirm_appointment(text, integer),
  public.refuse_appointment(text, integer, text) to anon, authenticated, service_role;
