-- Visitor and office change an appointment by their private links. Each order names the `sequence` of the appointment
-- that it was made for, so that nobody decides about what he never saw. Each call is answered by what the appointment is
-- then, or by status 404 (no such link), 403 (somebody else's to do) or 409 (too late; with the code `changed` where it
-- is another appointment by now, and `over` where the visit was).

create function private.refuse_change(status text, message text) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  raise exception using errcode = 'PT' || status, message = message;
end
$$;

-- The same with status 409 and a code that says why, by the way in which the API lets a function choose both.
create function private.refuse_as(code text, message text) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  raise sqlstate 'PGRST' using
    message = jsonb_build_object('code', code, 'message', message, 'details', null, 'hint', null)::text,
    detail = jsonb_build_object('status', 409, 'headers', '{}'::jsonb)::text;
end
$$;

-- The link's row, with the calendar locked, and the booking with it: nobody else changes it meanwhile.
create function private.open_link(token text, variadic for_roles text[]) returns private.appointment_tokens
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.appointment_tokens;
begin
  perform private.lock_calendar();
  select * into link from private.appointment_tokens t
  where t.token_hash = private.token_hash(token) and t.expires_at > now();
  if not found then
    perform private.refuse_change('404', 'no such appointment');
  elsif link.role <> all (for_roles) then
    perform private.refuse_change('403', 'not yours to do');
  elsif link.used_at is not null then
    perform private.refuse_change('409', 'the link was used');
  end if;
  perform private.note_opening(token);
  perform from public.facade_bookings b where b.id = link.booking_id for no key update;
  return link;
end
$$;

create function private.live_booking(link private.appointment_tokens) returns public.facade_bookings
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.facade_bookings;
begin
  select * into booking from public.facade_bookings b where b.id = link.booking_id;
  if booking.status not in ('requested', 'confirmed') then
    perform private.refuse_change('409', 'the appointment is called off');
  end if;
  return booking;
end
$$;

create function private.check_sequence(booking public.facade_bookings, seen integer) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  if booking.sequence is distinct from seen then
    perform private.refuse_as('changed', 'the appointment changed meanwhile');
  end if;
end
$$;

create function private.check_deadline(link private.appointment_tokens, booking public.facade_bookings)
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if link.role = 'visitor' and now() >= private.change_until(booking.starts_at) then
    perform private.refuse_change('409', 'too late');
  end if;
end
$$;

