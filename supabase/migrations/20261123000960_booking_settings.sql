-- Rules of booking that admins choose instead of what `content` says. `content` stays the first value: a deploy tells it
-- anew, and leaves what was chosen alone.

-- {name: {told, chosen}} for each rule that can be chosen.
create function public.read_booking_settings() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_office();
  return coalesce((
    select jsonb_object_agg(names.name, jsonb_build_object('told', f.facts -> 'rules' -> names.name, 'chosen', s.value))
    from private.booking_facts f
    cross join unnest(array['leadWorkingDays', 'horizonDays', 'changeWorkingDays', 'travelBuffer', 'visitMinutes'])
      as names (name)
    left join public.booking_settings s on s.name = names.name
  ), '{}');
end
$$;

-- Lengths of visits: numbers of minutes, for sizes that are booked online at all.
create function private.check_visit_minutes(lengths jsonb) returns void
  language plpgsql stable security definer set search_path = ''
as $$
declare
  told jsonb := (select f.facts -> 'rules' -> 'visitMinutes' from private.booking_facts f);
begin
  if jsonb_typeof(lengths) <> 'object' or exists (
    select from jsonb_each(lengths) as length
    where jsonb_typeof(length.value) <> 'number' or jsonb_typeof(told -> length.key) is distinct from 'number'
      or (length.value)::numeric not between 15 and 1440
  ) then
    raise check_violation using message = 'no lengths of visits', constraint = 'booking_settings_value';
  end if;
end
$$;

-- Chooses a rule, or with null leaves it to `content` again. Refused as `changed` where something else than what was seen
-- was chosen meanwhile; what is chosen already counts as done.
create function public.choose_booking_setting(name text, value jsonb, seen jsonb) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  chosen jsonb;
begin
  perform private.require_admin();
  perform private.lock_calendar();
  select s.value into chosen from public.booking_settings s where s.name = choose_booking_setting.name;
  if chosen is not distinct from nullif(value, 'null') then
    return;
  elsif chosen is distinct from nullif(seen, 'null') then
    perform private.refuse_as('changed', 'another rule was chosen meanwhile');
  end if;
  if coalesce(jsonb_typeof(value), 'null') = 'null' then
    delete from public.booking_settings s where s.name = choose_booking_setting.name;
  else
    if choose_booking_setting.name = 'visitMinutes' then
      perform private.check_visit_minutes(value);
    elsif jsonb_typeof(value) <> 'number' then
      raise check_violation using message = 'no number', constraint = 'booking_settings_value';
    end if;
    insert into public.booking_settings as s (name, value) values (choose_booking_setting.name, choose_booking_setting.value)
    on conflict on constraint booking_settings_pkey do update set value = excluded.value;
  end if;
  perform private.enforce_booking_rules();
end
$$;

revoke all on function private.check_visit_minutes(jsonb) from public;
revoke all on function public.read_booking_settings(), public.choose_booking_setting(text, jsonb, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.read_booking_settings(), public.choose_booking_setting(text, jsonb, jsonb) to authenticated;
