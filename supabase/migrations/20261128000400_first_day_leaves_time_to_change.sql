-- Everybody who books is promised a free change, so the first day lies later than the last moment for one, whatever the office
-- or `content` chose.
-- Working days from today to the first that can be booked. Without a limit to changes an appointment of today is changed until
-- it begins; of a hundred, the most that there can be, the last hours of a day are lost. What is no number of days stays so.
create function private.first_working_day(lead smallint, change smallint) returns smallint
  language sql immutable set search_path = ''
  return case
    when lead < 0 or change <= 0 then lead
    else greatest(lead, least(change + 1, 100))
  end;
revoke all on function private.first_working_day(smallint, smallint) from public;

create or replace function private.enforce_booking_rules() returns void
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
    private.first_working_day(
      (rules ->> 'leadWorkingDays')::smallint, (rules ->> 'changeWorkingDays')::smallint),
    (rules ->> 'horizonDays')::smallint,
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

select private.lock_calendar();
select private.enforce_booking_rules() from private.booking_facts where jsonb_typeof(facts) = 'object';
