-- The office acts on bookings in its calendar, by the same rules as by the link of a mail. The mail to the visitor leaves
-- some seconds later; until then the order can be taken back, and nobody was told anything.

alter table private.settings add column undo_seconds smallint not null default 10
  constraint settings_undo_seconds check (undo_seconds between 0 and 300);

-- The booking, with the calendar locked and as the office saw it: nobody else changes it meanwhile.
create function private.ordered_booking(booking_id uuid, sequence integer) returns public.facade_bookings
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.facade_bookings;
begin
  perform private.require_office();
  perform private.lock_calendar();
  perform from public.facade_bookings b where b.id = ordered_booking.booking_id for no key update;
  if not found then
    perform private.refuse_change('404', 'no such appointment');
  end if;
  booking := private.live_booking(ordered_booking.booking_id);
  perform private.check_sequence(booking, ordered_booking.sequence);
  return booking;
end
$$;

-- Keeps the office's order: notes what there was, and has the mail wait. What it did is its own, so it gets no mail. What
-- was to be told before waits as long, or it would pass for overtaken, and be told no more once the order is taken back.
create function private.keep_order(
  was public.facade_bookings, had private.reservations, changed public.facade_bookings, mail text
) returns jsonb
  language plpgsql volatile security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  seconds smallint := (select s.undo_seconds from private.settings s);
  leaves_at timestamptz := now() + make_interval(secs => seconds);
  booking public.facade_bookings := private.store_change(changed);
begin
  delete from private.booking_undos u where u.until < now() or u.booking_id = booking.id;
  insert into private.booking_undos (booking_id, sequence, made_by, until, before, crew, occupied)
  values (booking.id, booking.sequence, auth.uid(), leaves_at, to_jsonb(was), had.crew, had.occupied);
  perform private.write_booking_mails(booking, private.is_proven(booking.id), mail);
  update public.notifications n set next_attempt_at = greatest(n.next_attempt_at, leaves_at)
  where n.booking_id = booking.id and n.state = 'waiting' and n.claimed_until is null;
  return jsonb_build_object('done', true, 'sequence', booking.sequence, 'status', booking.status,
    'starts_at', booking.starts_at, 'ends_at', booking.ends_at,
    'crew', (select r.crew from private.reservations r where r.id = booking.id), 'undo_until', leaves_at);
end
$$;

create function private.reservation_of(of_id uuid) returns private.reservations
  language sql stable security definer set search_path = ''
as $$
  select r from private.reservations r where r.id = of_id
$$;

-- {done: true, …}, or {done: false, alternatives} where no crew, or not the one that is asked for, has time there, or the
-- rules have no such time. Without a crew it stays with the one that it has, where that has time.
create function public.move_booking(
  booking_id uuid, sequence integer, starts_at timestamptz, crew smallint default null
) returns jsonb
  language plpgsql volatile security definer set search_path = '' set jit = off
as $$
declare
  booking public.facade_bookings;
  had private.reservations;
  visit tstzrange;
  of_crew smallint := move_booking.crew;
begin
  begin
    booking := private.ordered_booking(booking_id, move_booking.sequence);
    had := private.reservation_of(booking.id);
    visit := private.visit_of_move(booking, 'office', move_booking.starts_at);
    of_crew := coalesce(of_crew, private.free_crew(visit, now(), booking.id, had.crew));
    return private.keep_order(booking, had,
      private.moved_booking(booking, 'office', move_booking.starts_at, visit, of_crew), 'booking-moved');
  exception when sqlstate 'VK001' then
    return jsonb_build_object('done', false,
      'alternatives', private.nearest_slots(booking.square_meters, move_booking.starts_at));
  end;
end
$$;

-- Gives the booking to another crew, of which the visitor is told nothing; false where that has no time.
create function public.assign_crew(booking_id uuid, sequence integer, crew smallint) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.facade_bookings := private.ordered_booking(booking_id, assign_crew.sequence);
begin
  return private.take_slot(booking.id, (private.reservation_of(booking.id)).occupied, null, assign_crew.crew);
end
$$;

create function public.confirm_booking(booking_id uuid, sequence integer) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.facade_bookings := private.ordered_booking(booking_id, confirm_booking.sequence);
  was public.facade_bookings := booking;
begin
  perform private.check_confirmable(booking);
  booking.status := 'confirmed';
  return private.keep_order(was, private.reservation_of(booking.id), booking, 'booking-confirmed');
