-- A request to begin within the withdrawal period is made for a visit that lies in it. Who asked for one time and then booked
-- a later one sends it along; kept there, it would stand for a visit that he moves into the period without being asked.
create function private.drop_needless_early_start() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.early_start := new.early_start and new.starts_at < private.early_start_until(new, 'visitor');
  return new;
end
$$;
revoke all on function private.drop_needless_early_start() from public;
create trigger drop_needless_early_start before insert on public.facade_bookings
  for each row execute function private.drop_needless_early_start();
