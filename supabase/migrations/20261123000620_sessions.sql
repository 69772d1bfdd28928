-- Where somebody is signed in. The auth service keeps a row for each device; whoever asks sees his own, and ends them. A
-- token that was given before works until it ends, which is an hour at most.

-- The network of an address, which tells a place and no house.
create function private.network_of(address inet) returns cidr
  language sql immutable parallel safe set search_path = ''
as $$
  select case family(address)
    when 4 then set_masklen(address::cidr, 24)
    else set_masklen(address::cidr, 48)
  end
$$;

-- [{id, user_agent, network, created_at, used_at, current}], the one that was used last first, fifty at most.
create function public.list_sessions() returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', s.id, 'user_agent', left(s.user_agent, 400), 'network', private.network_of(s.ip),
    'created_at', s.created_at, 'used_at', s.used_at,
    'current', s.id::text = auth.jwt() ->> 'session_id'
  ) order by s.used_at desc, s.id), '[]')
  from (
    select own.*, greatest(own.created_at, own.refreshed_at at time zone 'UTC') as used_at
    from auth.sessions own
    where own.user_id = (select private.own_account()) and (own.not_after is null or own.not_after > now())
    order by used_at desc, own.id limit 50
  ) as s
$$;

create function public.end_session(id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from auth.sessions s where s.id = end_session.id and s.user_id = private.own_account();
  if not found then
    perform private.refuse_change('404', 'no such session');
  end if;
end
$$;

revoke all on function private.network_of(inet) from public;
revoke all on function public.list_sessions(), public.end_session(uuid) from public, anon, authenticated, service_role;
grant execute on function public.list_sessions(), public.end_session(uuid) to authenticated;
