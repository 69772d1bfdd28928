-- Mails about an account to whoever it belongs to: somebody signed in from elsewhere, or it will be deleted.

-- From where each account was used: devices without their versions, and networks so wide that a phone seldom leaves them.
create table private.known_places (
  user_id uuid not null references auth.users (id) on delete cascade,
  place text not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, place)
);
alter table private.known_places enable row level security;
revoke all on private.known_places from public, anon, authenticated, service_role;

-- What tells one place from another: the device that a browser says it is, and the network, a /16 or a /32.
create function private.places_of(user_agent text, address inet) returns text[]
  language sql immutable parallel safe set search_path = ''
as $$
  select array_remove(array[
    'device ' || left(regexp_replace(user_agent, '[0-9._]+', '', 'g'), 300),
    'network ' || set_masklen(address::cidr, case family(address) when 4 then 16 else 32 end)
  ], null)
$$;

-- Writes a mail for whoever has signed in from where he never was, once a day; the first place of an account is no news.
create function private.watch_sign_ins() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  signed_in record;
begin
  for signed_in in
    select s.*, private.places_of(s.user_agent, s.ip) as places
    from auth.sessions s
    where s.created_at > now() - interval '1 day' and exists (
      select from unnest(private.places_of(s.user_agent, s.ip)) as seen (place)
      where not exists (select from private.known_places k where k.user_id = s.user_id and k.place = seen.place)
    )
    order by s.created_at limit 100
  loop
    insert into private.known_places (user_id, place)
    select signed_in.user_id, place from unnest(signed_in.places) as place
    on conflict do nothing;
    -- Another one was quicker, or a session of the same run came from there.
    continue when not found or not exists (
      select from private.known_places k where k.user_id = signed_in.user_id and k.place <> all (signed_in.places)
    );
    if private.try_event('new sign-in', private.hash_subject(signed_in.user_id::text), 1, interval '24 hours') then
      insert into public.notifications (user_id, kind, details)
      values (signed_in.user_id, 'new-sign-in', jsonb_build_object(
        'user_agent', left(signed_in.user_agent, 400), 'network', private.network_of(signed_in.ip),
        'at', signed_in.created_at));
    end if;
  end loop;
end
$$;

-- Claims due mails, and gives {notification: {id, kind, attempts}, account: {email, language}, details} for each. Whoever has
-- decided to stay is not mailed that he leaves.
create function public.claim_account_notifications(user_id uuid default null, batch integer default 10)
  returns setof jsonb
  language plpgsql volatile security definer set search_path = '' set timezone = 'UTC'
as $$
begin
  perform private.watch_sign_ins();
  delete from public.notifications n
  where n.kind = 'leaving' and n.state = 'waiting'
    and not exists (select from private.account_deletions d where d.user_id = n.user_id);
  return query
  select jsonb_build_object(
    'notification', jsonb_build_object('id', c.id, 'kind', c.kind, 'attempts', c.attempts),
    'account', jsonb_build_object('email', u.email,
      'language', coalesce(p.language, u.raw_user_meta_data ->> 'language')),
    'details', c.details)
  from private.claim_due('account', claim_account_notifications.user_id, batch) as c
  join auth.users u on u.id = c.user_id
  left join public.profiles p on p.user_id = c.user_id;
end
$$;

revoke all on function private.places_of(text, inet), private.watch_sign_ins() from public;
revoke all on function public.claim_account_notifications(uuid, integer) from public, anon, authenticated;
grant execute on function public.claim_account_notifications(uuid, integer) to service_role;
