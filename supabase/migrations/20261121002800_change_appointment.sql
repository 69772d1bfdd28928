-- Visitor and office change an appointment by their private links. Each call is answered by what the
-- appointment is then, or by status 404 (no such link), 403 (somebody else's to do) or 409 (too late).

create function private.refuse_change(status text, message text) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  raise exception using errcode = 'PT' || status, message = message;
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

-- Keeps a change: counts it, because each sends mails, writes these, and uses the office's link up. While the
-- appointment lives, the office's mail brings its next link.
create function private.keep_change(
  link private.appointment_tokens, changed public.facade_bookings, variadic mails text[]
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.facade_bookings;
  settings private.settings := (select s from private.settings s);
begin
  update public.facade_bookings b
  set status = changed.status, starts_at = changed.starts_at, ends_at = changed.ends_at,
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
  perform private.count_event('change', private.hash_subject(booking.id::text),
    settings.changes_per_booking_a_day, interval '24 hours');
  perform private.write_booking_mails(booking, variadic mails);
  return private.appointment(booking, link);
end
$$;

create function public.move_appointment(token text, starts_at timestamptz) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.appointment_tokens := private.open_link(token, 'visitor', 'office');
  booking public.facade_bookings := private.live_booking(link);
  length interval := booking.ends_at - booking.starts_at;
begin
  -- Sent again because the answer was lost.
  if booking.starts_at = move_appointment.starts_at then
    return jsonb_build_object('moved', true, 'appointment', private.appointment(booking, link));
  end if;
  perform private.check_deadline(link, booking);
  if not private.take_slot(booking.id, booking.square_meters, move_appointment.starts_at, null) then
    return jsonb_build_object('moved', false,
      'alternatives', private.nearest_slots(booking.square_meters, move_appointment.starts_at));
  end if;
  booking.starts_at := move_appointment.starts_at;
  booking.ends_at := move_appointment.starts_at + length;
  -- What the visitor moved, the office confirms again.
  booking.status := case link.role when 'office' then 'confirmed' else 'requested' end;
  return jsonb_build_object('moved', true,
    'appointment', private.keep_change(link, booking, 'booking-moved', 'booking-office'));
end
$$;

create function public.cancel_appointment(token text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.appointment_tokens := private.open_link(token, 'visitor');
  booking public.facade_bookings := private.live_booking(link);
begin
  perform private.check_deadline(link, booking);
  booking.status := 'cancelled';
  return private.keep_change(link, booking, 'booking-cancelled', 'booking-office');
end
$$;

-- The legal right, whatever the appointment's closeness.
create function public.withdraw_appointment(token text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.appointment_tokens := private.open_link(token, 'visitor');
  booking public.facade_bookings := private.live_booking(link);
begin
  if now() >= private.withdrawal_ends(booking) then
    perform private.refuse_change('409', 'too late');
  end if;
  booking.status := 'withdrawn';
  booking.withdrawn_at := now();
  return private.keep_change(link, booking, 'booking-withdrawn', 'booking-office');
end
$$;

create function public.confirm_appointment(token text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.appointment_tokens := private.open_link(token, 'office');
  booking public.facade_bookings := private.live_booking(link);
begin
  if booking.status <> 'requested' then
    perform private.refuse_change('409', 'confirmed already');
  end if;
  booking.status := 'confirmed';
  return private.keep_change(link, booking, 'booking-confirmed', 'booking-office');
end
$$;

create function public.refuse_appointment(token text, reason text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.appointment_tokens := private.open_link(token, 'office');
  booking public.facade_bookings := private.live_booking(link);
begin
  booking.status := 'refused';
  booking.refusal_reason := nullif(private.trim_text(reason), '');
  return private.keep_change(link, booking, 'booking-refused');
end
$$;

revoke all on function private.refuse_change(text, text), private.open_link(text, text[]),
  private.live_booking(private.appointment_tokens),
  private.check_deadline(private.appointment_tokens, public.facade_bookings),
  private.keep_change(private.appointment_tokens, public.facade_bookings, text[]) from public;
revoke all on function public.move_appointment(text, timestamptz), public.cancel_appointment(text),
  public.withdraw_appointment(text), public.confirm_appointment(text),
  public.refuse_appointment(text, text) from public, anon, authenticated, service_role;
grant execute on function public.move_appointment(text, timestamptz), public.cancel_appointment(text),
  public.withdraw_appointment(text), public.confirm_appointment(text),
  public.refuse_appointment(text, text) to anon, authenticated, service_role;