-- Keeps a change: writes its mails, and uses the office's link up. While the appointment lives, the office's mail brings its next link.
create function private.keep_change(
  link private.appointment_tokens, changed public.facade_bookings, variadic mails text[]
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.facade_bookings;
begin
  update public.facade_bookings b
  set status = changed.status, starts_at = changed.starts_at, ends_at = changed.ends_at,
      early_start = changed.early_start,
      confirmed_at = case when changed.status = 'confirmed' then coalesce(b.confirmed_at, now())
        else b.confirmed_at end,
      refusal_reason = changed.refusal_reason, withdrawn_at = changed.withdrawn_at,
      sequence = b.sequence + 1, updated_at = now()
  where b.id = changed.id
  returning * into booking;
  if booking.status not in ('requested', 'confirmed') then
    delete from private.reservations r where r.id = booking.id;
  end if;
  update private.appointment_tokens t
  set used_at = case t.role when 'office' then now() end,
      expires_at = greatest(t.expires_at, booking.ends_at + interval '30 days')
  where t.token_hash = link.token_hash
  returning * into link;
  perform private.write_booking_mails(booking, case link.role
    when 'office' then private.is_proven(booking.id) else link.is_mailed end, variadic mails);
  return private.appointment(booking, link);
end
$$;

-- Anyone may type anyone's address, and each move sends a mail there: so whoever booked moves a few times by the link
-- that he got on the page, and on only once a link was opened that was mailed; and some times a day by any link. Calling
-- off is possible always, and so is what the office does: each happens once.
create function private.count_move(link private.appointment_tokens) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  settings private.settings := (select s from private.settings s);
begin
  if link.role = 'office' then
    return;
  end if;
  perform private.count_event('move', private.hash_subject(link.booking_id::text),
    settings.moves_per_booking_a_day, interval '24 hours');
  if link.is_mailed or private.is_proven(link.booking_id) then
    return;
  elsif settings.moves_before_a_mail_is_opened <= (
    select sum(t.moves) from private.appointment_tokens t where t.booking_id = link.booking_id
  ) then
    perform private.refuse_change('428', 'a mailed link comes first');
  end if;
  update private.appointment_tokens t set moves = t.moves + 1 where t.token_hash = link.token_hash;
end
$$;

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
  length interval;
  visit tstzrange;
begin
  begin
    link := private.open_link(token, 'visitor', 'office');
    booking := private.live_booking(link);
    length := booking.ends_at - booking.starts_at;
    -- Sent again because the answer was lost.
    if link.role = 'visitor' and booking.starts_at = move_appointment.starts_at then
      return jsonb_build_object('moved', true, 'appointment', private.appointment(booking, link));
    end if;
    perform private.check_sequence(booking, move_appointment.sequence);
    perform private.check_deadline(link, booking);
    visit := private.visit_at(booking.square_meters, move_appointment.starts_at);
    if visit is null then
      perform private.leave_calendar();
    end if;
    booking.early_start :=
      booking.early_start or link.role = 'visitor' and coalesce(move_appointment.early_start, false);
    if not booking.early_start
      and move_appointment.starts_at < private.early_start_until(booking, link.role)
    then
      perform private.refuse_booking('early_start');
    end if;
    perform private.count_move(link);
    if not private.take_slot(booking.id, visit, null) then
      perform private.leave_calendar();
    end if;
    booking.starts_at := move_appointment.starts_at;
    booking.ends_at := move_appointment.starts_at + length;
    -- What the visitor moved, the office confirms again.
    booking.status := case link.role when 'office' then 'confirmed' else 'requested' end;
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
  booking public.facade_bookings := private.live_booking(link);
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
  booking public.facade_bookings := private.live_booking(link);
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
  booking public.facade_bookings := private.live_booking(link);
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
  booking public.facade_bookings := private.live_booking(link);
begin
  perform private.check_sequence(booking, confirm_appointment.sequence);
  if booking.status <> 'requested' then
    perform private.refuse_change('409', 'confirmed already');
  elsif booking.ends_at <= now() then
    perform private.refuse_as('over', 'the appointment is over');
  elsif private.lacks_early_start(booking) then
    perform private.refuse_booking('early_start');
  end if;
  booking.status := 'confirmed';
  return private.keep_change(link, booking, 'booking-confirmed', 'booking-office');
end
$$;

create function public.refuse_appointment(token text, sequence integer, reason text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.appointment_tokens := private.open_link(token, 'office');
  booking public.facade_bookings := private.live_booking(link);
begin
  perform private.check_sequence(booking, refuse_appointment.sequence);
  booking.status := 'refused';
  booking.refusal_reason := nullif(private.trim_text(reason), '');
  return private.keep_change(link, booking, 'booking-refused');
end
$$;

revoke all on function private.refuse_change(text, text), private.refuse_as(text, text),
  private.open_link(text, text[]), private.live_booking(private.appointment_tokens),
  private.check_sequence(public.facade_bookings, integer),
  private.check_deadline(private.appointment_tokens, public.facade_bookings),
  private.count_move(private.appointment_tokens),
  private.keep_change(private.appointment_tokens, public.facade_bookings, text[]) from public;
revoke all on function public.move_appointment(text, integer, timestamptz, boolean),
  public.ask_early_start(text, integer), public.cancel_appointment(text, integer),
  public.withdraw_appointment(text, integer), public.confirm_appointment(text, integer),
  public.refuse_appointment(text, integer, text) from public, anon, authenticated, service_role;
grant execute on function public.move_appointment(text, integer, timestamptz, boolean),
  public.ask_early_start(text, integer), public.cancel_appointment(text, integer),
  public.withdraw_appointment(text, integer), public.confirm_appointment(text, integer),
  public.refuse_appointment(text, integer, text) to anon, authenticated, service_role;
