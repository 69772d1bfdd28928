-- What the rows of bookings are made of, and what no CHECK of their table can tell.

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

create function private.fits_a_day(size text) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from private.visit_lengths l where l.size = fits_a_day.size and l.minutes is not null)
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
  booking.name := coalesce(private.one_line(payload ->> 'name'), '');
  booking.email := coalesce(private.one_line(payload ->> 'email'), '');
  booking.phone := coalesce(private.one_line(payload ->> 'phone'), '');
  booking.street_address := coalesce(private.one_line(payload ->> 'street_address'), '');
  booking.postal_code := coalesce(private.one_line(payload ->> 'postal_code'), '');
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
  elsif not booking.early_start and booking.starts_at < private.early_start_until(booking, 'visitor') then
    -- Within the withdrawal period only when asked for.
    perform private.refuse_booking('early_start');
  end if;
end
$$;

-- Only photos that are there, and that were not sent with anything else.
create function private.take_booking_photos(booking public.facade_bookings) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if exists (
    select from unnest(booking.photos) as link
    where not exists (
      select from storage.objects o
      where o.bucket_id = 'project-images' and o.name = private.photo_path_of_link(link)
    )
  ) or not private.take_photos(booking.photos, booking_id => booking.id) then
    perform private.refuse_booking('photos');
  end if;
end
$$;

revoke all on function private.booking_price(public.facade_bookings), private.fits_a_day(text),
  private.is_served(text), private.refuse_booking(text), private.booking_of_payload(jsonb),
  private.check_booking(public.facade_bookings), private.take_booking_photos(public.facade_bookings) from public;
