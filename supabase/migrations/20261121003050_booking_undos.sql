-- What there was before the office's last order for a booking, while it may be taken back.

create table private.booking_undos (
  booking_id uuid primary key references public.facade_bookings (id) on delete cascade,
  -- Of the booking, after the order.
  sequence integer not null,
  made_by uuid not null references auth.users (id) on delete cascade,
  until timestamptz not null,
  before jsonb not null,
  crew smallint not null,
  occupied tstzrange not null
);
alter table private.booking_undos enable row level security;
revoke all on private.booking_undos from public, anon, authenticated, service_role;
