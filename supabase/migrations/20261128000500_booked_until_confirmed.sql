-- Who has booked is told until when it is confirmed as a day and an hour, and the same again where he asks again.
create or replace function private.booked_answer(booking public.facade_bookings, as_sent boolean) returns jsonb
  language sql volatile security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'booked', true,
    'as_sent', as_sent,
    'token', private.new_token(booking.id, 'visitor', is_mailed => false),
    'reference', private.booking_reference(booking.id),
    'starts_at', booking.starts_at,
    'ends_at', booking.ends_at,
    'confirm_until', date_trunc('second', private.confirm_until(booking.created_at))
  )
$$;
