-- Books: the row, its time, its mails and the visitor's token, all or nothing.

create function private.booked_answer(booking public.facade_bookings, as_sent boolean) returns jsonb
  language sql volatile security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'booked', true,
    'as_sent', as_sent,
    'token', private.new_token(booking.id, 'visitor', is_mailed => false),
    'reference', private.booking_reference(booking.id),
    'starts_at', booking.starts_at,
    'ends_at', booking.ends_at
  )
$$;

-- The stored row, still without its time.
create function private.store_booking(asked public.facade_bookings) returns public.facade_bookings
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.facade_bookings;
begin
  insert into public.facade_bookings (id, starts_at, ends_at, square_meters, material, height, access,
    impregnation, remarks, name, email, phone, street_address, postal_code, language, source, photos,
    early_start, price)
  select asked.id, asked.starts_at,
    asked.starts_at + make_interval(mins => coalesce(length.minutes, 60)),
    asked.square_meters, asked.material, asked.height, asked.access, asked.impregnation,
    asked.remarks, asked.name, asked.email, asked.phone, asked.street_address,
    asked.postal_code, asked.language, asked.source, asked.photos, asked.early_start,
    private.booking_price(asked)
  from (select) as once left join private.visit_lengths length on length.size = asked.square_meters
  returning * into booking;
  if not private.fits_a_day(booking.square_meters) then
    perform private.refuse_booking('square_meters');
  elsif not private.is_served(booking.postal_code) then
    perform private.refuse_booking('postal_code_served');
  end if;
  perform private.take_booking_photos(booking);
  return booking;
end
$$;

-- Whether a booking is what is asked for, in all that a visitor chooses and types. A photo that he left out may have
-- been moved meanwhile, so that he could not link it; one that he added is missing.
create function private.is_booked_as(booking public.facade_bookings, asked public.facade_bookings) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select (booking.starts_at, booking.square_meters, booking.material, booking.height, booking.access,
      booking.impregnation, booking.remarks, booking.name, booking.phone, booking.street_address, booking.postal_code)
    is not distinct from (asked.starts_at, asked.square_meters, asked.material, asked.height, asked.access,
      asked.impregnation, asked.remarks, asked.name, asked.phone, asked.street_address, asked.postal_code)
    and not exists (
      select private.photo_path_of_link(link) from unnest(asked.photos) as link
      except select private.photo_path_of_link(link) from unnest(booking.photos) as link
    )
$$;

-- What is answered where the id was booked already, to whoever knows id and e-mail address: a request whose answer was
-- lost. All stays as it was booked, and he is told where he asks for something else now. Null where there is no such
-- booking.
create function private.answer_again(asked public.facade_bookings) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.facade_bookings;
begin
  select * into booking from public.facade_bookings b where b.id = asked.id;
  if not found then
    return null;
  elsif booking.email_normalised <> private.normalise_email(asked.email) then
    perform private.refuse_booking('id');
  elsif booking.status not in ('requested', 'confirmed') then
    raise sqlstate 'PT409' using message = 'the appointment is called off';
  end if;
  return private.booked_answer(booking, as_sent => private.is_booked_as(booking, asked));
end
$$;

create function private.book_facade_cleaning(payload jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = '' set jit = off
as $$
declare
  settings private.settings := (select s from private.settings s);
  asked public.facade_bookings := private.booking_of_payload(payload);
  visit tstzrange := private.visit_at(asked.square_meters, asked.starts_at);
  strangers_limit integer := private.strangers_limit();
  booking public.facade_bookings;
  answer jsonb;
begin
  begin
    -- What is refused or comes too late leaves nothing behind, so only accepted bookings count.
    perform private.count_sender(
      'booking by address', settings.bookings_per_address_an_hour, interval '1 hour');
    -- The same booking, sent twice at once, is made once.
    perform private.lock_in_turn(concat('booking ', asked.id));
    answer := private.answer_again(asked);
    if answer is not null then
      return answer;
    end if;
    perform private.check_booking(asked);
    if not exists (select from private.booking_rules) then
      perform private.leave_calendar();
    end if;
    booking := private.store_booking(asked);
    -- Most who come too late for a time see it without waiting.
    if visit is null or private.free_crew(visit, now(), booking.id) is null then
      perform private.leave_calendar();
    end if;
    perform private.lock_calendar();
    if not private.take_slot(booking.id, visit, null) then
      perform private.leave_calendar();
    end if;
    perform private.count_open_booking(booking.id, private.is_rush(strangers_limit, booking.id));
    if private.sender() is not null then
      perform private.count_event('booking by e-mail', private.mailbox(booking.email),
        settings.bookings_per_email_a_day, interval '24 hours');
    end if;
    perform private.write_booking_mails(booking, false, 'booking-office', 'booking-received');
    return private.booked_answer(booking, as_sent => true);
  exception when sqlstate 'VK001' then
    null;
  end;
  perform private.count_sender('hold', settings.holds_per_address_an_hour, interval '1 hour');
  return jsonb_build_object(
    'booked', false, 'alternatives', private.nearest_slots(asked.square_meters, asked.starts_at));
end
$$;

create function public.book_facade_cleaning(payload jsonb) returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  select private.book_facade_cleaning(payload)
$$;

-- For the function that serves visitors without script, counted for the address that the visitor has.
create function public.book_facade_cleaning_for(sender_address text, payload jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform set_config('vakman.sender_address', coalesce(nullif(sender_address, ''), 'unknown'), true);
  return private.book_facade_cleaning(payload);
end
$$;

revoke all on function private.booked_answer(public.facade_bookings, boolean),
  private.is_booked_as(public.facade_bookings, public.facade_bookings),
  private.store_booking(public.facade_bookings), private.answer_again(public.facade_bookings),
  private.book_facade_cleaning(jsonb) from public;
revoke all on function public.book_facade_cleaning(jsonb), public.book_facade_cleaning_for(text, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.book_facade_cleaning(jsonb) to anon, authenticated, service_role;
grant execute on function public.book_facade_cleaning_for(text, jsonb) to service_role;
