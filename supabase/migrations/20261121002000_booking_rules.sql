-- How facade cleanings are booked online: rules, hours, holidays, lengths, prices and postal codes as the
-- contractor states them in `content`, and some of the rules as the office chose them instead. The build writes what
-- `content` says; `set_booking_rules` puts it here, and what the office chose stays in force.

-- What `content` said last.
create table private.booking_facts (
  only_row boolean primary key default true constraint booking_facts_only_row check (only_row),
  facts jsonb not null
);

-- Rules that the office chose, by their names in domain/src/booking; a rule without a row is that of `content`.
create table public.booking_settings (
  name text primary key constraint booking_settings_name check (
    name in ('leadWorkingDays', 'horizonDays', 'changeWorkingDays', 'travelBuffer', 'visitMinutes')),
  value jsonb not null
);

create table private.booking_rules (
  only_row boolean primary key default true constraint booking_rules_only_row check (only_row),
  -- Minutes, counted from the opening of the day.
  starts_every smallint not null constraint booking_rules_starts_every check (starts_every between 5 and 1440),
  -- Minutes that a crew keeps free after each visit.
  travel_buffer smallint not null constraint booking_rules_travel_buffer check (travel_buffer between 0 and 1440),
  lead_working_days smallint not null
    constraint booking_rules_lead_working_days check (lead_working_days between 0 and 100),
  horizon_days smallint not null constraint booking_rules_horizon_days check (horizon_days between 0 and 730),
  hold_minutes smallint not null constraint booking_rules_hold_minutes check (hold_minutes between 1 and 1440),
  holds_per_address smallint not null constraint booking_rules_holds_per_address check (holds_per_address > 0),
  change_working_days smallint not null
    constraint booking_rules_change_working_days check (change_working_days between 0 and 100),
  -- Within which the office promises to confirm.
  confirm_working_days smallint not null
    constraint booking_rules_confirm_working_days check (confirm_working_days between 0 and 100),
  reminder_hour smallint not null constraint booking_rules_reminder_hour check (reminder_hour between 0 and 23),
  -- Euro with VAT: of the package up to a size in m², and the range of everything else.
  price_fixed numeric(10, 2) not null constraint booking_rules_price_fixed check (price_fixed >= 0),
  price_up_to_square_metres integer not null,
  price_from numeric(10, 2) not null,
  price_to numeric(10, 2) not null,
  constraint booking_rules_price_range check (price_from between 0 and price_to)
);

-- ISO weekdays, Monday is 1; a day without a row is closed.
create table private.opening_hours (
  weekday smallint primary key constraint opening_hours_weekday check (weekday between 1 and 7),
  opens time not null,
  closes time not null,
  constraint opening_hours_order check (opens < closes)
);

create table private.public_holidays (day date primary key);

create table private.visit_lengths (
  size text primary key,
  -- Null: does not fit a day.
  minutes smallint constraint visit_lengths_minutes check (minutes between 5 and 1440)
);

-- Inclusive ranges of the four digits of a Dutch postal code.
create table private.served_postal_codes (
  first smallint primary key,
  last smallint not null,
  constraint served_postal_codes_order check (1000 <= first and first <= last and last <= 9999)
);

alter table private.booking_facts enable row level security;
alter table public.booking_settings enable row level security;
alter table private.booking_rules enable row level security;
alter table private.opening_hours enable row level security;
alter table private.public_holidays enable row level security;
alter table private.visit_lengths enable row level security;
alter table private.served_postal_codes enable row level security;
revoke all on private.booking_facts, public.booking_settings, private.booking_rules, private.opening_hours,
  private.public_holidays, private.visit_lengths, private.served_postal_codes
  from public, anon, authenticated, service_role;
grant select on public.booking_settings to authenticated;

create policy "Employees and admins see the rules that were chosen" on public.booking_settings
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));

-- Everything that changes who has which time waits for this, one after the other: so two cannot take the same time.
-- Senders and bookings are waited for before it, e-mail addresses and mailboxes after it, so that no two wait for each other.
create function private.lock_calendar() returns void
  language sql volatile security definer set search_path = ''
