-- A time is held for some minutes while the visitor says who he is. Holds are capped for each network, and over all,
-- so that nobody blocks the calendar; beyond the cap a visitor goes on without, and may book all the same.

-- What a visit of the size takes of a crew where it begins at the wanted time; null where the rules do not allow that.
create function private.visit_at(of_size text, wanted timestamptz) returns tstzrange
  language sql stable security definer set search_path = '' set jit = off
as $$
  -- Days far off cannot be counted with.
  select case when isfinite(wanted) then (
    select private.occupied_by(slot.starts_at, slot.ends_at)
    from private.possible_slots(of_size, private.local_day(wanted), private.local_day(wanted), now()) as slot
    where slot.starts_at = wanted
  ) end
$$;

-- Gives what the visit takes to the booking, in place of what it had; false where it is taken, or null. Whoever calls
-- holds the calendar's lock. Some crew has to have time, or the one that is asked for.
create function private.take_slot(
  booking_id uuid, visit tstzrange, until timestamptz, of_crew smallint default null
) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  free smallint := private.free_crew(visit, now(), booking_id, of_crew);
begin
  if visit is null or free is null then
    return false;
  end if;
  delete from private.reservations r where r.expires_at <= now() and r.id <> booking_id;
  insert into private.reservations as r (id, crew, occupied, expires_at, senders)
  -- Who holds is counted; who booked is not kept.
  values (booking_id, free, visit, until,
    case when until is not null then array(select n.subject from private.sender_networks() n) end)
  on conflict (id) do update
    set crew = excluded.crew, occupied = excluded.occupied, expires_at = excluded.expires_at,
        senders = excluded.senders;
  return true;
exception
  -- The last guard spoke: somebody took it past the lock.
  when exclusion_violation or deadlock_detected then
    return false;
end
$$;

-- Undoes what was done since the last `begin`, lets the calendar's lock go with it, and leads to where others are told
-- of free times: what takes long is not done while everybody waits.
create function private.leave_calendar() returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  raise sqlstate 'VK001' using message = 'the time is gone';
end
$$;

-- What is answered where the booking was made already, by a request whose answer was lost; null where it was not.
create function private.hold_of_booked(booking_id uuid, wanted timestamptz, until timestamptz) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  booked public.facade_bookings;
begin
  select * into booked from public.facade_bookings b where b.id = booking_id;
  if not found then
    return null;
  elsif booked.status not in ('requested', 'confirmed') then
    raise sqlstate 'PT409' using message = 'the appointment is called off';
  elsif booked.starts_at = wanted then
    return jsonb_build_object('held', true, 'expires_at', until);
  end if;
  -- What is his is the only time he may choose.
  return jsonb_build_object('held', false, 'alternatives', jsonb_build_array(
    jsonb_build_object('starts_at', booked.starts_at, 'ends_at', booked.ends_at)));
end
$$;

-- Holds of others that last: of everybody, or of a network.
create function private.other_holds(booking_id uuid, network bytea default null) returns bigint
  language sql volatile security definer set search_path = ''
as $$
  select count(*) from private.reservations r
  where r.expires_at > now() and r.id <> booking_id and (network is null or network = any (r.senders))
$$;

-- Queries are not compiled, which would take longer than they do.
create function private.hold_slot(booking_id uuid, of_size text, wanted timestamptz) returns jsonb
  language plpgsql volatile security definer set search_path = '' set jit = off
as $$
declare
  settings private.settings := (select s from private.settings s);
  rules private.booking_rules := (select r from private.booking_rules r);
  until timestamptz := now() + make_interval(mins => rules.hold_minutes);
  visit tstzrange := private.visit_at(of_size, wanted);
  strangers_limit integer := private.strangers_limit();
  answer jsonb;
begin
  if booking_id is null then
    raise check_violation using message = 'a hold needs an id';
  end if;
  -- Until the end nobody else of these networks is counted.
  perform private.count_sender('hold', settings.holds_per_address_an_hour, interval '1 hour');
  begin
    answer := private.hold_of_booked(booking_id, wanted, until);
    if answer is not null then
      return answer;
    elsif exists (
      select from private.sender_networks() as network
      where rules.holds_per_address * network.share <= private.other_holds(booking_id, network.subject)
    ) then
      raise sqlstate 'PT429' using message = 'too many holds', detail = 'holds at once';
    -- Most who come too late for a time see it without waiting.
    elsif visit is null or private.free_crew(visit, now(), booking_id) is null then
      perform private.leave_calendar();
    end if;
    perform private.lock_calendar();
    answer := private.hold_of_booked(booking_id, wanted, until);
    if answer is not null then
      return answer;
    elsif private.other_holds(booking_id) >= strangers_limit then
      return jsonb_build_object('held', false, 'unheld', true);
    elsif private.take_slot(booking_id, visit, until) then
      return jsonb_build_object('held', true, 'expires_at', until);
    end if;
    perform private.leave_calendar();
  exception when sqlstate 'VK001' then
    return jsonb_build_object('held', false, 'alternatives', private.nearest_slots(of_size, wanted));
  end;
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

revoke all on function private.visit_at(text, timestamptz),
  private.take_slot(uuid, tstzrange, timestamptz, smallint), private.leave_calendar(),
  private.hold_of_booked(uuid, timestamptz, timestamptz), private.other_holds(uuid, bytea),
  private.hold_slot(uuid, text, timestamptz) from public;
revoke all on function public.hold_slot(uuid, text, timestamptz),
  public.hold_slot_for(text, uuid, text, timestamptz), public.release_slot(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.hold_slot(uuid, text, timestamptz), public.release_slot(uuid)
  to anon, authenticated, service_role;
grant execute on function public.hold_slot_for(text, uuid, text, timestamptz) to service_role;
