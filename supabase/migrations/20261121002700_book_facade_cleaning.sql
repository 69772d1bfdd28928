-- Books: the row, its time, its mails and the visitor's token, all or nothing.

-- The price as it is told, the same as domain/src/booking/booking.price.
create function private.booking_price(booking public.facade_bookings) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select case
    when booking.square_meters = 'unknown' then jsonb_build_object('kind', 'measure')
    when booking.impregnation and booking.material = 'brick'
      and booking.height in ('one-storey', 'two-storeys') and booking.access = 'free'
      and substring(booking.square_meters from '-([0-9]+)$')::integer <= rules.price_up_to_square_metres
      then jsonb_build_object('kind', 'fixed', 'price', rules.price_fixed)
    else jsonb_build_object('kind', 'range', 'from', rules.price_from, 'to', rules.price_to)
  end
  from private.booking_rules rules
$$;

create function private.is_served(postal_code text) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.served_postal_codes s
    where substring(postal_code from '^([1-9][0-9]{3})(?![0-9])')::integer between s.first and s.last
  )
$$;

-- Raises what the API answers with status 400. It passes on the message alone, so that names the rule, as the
-- message of a broken CHECK does.
create function private.refuse_booking(rule text) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  raise check_violation using
    message = format('booking violates the rule "facade_bookings_%s"', rule),
    constraint = 'facade_bookings_' || rule;
end
$$;

-- The row that a payload asks for. What is missing is left empty, for the rules of the table to refuse.
create function private.booking_of_payload(payload jsonb) returns public.facade_bookings
  language plpgsql stable security definer set search_path = ''
as $$
declare
  booking public.facade_bookings;
  -- Named where its text cannot be read as what it should be.
  field text;
begin
  booking.square_meters := coalesce(payload ->> 'square_meters', '');
  booking.material := coalesce(payload ->> 'material', '');
  booking.height := coalesce(payload ->> 'height', '');
  booking.access := coalesce(payload ->> 'access', '');
  booking.remarks := coalesce(private.trim_text(payload ->> 'remarks'), '');
  booking.name := coalesce(private.trim_text(payload ->> 'name'), '');
  booking.email := coalesce(private.trim_text(payload ->> 'email'), '');
  booking.phone := coalesce(private.trim_text(payload ->> 'phone'), '');
  booking.street_address := coalesce(private.trim_text(payload ->> 'street_address'), '');
  booking.postal_code := coalesce(private.trim_text(payload ->> 'postal_code'), '');
  booking.language := coalesce(payload ->> 'language', 'nl');
  booking.source := payload ->> 'source';
  field := 'id';
  booking.id := (payload ->> 'id')::uuid;
  field := 'starts_at';
  booking.starts_at := (payload ->> 'starts_at')::timestamptz;
  field := 'impregnation';
  booking.impregnation := (payload ->> 'impregnation')::boolean;
  field := 'early_start';
  booking.early_start := coalesce((payload ->> 'early_start')::boolean, false);
  field := 'photos';
  booking.photos := array(
    select jsonb_array_elements_text(coalesce(nullif(payload -> 'photos', 'null'), '[]')));
  return booking;
exception when data_exception then
  perform private.refuse_booking(field);
end
$$;

-- What no CHECK of the table can tell.
create function private.check_booking(booking public.facade_bookings) returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if booking.id is null then
    perform private.refuse_booking('id');
  elsif booking.starts_at is null or not isfinite(booking.starts_at) then
    perform private.refuse_booking('starts_at');
  elsif booking.impregnation is null then
    perform private.refuse_booking('impregnation');
  elsif not booking.early_start and booking.starts_at < private.withdraw_until(now()) then
    -- Within the withdrawal period only when asked for.
    perform private.refuse_booking('early_start');
  end if;
end
$$;

create function private.check_linked_photos(photos text[]) returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (
    select from unnest(photos) as link
    where not exists (
      select from storage.objects o
      where o.bucket_id = 'project-images' and o.name = private.photo_path_of_link(link)
    )
  ) then
    perform private.refuse_booking('photos');
  end if;
end
$$;

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
  if not private.is_served(booking.postal_code) then
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

revoke all on function private.booking_price(public.facade_bookings), private.is_served(text),
  private.refuse_booking(text), private.booking_of_payload(jsonb),
  private.check_booking(public.facade_bookings), private.check_linked_photos(text[]),
  private.booked_answer(public.facade_bookings), private.store_booking(public.facade_bookings),
  private.book_facade_cleaning(jsonb) from public;
revoke all on function public.book_facade_cleaning(jsonb), public.book_facade_cleaning_for(text, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.book_facade_cleaning(jsonb) to anon, authenticated, service_role;
grant execute on function public.book_facade_cleaning_for(text, jsonb) to service_role;