as $$
  select private.lock_in_turn('booking calendar')
$$;

-- The rules in force: as `content` said them, and as the office chose where it did.
create function private.rules_in_force() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select told.rules || coalesce((
    select jsonb_object_agg(s.name, case
      -- By size: what `content` adds later stays.
      when jsonb_typeof(s.value) = 'object' then (told.rules -> s.name) || s.value
      else s.value
    end)
    from public.booking_settings s
  ), '{}')
  from private.booking_facts f cross join lateral (select f.facts -> 'rules') as told (rules)
$$;

-- Appointments stay as they are. Whoever calls holds the calendar's lock.
create function private.enforce_booking_rules() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  facts jsonb := (select f.facts from private.booking_facts f);
  rules jsonb := private.rules_in_force();
  price jsonb := facts -> 'price';
begin
  -- Hosted, a DELETE over the API needs a WHERE.
  delete from private.booking_rules where true;
  delete from private.opening_hours where true;
  delete from private.public_holidays where true;
  delete from private.visit_lengths where true;
  delete from private.served_postal_codes where true;

  perform private.tell_crews((rules ->> 'crews')::integer);
  insert into private.booking_rules (starts_every, travel_buffer, lead_working_days, horizon_days,
    hold_minutes, holds_per_address, change_working_days, confirm_working_days, reminder_hour, price_fixed,
    price_up_to_square_metres, price_from, price_to)
  values (
    (rules ->> 'startsEvery')::smallint, (rules ->> 'travelBuffer')::smallint,
    (rules ->> 'leadWorkingDays')::smallint, (rules ->> 'horizonDays')::smallint,
    (rules ->> 'holdMinutes')::smallint, (rules ->> 'holdsPerAddress')::smallint,
    (rules ->> 'changeWorkingDays')::smallint, (rules ->> 'confirmWorkingDays')::smallint,
    (rules ->> 'reminderHour')::smallint,
    (price ->> 'fixed')::numeric, (price ->> 'upToSquareMetres')::integer, (price ->> 'from')::numeric,
    (price ->> 'to')::numeric
  );
  update private.settings set reply_within_hours = (facts ->> 'replyWithinHours')::smallint
  where facts ? 'replyWithinHours';
  update private.settings set exterior_warranty_years = (facts ->> 'exteriorWarrantyYears')::smallint
  where facts ? 'exteriorWarrantyYears';
  insert into private.opening_hours (weekday, opens, closes)
  select day.number, (day.hours ->> 'opens')::time, (day.hours ->> 'closes')::time
  from jsonb_array_elements(rules -> 'openingHours') with ordinality as day (hours, number)
  where jsonb_typeof(day.hours) = 'object';
  insert into private.public_holidays (day)
  select distinct holiday::date from jsonb_array_elements_text(rules -> 'holidays') as holiday;
  insert into private.visit_lengths (size, minutes)
  select length.key, length.value::smallint from jsonb_each_text(rules -> 'visitMinutes') as length;
  insert into private.served_postal_codes (first, last)
  select (range ->> 0)::smallint, (range ->> 1)::smallint
  from jsonb_array_elements(facts -> 'servedTowns') as town, jsonb_array_elements(town -> 'ranges') as range;
end
$$;

-- Takes {rules, price, servedTowns, replyWithinHours, exteriorWarrantyYears} of domain/src/facts in place of what `content` said before.
create function public.set_booking_rules(facts jsonb) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_calendar();
  insert into private.booking_facts as f (facts) values (coalesce(set_booking_rules.facts, 'null'))
  on conflict (only_row) do update set facts = excluded.facts;
  perform private.enforce_booking_rules();
end
$$;

revoke all on function private.lock_calendar(), private.rules_in_force(), private.enforce_booking_rules() from public;
revoke all on function public.set_booking_rules(jsonb) from public, anon, authenticated;
grant execute on function public.set_booking_rules(jsonb) to service_role;
