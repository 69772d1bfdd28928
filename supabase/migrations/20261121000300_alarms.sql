-- What somebody of the office has to look at, because nobody else will: raised by functions of the database,
-- marked as seen by employees and admins. An alarm that was not raised again for 90 days is removed with the next.

create table public.alarms (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint alarms_kind check (
    kind in ('unknown-sender', 'failing-mail', 'undelivered-mail', 'refused-office-mail')
  ),
  first_raised_at timestamptz not null default now(),
  last_raised_at timestamptz not null default now(),
  -- Counted once an hour at most.
  times integer not null default 1,
  -- Numbers, moments, ids and fixed words; nothing of a person.
  detail jsonb not null default '{}' constraint alarms_detail check (jsonb_typeof(detail) = 'object'),
  seen_at timestamptz,
  -- Nobody, where the trouble ended by itself.
  seen_by uuid references auth.users (id) on delete set null
);
-- Until it is seen, an alarm is raised again rather than twice.
create unique index alarms_open on public.alarms (kind) where seen_at is null;
create index alarms_raised on public.alarms (kind, last_raised_at);

-- Seen is seen: who it was and when is written here, once.
create function private.mark_alarm_seen() returns trigger
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  new.seen_at := coalesce(old.seen_at, now());
  new.seen_by := case when old.seen_at is null then auth.uid() else old.seen_by end;
  return new;
end
$$;

create trigger mark_seen before update of seen_at on public.alarms
  for each row execute function private.mark_alarm_seen();

-- Says so in the log too, both once an hour at most, and returns whether it did. Nobody who calls this waits for
-- another who does.
create function private.raise_alarm(of_kind text, of_detail jsonb) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('alarm ' || of_kind, 0)) then
    return false;
  end if;
  -- In a statement of its own, which sees what the last holder of the lock wrote.
  if exists (
    select from public.alarms a where a.kind = of_kind and a.last_raised_at > now() - interval '1 hour'
  ) then
    return false;
  end if;
  delete from public.alarms a where a.last_raised_at < now() - interval '90 days';
  insert into public.alarms as a (kind, detail) values (of_kind, of_detail)
  on conflict (kind) where seen_at is null do update
    set last_raised_at = now(), times = a.times + 1, detail = excluded.detail;
  raise warning 'alarm: %', of_kind using detail = of_detail::text;
  return true;
end
$$;
revoke all on function private.mark_alarm_seen(), private.raise_alarm(text, jsonb) from public;

alter table public.alarms enable row level security;
revoke all on public.alarms from public, anon, authenticated, service_role;
grant select, update (seen_at) on public.alarms to authenticated;

create policy "Employees and admins see alarms" on public.alarms
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "Employees and admins mark an alarm as seen" on public.alarms
  for update to authenticated
  using ((select private.caller_role()) in ('employee', 'admin'))
  with check ((select private.caller_role()) in ('employee', 'admin'));
