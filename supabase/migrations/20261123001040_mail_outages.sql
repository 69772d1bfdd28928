-- Mail that does not leave for a day: told to the admins by another road than the mail server, once for each time that it
-- happens. It ends when no mail is left that waits so long.

alter table private.settings
  -- Roads that the functions have to tell it by, of 'mail' and 'webhook'; null where they never ran.
  add column outage_roads text[];

create table private.mail_outages (
  id uuid primary key default gen_random_uuid(),
  began_at timestamptz not null,
  found_at timestamptz not null default now(),
  mails bigint not null,
  told_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  claimed_until timestamptz,
  -- In fixed words and codes.
  last_error text,
  ended_at timestamptz
);
create unique index mail_outages_open on private.mail_outages ((ended_at is null)) where ended_at is null;
alter table private.mail_outages enable row level security;
revoke all on private.mail_outages from public, anon, authenticated, service_role;

-- What is put off concerns one address; what is refused and waits on is the office's own.
create function private.watch_outage() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  stuck bigint;
  since timestamptz;
begin
  select count(*), min(n.created_at) into stuck, since
  from public.notifications n
  where n.state = 'waiting' and n.fault is distinct from 'deferred' and private.is_stuck(n, interval '1 day');
  if stuck = 0 then
    update private.mail_outages o set ended_at = now() where o.ended_at is null;
    return;
  end if;
  delete from private.mail_outages o where o.ended_at < now() - interval '90 days';
  insert into private.mail_outages as o (began_at, mails) values (since, stuck)
  on conflict ((ended_at is null)) where ended_at is null do update set mails = excluded.mails
    where o.mails <> excluded.mails;
end
$$;

-- For the function that tells it, which names the roads that it has: the outage to tell, for three minutes, as {id, since,
-- mails, to: [{id, email, language}]}, or null. Each mail has an id of its own, the same in each try.
create function public.claim_mail_outage(roads text[]) returns jsonb
  language plpgsql volatile security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  outage private.mail_outages;
begin
  update private.settings s set outage_roads = roads where s.outage_roads is distinct from roads;
  perform private.watch_mails();
  perform private.watch_outage();
  update private.mail_outages o set claimed_until = now() + interval '3 minutes', attempts = o.attempts + 1
  where cardinality(roads) > 0 and o.id = (
    select due.id from private.mail_outages due
    where due.ended_at is null and due.told_at is null and due.next_attempt_at <= now()
      and (due.claimed_until is null or due.claimed_until <= now())
    for update skip locked
  )
  returning o.* into outage;
  if not found then
    return null;
  end if;
  return jsonb_build_object('id', outage.id, 'since', outage.began_at, 'mails', outage.mails, 'to', coalesce((
    select jsonb_agg(jsonb_build_object('id', md5(outage.id::text || u.id)::uuid, 'email', u.email,
      'language', coalesce(p.language, u.raw_user_meta_data ->> 'language')) order by r.created_at, u.id)
    from public.user_roles r
    join auth.users u on u.id = r.user_id
    left join public.profiles p on p.user_id = u.id
    where r.role = 'admin' and r.deactivated_at is null), '[]'));
end
$$;

-- Told, or not told and why: then tried again after 1, 2, 4 … minutes, at least once an hour.
create function public.note_mail_outage(outage_id uuid, reason text default null) returns void
  language sql volatile security definer set search_path = ''
as $$
  update private.mail_outages o
  set claimed_until = null, last_error = left(reason, 500), told_at = case when reason is null then now() end,
      next_attempt_at = now() + interval '1 minute' * least(60, 2 ^ least(greatest(o.attempts - 1, 0), 6))
  where o.id = outage_id and o.told_at is null
$$;

-- {failing, roads, outage, test}: mails that did not leave for an hour, by which roads the functions tell of a day without
-- mail, whether one is going on, and the caller's last test.
create function public.read_mail_trouble() returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'failing', private.failing_mails(),
    'roads', (select to_jsonb(s.outage_roads) from private.settings s),
    'outage', (select jsonb_build_object('since', o.began_at, 'told_at', o.told_at, 'last_error', o.last_error)
      from private.mail_outages o where o.ended_at is null),
    'test', (select jsonb_build_object('id', n.id, 'state', n.state, 'asked_at', n.created_at, 'sent_at', n.sent_at,
        'last_error', n.last_error, 'fault', n.fault)
      from public.notifications n where n.user_id = auth.uid() and n.kind = 'test' order by n.created_at desc limit 1));
end
$$;

revoke all on function private.watch_outage() from public;
revoke all on function public.claim_mail_outage(text[]), public.note_mail_outage(uuid, text), public.read_mail_trouble()
  from public, anon, authenticated, service_role;
grant execute on function public.claim_mail_outage(text[]), public.note_mail_outage(uuid, text) to service_role;
grant execute on function public.read_mail_trouble() to authenticated;
