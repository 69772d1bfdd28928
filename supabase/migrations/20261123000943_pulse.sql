-- What the pages of the office ask every few seconds: whether anything moved, and who else looks at the same record.

create index facade_bookings_updated on public.facade_bookings (updated_at);

create table public.presences (
  user_id uuid not null references auth.users (id) on delete cascade,
  record_kind text not null constraint presences_record_kind check (char_length(record_kind) <= 40),
  record_id text not null constraint presences_record_id check (char_length(record_id) <= 60),
  seen_at timestamptz not null default now(),
  primary key (user_id, record_kind, record_id)
);
create index presences_record on public.presences (record_kind, record_id, seen_at);

-- A mark of the newest changes of each area, which differs as soon as there is another; of several, since what began
-- earlier may end later. Kinds of the log are areas by the names that they have there.
create function private.pulse() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  with recursive kinds (kind) as (
    (select l.record_kind from public.activity_log l order by l.record_kind limit 1)
    union all
    select (select l.record_kind from public.activity_log l where l.record_kind > k.kind order by l.record_kind limit 1)
    from kinds k where k.kind is not null
  ), marks (area, mark) as (
    select k.kind, (select string_agg(newest.id::text, ' ') from (
      select l.id from public.activity_log l where l.record_kind = k.kind order by l.id desc limit 20) as newest)
    from kinds k where k.kind is not null
    union all
    select 'requests', string_agg(newest.mark, ' ') from (
      select h.request_id::text || h.version as mark from public.request_handlings h
      order by h.updated_at desc, h.request_id desc limit 20) as newest
    union all
    select 'bookings', string_agg(newest.mark, ' ') from (
      select b.id::text || b.sequence as mark from public.facade_bookings b order by b.updated_at desc limit 20) as newest
    union all
    select 'mails', string_agg(newest.mark, ' ') || (
      select count(*) from public.notifications n where n.state in ('refused', 'expired', 'given-up'))
    from (select n.id::text || n.state as mark from public.notifications n order by n.created_at desc limit 20) as newest
    union all
    select 'alarms', string_agg(a.id::text || a.times || (a.seen_at is null), ' ' order by a.id) from public.alarms a
  )
  select jsonb_object_agg(m.area, left(md5(coalesce(m.mark, '')), 12)) from marks m
$$;

-- {areas: {name: mark}, here: [{id, name, since_seconds}]}: `here` are the others who looked at the record within twelve
-- seconds, the caller's look at it is noted.
create function public.read_pulse(record_kind text default null, record_id text default null) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_office();
  delete from public.presences p where p.user_id = auth.uid() and p.seen_at < now() - interval '1 minute';
  if record_kind is not null and record_id is not null then
    insert into public.presences as p (user_id, record_kind, record_id)
    values (auth.uid(), read_pulse.record_kind, read_pulse.record_id)
    on conflict on constraint presences_pkey do update set seen_at = now();
  end if;
  return jsonb_build_object('areas', private.pulse(), 'here', coalesce((
    select jsonb_agg(jsonb_build_object('id', p.user_id, 'name', private.person_name(p.user_id),
      'since_seconds', extract(epoch from now() - p.seen_at)::integer) order by p.user_id)
    from public.presences p
    where p.record_kind = read_pulse.record_kind and p.record_id = read_pulse.record_id
      and p.user_id <> auth.uid() and p.seen_at > now() - interval '12 seconds'
  ), '[]'));
end
$$;

revoke all on function private.pulse() from public;
revoke all on function public.read_pulse(text, text) from public, anon, authenticated, service_role;
grant execute on function public.read_pulse(text, text) to authenticated;

alter table public.presences enable row level security;
revoke all on public.presences from public, anon, authenticated, service_role;
grant select on public.presences to authenticated;
create policy "Employees and admins see who looks at what" on public.presences
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "The office sees who looks at what by its second factor" on public.presences
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
