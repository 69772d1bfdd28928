-- Everybody who books is promised a free change, so the first day lies later than the last moment for one, whatever the office
-- or `content` chose. Without a limit to changes an appointment of today is changed until it begins; of a hundred working
-- days, the most that there can be, the last hours of a day are lost. What is no number of days stays so, and is refused.
create function private.leave_time_to_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.lead_working_days >= 0 and new.change_working_days > 0 then
    new.lead_working_days := greatest(new.lead_working_days, least(new.change_working_days + 1, 100));
  end if;
  return new;
end
$$;
revoke all on function private.leave_time_to_change() from public;
create trigger leave_time_to_change before insert on private.booking_rules
  for each row execute function private.leave_time_to_change();

select private.lock_calendar();
select private.enforce_booking_rules() from private.booking_facts where jsonb_typeof(facts) = 'object';
