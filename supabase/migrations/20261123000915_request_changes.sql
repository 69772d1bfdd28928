-- How the office changes what stands beside requests, one or several at once. Each change names the version that it was
-- made for: what somebody else changed meanwhile is not overwritten, but shown.

-- What a page shows of a handling; whom ids stand for says `list_colleagues`.
create function private.told_handling(handling public.request_handlings) returns jsonb
  language sql stable set search_path = '' set timezone = 'UTC'
as $$
  select to_jsonb(handling) - 'previous' || jsonb_build_object('undoable', handling.previous is not null)
$$;

-- Takes [{id, version}], at most 500, and a change {state, lost_reason, won_amount, assignee, answered}, of which what is missing
-- stays. Answers each by {id, outcome, handling}: `changed`, `same` where it was so already, `stale` where another
-- version stands, `refused` where there is no such step, `gone`.
create function public.change_requests(requests jsonb, change jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted record;
  handling public.request_handlings;
  changed public.request_handlings;
  outcome text;
  outcomes jsonb := '[]';
begin
  perform private.require_office();
  -- In one order for all who come at once, so that they do not wait for each other.
  for wanted in
    select (item ->> 'id')::uuid as id, (item ->> 'version')::integer as version
    from jsonb_array_elements(requests) as item order by 1 limit 500
  loop
    select * into handling from public.request_handlings h where h.request_id = wanted.id for update;
    changed := private.changed_handling(handling, change);
    outcome := case
      when handling.request_id is null then 'gone'
      when changed is not distinct from handling then 'same'
      when handling.version is distinct from wanted.version then 'stale'
      when changed.state <> handling.state and not private.is_request_step(handling.state, changed.state) then 'refused'
      else 'changed'
    end;
    if outcome = 'changed' then
      handling := private.keep_handling(changed, private.told_previous(handling));
    end if;
    outcomes := outcomes || jsonb_build_object('id', wanted.id, 'outcome', outcome,
      'handling', case when outcome <> 'gone' then private.told_handling(handling) end);
  end loop;
  return outcomes;
end
$$;

-- A handling as a change would leave it. Whoever looked, quoted or won has spoken to whoever asked.
create function private.changed_handling(handling public.request_handlings, change jsonb)
  returns public.request_handlings
  language plpgsql stable set search_path = ''
as $$
begin
  if change ? 'state' then
    handling.state := change ->> 'state';
    handling.lost_reason := case handling.state when 'lost' then coalesce(change ->> 'lost_reason', handling.lost_reason) end;
    handling.won_amount := case handling.state when 'won' then handling.won_amount end;
  end if;
  if change ? 'won_amount' then
    handling.won_amount := (change ->> 'won_amount')::numeric;
  end if;
  if change ? 'assignee' then
    handling.assignee := (change ->> 'assignee')::uuid;
  end if;
  if (change ->> 'answered')::boolean or change ? 'state' and handling.state in ('visit-planned', 'quoted', 'won') then
    handling.first_answered_at := coalesce(handling.first_answered_at, now());
    if handling.state = 'new' then
      handling.state := 'in-progress';
    end if;
  end if;
  return handling;
end
$$;

create function private.told_previous(handling public.request_handlings) returns jsonb
  language sql immutable set search_path = ''
as $$
  select jsonb_build_object('state', handling.state, 'lost_reason', handling.lost_reason,
    'won_amount', handling.won_amount, 'assignee', handling.assignee,
    'first_answered_at', handling.first_answered_at)
$$;

create function private.keep_handling(changed public.request_handlings, replaced jsonb)
  returns public.request_handlings
  language sql volatile security definer set search_path = ''
as $$
  update public.request_handlings h
  set state = changed.state, lost_reason = changed.lost_reason, won_amount = changed.won_amount,
      assignee = changed.assignee, first_answered_at = changed.first_answered_at, updated_by = auth.uid(), previous = replaced
  where h.request_id = changed.request_id
  returning h.*
$$;

-- Takes back the change that made the named version, where that still stands and is the caller's own. Answers as above,
-- but for `same`.
create function public.undo_request_changes(requests jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted record;
  handling public.request_handlings;
  outcome text;
  outcomes jsonb := '[]';
begin
  perform private.require_office();
  for wanted in
    select (item ->> 'id')::uuid as id, (item ->> 'version')::integer as version
    from jsonb_array_elements(requests) as item order by 1 limit 500
  loop
    select * into handling from public.request_handlings h where h.request_id = wanted.id for update;
    outcome := case
      when handling.request_id is null then 'gone'
      when handling.version is distinct from wanted.version then 'stale'
      when handling.previous is null or handling.updated_by is distinct from auth.uid() then 'refused'
      else 'changed'
    end;
    if outcome = 'changed' then
      handling := private.keep_handling(jsonb_populate_record(handling, handling.previous), null);
    end if;
    outcomes := outcomes || jsonb_build_object('id', wanted.id, 'outcome', outcome,
      'handling', case when outcome <> 'gone' then private.told_handling(handling) end);
  end loop;
  return outcomes;
end
$$;

-- How somebody with an account is called: by his name, or else by what stands before the @ of his address.
create function private.person_name(person_id uuid) returns text
  language sql stable security definer set search_path = ''
as $$
  select coalesce(p.name, split_part(u.email, '@', 1))
  from auth.users u left join public.profiles p on p.user_id = u.id where u.id = person_id
$$;

-- Who works in the office: [{id, name, email, role}].
create function public.list_colleagues() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_office();
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', u.id, 'name', private.person_name(u.id), 'email', u.email, 'role', r.role)
      order by private.person_name(u.id), u.id)
    from public.user_roles r join auth.users u on u.id = r.user_id
    where r.role in ('employee', 'admin') and r.deactivated_at is null
  ), '[]');
end
$$;

revoke all on function private.told_handling(public.request_handlings),
  private.changed_handling(public.request_handlings, jsonb), private.told_previous(public.request_handlings),
  private.keep_handling(public.request_handlings, jsonb), private.person_name(uuid) from public;
revoke all on function public.change_requests(jsonb, jsonb), public.undo_request_changes(jsonb),
  public.list_colleagues() from public, anon, authenticated, service_role;
grant execute on function public.change_requests(jsonb, jsonb), public.undo_request_changes(jsonb),
  public.list_colleagues() to authenticated;
