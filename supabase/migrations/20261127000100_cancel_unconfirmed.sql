-- What nobody confirmed yet binds nobody: whoever asked for it may cancel it after the deadline, too.

create or replace function public.cancel_appointment(token text, sequence integer) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.appointment_tokens := private.open_link(token, 'visitor');
  booking public.facade_bookings := private.live_booking(link.booking_id);
begin
  perform private.check_sequence(booking, cancel_appointment.sequence);
  if booking.status <> 'requested' then
    perform private.check_deadline(link, booking);
  elsif now() >= booking.ends_at then
    perform private.refuse_change('409', 'too late');
  end if;
  booking.status := 'cancelled';
  return private.keep_change(link, booking, 'booking-cancelled', 'booking-office');
end
$$;
