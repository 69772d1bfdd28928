-- What every change of an appointment by its private link asks first, and keeps at the end.

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

create function private.live_booking(booking_id uuid) returns public.facade_bookings
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.facade_bookings;
begin
  select * into booking from public.facade_bookings b where b.id = live_booking.booking_id;
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

-- Stores what a change left of a booking; what is none any more gives its time back.
create function private.store_change(changed public.facade_bookings) returns public.facade_bookings
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
  return booking;
end
$$;

-- Keeps a change: writes its mails, and uses the office's link up. While the appointment lives, the office's mail brings its next link.
create function private.keep_change(
  link private.appointment_tokens, changed public.facade_bookings, variadic mails text[]
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.facade_bookings := private.store_change(changed);
begin
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

revoke all on function private.refuse_change(text, text), private.refuse_as(text, text),
  private.open_link(text, text[]), private.live_booking(uuid),
  private.check_sequence(public.facade_bookings, integer),
  private.check_deadline(private.appointment_tokens, public.facade_bookings),
  private.count_move(private.appointment_tokens), private.store_change(public.facade_bookings),
  private.keep_change(private.appointment_tokens, public.facade_bookings, text[]) from public;