end
$$;

create function public.refuse_booking(booking_id uuid, sequence integer, reason text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.facade_bookings := private.ordered_booking(booking_id, refuse_booking.sequence);
  was public.facade_bookings := booking;
begin
  booking.status := 'refused';
  booking.refusal_reason := nullif(private.trim_text(reason), '');
  return private.keep_order(was, private.reservation_of(booking.id), booking, 'booking-refused');
end
$$;

-- Takes the caller's last order for a booking back. Its number rises all the same, so that a page which saw the order
-- decides about nothing; what waited to be told before is told as it was. Refused with the code `told` once the mail may
-- have left, and `taken` where somebody else has the time by now.
create function public.undo_booking_order(booking_id uuid, sequence integer) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  undo private.booking_undos;
  was public.facade_bookings;
begin
  perform private.require_office();
  perform private.lock_calendar();
  delete from private.booking_undos u
  where u.booking_id = undo_booking_order.booking_id and u.sequence = undo_booking_order.sequence
    and u.made_by = auth.uid() and u.until > now()
  returning * into undo;
  perform from public.facade_bookings b
  where b.id = undo.booking_id and b.sequence = undo.sequence for no key update;
  if not found then
    perform private.refuse_as('told', 'the order cannot be taken back any more');
  end if;
  delete from public.notifications n
  where n.booking_id = undo.booking_id and n.sequence = undo.sequence and n.state = 'waiting' and n.attempts = 0;
  if exists (
    select from public.notifications n where n.booking_id = undo.booking_id and n.sequence = undo.sequence
  ) then
    perform private.refuse_as('told', 'the visitor was told');
  end if;
  was := jsonb_populate_record(null::public.facade_bookings, undo.before);
  insert into private.reservations as r (id, crew, occupied) values (undo.booking_id, undo.crew, undo.occupied)
  on conflict (id) do update set crew = excluded.crew, occupied = excluded.occupied;
  update public.facade_bookings b
  set status = was.status, starts_at = was.starts_at, ends_at = was.ends_at, confirmed_at = was.confirmed_at,
      refusal_reason = was.refusal_reason, sequence = b.sequence + 1, updated_at = now()
  where b.id = undo.booking_id;
  update public.notifications n set sequence = undo.sequence + 1
  where n.booking_id = undo.booking_id and n.sequence = was.sequence and n.state = 'waiting';
  return undo.sequence + 1;
exception
  when exclusion_violation then
    perform private.refuse_as('taken', 'somebody else has the time');
    return null;
end
$$;

-- A word of the office for the crew, about a booking or a visit, in place of the one that was read (`was`). Where another
-- stands by now, it is refused as `changed`. A visit has another version then, so that nobody who read it before writes
-- the old word over the new one.
create function public.note_weather(record_id uuid, note text, was text default null) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  stored text;
  wanted constant text := private.trim_text(note_weather.note);
begin
  perform private.require_office();
  select b.weather_note into stored from public.facade_bookings b where b.id = note_weather.record_id for no key update;
  if not found then
    select v.weather_note into stored from public.visits v where v.id = note_weather.record_id for no key update;
  end if;
  if stored is null then
    perform private.refuse_change('404', 'no such visit');
  elsif stored = wanted then
    return;
  elsif stored <> coalesce(note_weather.was, stored) then
    perform private.refuse_as('changed', 'somebody else wrote a word meanwhile');
  end if;
  update public.facade_bookings b set weather_note = wanted where b.id = note_weather.record_id;
  update public.visits v set weather_note = wanted, version = v.version + 1, changed_at = now()
  where v.id = note_weather.record_id;
end
$$;

revoke all on function private.ordered_booking(uuid, integer), private.reservation_of(uuid),
  private.keep_order(public.facade_bookings, private.reservations, public.facade_bookings, text) from public;
revoke all on function public.move_booking(uuid, integer, timestamptz, smallint),
  public.assign_crew(uuid, integer, smallint), public.confirm_booking(uuid, integer),
  public.refuse_booking(uuid, integer, text), public.undo_booking_order(uuid, integer),
  public.note_weather(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.move_booking(uuid, integer, timestamptz, smallint),
  public.assign_crew(uuid, integer, smallint), public.confirm_booking(uuid, integer),
  public.refuse_booking(uuid, integer, text), public.undo_booking_order(uuid, integer),
  public.note_weather(uuid, text, text) to authenticated;
