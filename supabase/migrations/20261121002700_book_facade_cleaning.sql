-- Books: the row, its time, its mails and the visitor's token, all or nothing.

create function private.booked_answer(booking public.facade_bookings) returns jsonb
  language sql volatile security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'booked', true,
    'token', private.new_token(booking.id, 'visitor'),
    'reference', private.booking_reference(booking.id),
    'starts_at', booking.starts_at,
    'ends_at', booking.ends_at
  )
$$;

-- The stored row; null where the time is gone, and then nothing is left of it.
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
  perform private.check_linked_photos(booking.photos);
  if not private.take_slot(booking.id, booking.square_meters, booking.starts_at, null) then
    delete from public.facade_bookings b where b.id = booking.id;
    return null;
  end if;
  return booking;
end
$$;

create function private.book_facade_cleaning(payload jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  settings private.settings := (select s from private.settings s);
  sender bytea := private.sender();
  asked public.facade_bookings := private.booking_of_payload(payload);
  booking public.facade_bookings;
begin
  perform private.lock_calendar();
  select * into booking from public.facade_bookings b where b.id = asked.id;
  if found then
    -- Sent again because the answer was lost, by whoever knows both. The time stays as it was booked.
    if booking.email_normalised <> private.normalise_email(asked.email) then
      perform private.refuse_booking('id');
    elsif booking.status not in ('requested', 'confirmed') then
      raise sqlstate 'PT409' using message = 'the appointment is called off';
    end if;
    perform private.count_event(
      'booking by address', sender, settings.bookings_per_address_an_hour, interval '1 hour');
    return private.booked_answer(booking);
  end if;

  perform private.check_booking(asked);
  if not exists (select from private.booking_rules) then
    return jsonb_build_object('booked', false, 'alternatives', '[]'::jsonb);
  end if;
  booking := private.store_booking(asked);
  if booking.id is null then
    perform private.count_event('hold', sender, settings.holds_per_address_an_hour, interval '1 hour');
    return jsonb_build_object(
      'booked', false, 'alternatives', private.nearest_slots(asked.square_meters, asked.starts_at));
  end if;
  -- After all checks, so only accepted bookings count.
  perform private.count_event(
    'booking by address', sender, settings.bookings_per_address_an_hour, interval '1 hour');
  if sender is not null then
    perform private.count_event('booking by e-mail', private.hash_subject(booking.email_normalised),
      settings.bookings_per_email_a_day, interval '24 hours');
  end if;
  perform private.write_booking_mails(booking, 'booking-office', 'booking-received');
  return private.booked_answer(booking);
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

revoke all on function private.booked_answer(public.facade_bookings),
  private.store_booking(public.facade_bookings), private.book_facade_cleaning(jsonb) from public;
revoke all on function public.book_facade_cleaning(jsonb), public.book_facade_cleaning_for(text, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.book_facade_cleaning(jsonb) to anon, authenticated, service_role;
grant execute on function public.book_facade_cleaning_for(text, jsonb) to service_role;
