-- What one sender, and all senders who did not prove yet who they are, may take of the calendar, so that nobody
-- empties it: see docs/decisions/012-nobody-empties-the-calendar.md.

-- From whose network an appointment was booked, for a day.
create table private.booking_senders (
  booking_id uuid not null references public.facade_bookings (id) on delete cascade,
  -- As the networks of private.sender_networks.
  subject bytea not null,
  happened_at timestamptz not null default now(),
  primary key (booking_id, subject)
);
create index booking_senders_subject on private.booking_senders (subject, happened_at);
create index booking_senders_age on private.booking_senders (happened_at);

alter table private.booking_senders enable row level security;
revoke all on private.booking_senders from public, anon, authenticated, service_role;

-- How many days of a crew can be booked.
create function private.crew_days() returns integer
  language sql stable security definer set search_path = ''
as $$
  select (select count(*) from public.crews c where c.active)::integer * count(*)::integer
  from private.booking_rules rules
  cross join lateral generate_series(
    private.add_working_days(private.local_day(now()), rules.lead_working_days),
    private.local_day(now()) + rules.horizon_days, interval '1 day'
  ) as open_day (day)
  join private.opening_hours hours on hours.weekday = extract(isodow from open_day.day)
  where not exists (select from private.public_holidays h where h.day = open_day.day::date)
$$;

-- How much of the calendar strangers may have, in appointments.
create function private.strangers_limit() returns integer
  language sql stable security definer set search_path = ''
as $$
  select ceil(coalesce(private.crew_days(), 0)::numeric / s.strangers_share)::integer from private.settings s
$$;

-- Whether strangers booked that much within a day, another booking apart. Whoever calls holds the calendar's lock.
create function private.is_rush(strangers_limit integer, apart uuid) returns boolean
  language sql volatile security definer set search_path = ''
as $$
  select strangers_limit <= (
    select count(*) from public.facade_bookings b
    where b.status = 'requested' and b.confirmed_at is null and b.created_at > now() - interval '24 hours'
      and b.id <> apart
  )
$$;

-- Keeps from where an appointment was booked; raises PT429 where that network has too many already that are open.
-- Whoever calls has counted the sender, so that no other booking of his comes between.
create function private.count_open_booking(booking_id uuid, in_a_rush boolean) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  allowed integer := (
    select case when in_a_rush then s.open_bookings_per_address_in_a_rush
      else s.open_bookings_per_address_a_day end
    from private.settings s
  );
begin
  if exists (
    select from private.sender_networks() as network
    where allowed * network.share <= (
      select count(*) from private.booking_senders s
      join public.facade_bookings b on b.id = s.booking_id
      where s.subject = network.subject and s.happened_at > now() - interval '24 hours'
        and b.status = 'requested' and b.confirmed_at is null
    )
  ) then
    raise sqlstate 'PT429' using message = 'too many open bookings', detail = 'open bookings';
  end if;
  insert into private.booking_senders (booking_id, subject)
  select count_open_booking.booking_id, network.subject from private.sender_networks() as network;
  delete from private.booking_senders s where s.happened_at < now() - interval '24 hours';
end
$$;

revoke all on function private.crew_days(), private.strangers_limit(), private.is_rush(integer, uuid),
  private.count_open_booking(uuid, boolean) from public;
