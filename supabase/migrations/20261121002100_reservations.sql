-- Which crew is taken when. The constraint is the last guard: no crew can be in two places at once, whatever
-- the functions do.

create extension if not exists btree_gist with schema extensions;

create table private.reservations (
  -- Of the booking, or of the one that the visitor is filling in.
  id uuid primary key,
  crew smallint not null constraint reservations_crew check (crew > 0),
  -- The visit and the way to the next one.
  occupied tstzrange not null constraint reservations_occupied check (not isempty(occupied)),
  -- Of a hold; null for a booking.
  expires_at timestamptz,
  -- Of a hold: the networks that its sender is in.
  senders bytea[],
  constraint reservations_never_twice exclude using gist (crew with =, occupied with &&)
);
create index reservations_holds on private.reservations (expires_at) where expires_at is not null;

alter table private.reservations enable row level security;
revoke all on private.reservations from public, anon, authenticated, service_role;

-- Hours that the office gives to nobody. Appointments that were made before stay as they are.
create table public.blocked_times (
  id bigint primary key generated always as identity,
  created_at timestamptz not null default now(),
  -- Null: all crews.
  crew smallint constraint blocked_times_crew check (crew > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null
    constraint blocked_times_ends_at check (ends_at > starts_at),
  reason text not null default ''
    constraint blocked_times_reason check (char_length(reason) <= 200),
  kind text not null default 'block' constraint blocked_times_kind check (kind in ('block', 'day-off')),
  -- At the same time by the clock in the Netherlands, as often as that.
  repeats text not null default 'never'
    constraint blocked_times_repeats check (repeats in ('never', 'weekly', 'fortnightly')),
  -- The last day on which it may begin again; null: for good.
  repeats_until date constraint blocked_times_repeats_until check (isfinite(repeats_until)),
  constraint blocked_times_day_off check (kind = 'block' or crew is not null),
  -- Calendars that read it know no infinity, and no year of more digits or before Christ.
  constraint blocked_times_years check (starts_at >= '2000-01-01 00:00+00' and ends_at < '2200-01-01 00:00+00'),
  constraint blocked_times_no_overlap check (
    repeats = 'never' or isfinite(starts_at) and isfinite(ends_at) and ends_at - starts_at <= interval '7 days')
);
create index blocked_times_ends_at on public.blocked_times (ends_at);

-- A visitor who takes a time at the same moment comes before or after it, never in between.
create function private.block_in_turn() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_calendar();
  return null;
end
$$;
revoke all on function private.block_in_turn() from public;

create trigger in_turn before insert or update or delete on public.blocked_times
  for each statement execute function private.block_in_turn();

alter table public.blocked_times enable row level security;
revoke all on public.blocked_times from public, anon, authenticated, service_role;
grant select, delete, insert (crew, starts_at, ends_at, reason, kind, repeats, repeats_until),
  update (crew, starts_at, ends_at, reason, kind, repeats, repeats_until)
  on public.blocked_times to authenticated;

create policy "Employees and admins read blocked times" on public.blocked_times
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "Employees and admins block a time" on public.blocked_times
  for insert to authenticated with check ((select private.caller_role()) in ('employee', 'admin'));
create policy "Employees and admins change a blocked time" on public.blocked_times
  for update to authenticated
  using ((select private.caller_role()) in ('employee', 'admin'))
  with check ((select private.caller_role()) in ('employee', 'admin'));
create policy "Employees and admins free a blocked time" on public.blocked_times
  for delete to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
