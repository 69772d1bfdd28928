-- A time is held for some minutes while the visitor says who he is. Holds are capped for each address, so
-- that nobody blocks the calendar.

alter table private.settings
  add column holds_per_address_an_hour integer not null default 60,
  add column bookings_per_address_an_hour integer not null default 10,
  add column bookings_per_email_a_day integer not null default 3,
  add column changes_per_booking_a_day integer not null default 20;

-- Gives a time to the booking, in place of what it had; false where the time is none that can be booked, or
-- taken. Whoever calls holds the calendar's lock.
create function private.take_slot(booking_id uuid, of_size text, wanted timestamptz, until timestamptz)
  returns boolean
  language plpgsql volatile security definer set search_path = '' set jit = off
as $$
declare
  visit_ends timestamptz;
  wanted_range tstzrange;
  free smallint;
begin
  if not isfinite(wanted) then
    return false;
  end if;
  select slot.ends_at into visit_ends
  from private.possible_slots(of_size, private.local_day(wanted), private.local_day(wanted), now()) as slot
  where slot.starts_at = wanted;
  if visit_ends is null then
    return false;
  end if;
  delete from private.reservations r where r.expires_at <= now() and r.id <> booking_id;
  wanted_range := private.occupied_by(wanted, visit_ends);
  free := private.free_crew(wanted_range, now(), booking_id);
  if free is null then
    return false;
  end if;
  insert into private.reservations as r (id, crew, occupied, expires_at, sender)
  -- Who holds is counted; who booked is not kept.
  values (booking_id, free, wanted_range, until, case when until is not null then private.sender() end)
  on conflict (id) do update
    set crew = excluded.crew, occupied = excluded.occupied, expires_at = excluded.expires_at,
        sender = excluded.sender;
  return true;
exception
  -- The last guard spoke: somebody took it past the lock.
  when exclusion_violation or deadlock_detected then
    return false;
end
$$;

create function private.hold_slot(booking_id uuid, of_size text, wanted timestamptz) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  settings private.settings := (select s from private.settings s);
  rules private.booking_rules := (select r from private.booking_rules r);
  booked public.facade_bookings;
  until timestamptz := now() + make_interval(mins => rules.hold_minutes);
begin
  if booking_id is null then
    raise check_violation using message = 'a hold needs an id';
  end if;
  perform private.lock_calendar();
  perform private.count_event('hold', private.sender(), settings.holds_per_address_an_hour, interval '1 hour');
  select * into booked from public.facade_bookings b where b.id = booking_id;
  if found then
    -- Booked already, by a request whose answer was lost: what is his is the only time he may choose.
    if booked.status not in ('requested', 'confirmed') then
      raise sqlstate 'PT409' using message = 'the appointment is called off';
    elsif booked.starts_at = wanted then
      return jsonb_build_object('held', true, 'expires_at', until);
    end if;
    return jsonb_build_object('held', false, 'alternatives', jsonb_build_array(
      jsonb_build_object('starts_at', booked.starts_at, 'ends_at', booked.ends_at)));
  end if;
  if rules.holds_per_address <= (
    select count(*) from private.reservations r
    where r.sender = private.sender() and r.expires_at > now() and r.id <> booking_id
  ) then
    raise sqlstate 'PT429' using message = 'too many holds', detail = 'holds at once';
  end if;
  if private.take_slot(booking_id, of_size, wanted, until) then
    return jsonb_build_object('held', true, 'expires_at', until);
  end if;
  return jsonb_build_object('held', false, 'alternatives', private.nearest_slots(of_size, wanted));
end
$$;

create function public.hold_slot(booking_id uuid, size text, starts_at timestamptz) returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  select private.hold_slot(booking_id, size, starts_at)
$$;

-- For the function that serves visitors without script, counted for the address that the visitor has.
create function public.hold_slot_for(
  sender_address text, booking_id uuid, size text, starts_at timestamptz
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform set_config('vakman.sender_address', coalesce(nullif(sender_address, ''), 'unknown'), true);
  return private.hold_slot(booking_id, size, starts_at);
end
$$;

create function public.release_slot(booking_id uuid) returns void
  language sql volatile security definer set search_path = ''
as $$
  delete from private.reservations r where r.id = booking_id and r.expires_at is not null
$$;

revoke all on function private.take_slot(uuid, text, timestamptz, timestamptz),
  private.hold_slot(uuid, text, timestamptz) from public;
revoke all on function public.hold_slot(uuid, text, timestamptz),
  public.hold_slot_for(text, uuid, text, timestamptz), public.release_slot(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.hold_slot(uuid, text, timestamptz), public.release_slot(uuid)
  to anon, authenticated, service_role;
grant execute on function public.hold_slot_for(text, uuid, text, timestamptz) to service_role;
