-- What there is of a client and of all that hang on him, and who else he might be.

-- A visit as lists of the office show it, whichever it is: {kind, id, request_id, crew, starts_at, ends_at, state,
-- name, phone, street_address, postal_code, weather_note}.
create function private.listed_visit(visit public.visits) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object('kind', 'visit', 'id', visit.id, 'request_id', visit.request_id, 'crew', visit.crew, 'starts_at', visit.starts_at,
    'ends_at', visit.ends_at, 'state', visit.state, 'name', coalesce(c.name, visit.title),
    'phone', coalesce(c.phone, ''), 'street_address', coalesce(c.street_address, ''),
    'postal_code', coalesce(c.postal_code, ''), 'weather_note', nullif(visit.weather_note, ''))
  from private.contact_of_visit(visit) as c
$$;

create function private.visits_of_request(of_request uuid) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.listed_visit(v) order by v.starts_at, v.id), '[]')
  from public.visits v where v.request_id = of_request
$$;

-- Those of a day by crew, booked or planned.
create function private.visits_of_day(of_day date) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select coalesce(jsonb_agg(listed.visit order by listed.crew, listed.starts_at, listed.id), '[]')
  from (select private.local_moment(of_day, time '00:00'), private.local_moment(of_day + 1, time '00:00')) as day (begins, ends)
  cross join lateral (
    select r.crew, b.starts_at, b.id, jsonb_build_object('kind', 'booking', 'id', b.id, 'request_id', null, 'crew', r.crew,
      'starts_at', b.starts_at, 'ends_at', b.ends_at, 'state', b.status, 'name', b.name, 'phone', b.phone,
      'street_address', b.street_address, 'postal_code', b.postal_code,
      'weather_note', nullif(b.weather_note, '')) as visit
    from public.facade_bookings b left join private.reservations r on r.id = b.id
    where b.status = 'confirmed' and b.starts_at >= day.begins and b.starts_at < day.ends
    union all
    select v.crew, v.starts_at, v.id, private.listed_visit(v)
    from public.visits v
    where v.state <> 'cancelled' and v.starts_at >= day.begins and v.starts_at < day.ends
  ) as listed
$$;

-- For whom a visit is planned, he was spoken to, and waits for the visit.
create function private.note_visit() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.request_handlings h
  set state = 'visit-planned', first_answered_at = coalesce(h.first_answered_at, now()), updated_by = auth.uid(),
      previous = private.told_previous(h)
  where h.request_id = new.request_id and h.state in ('new', 'in-progress');
  return null;
end
$$;
create trigger note_visit after insert on public.visits
  for each row when (new.request_id is not null and new.state = 'planned') execute function private.note_visit();

-- The addresses of mail of a client and of all that hang on him.
create function private.addresses_of(root uuid) returns text[]
  language sql stable security definer set search_path = ''
as $$
  select array_agg(c.email_normalised order by c.created_at, c.id) from public.clients c where c.root_id = root
$$;

create function private.listed_booking(b public.facade_bookings) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object('id', b.id, 'reference', private.booking_reference(b.id), 'created_at', b.created_at,
    'status', b.status, 'sequence', b.sequence, 'starts_at', b.starts_at, 'ends_at', b.ends_at, 'name', b.name,
    'email', b.email, 'phone', b.phone, 'street_address', b.street_address, 'postal_code', b.postal_code,
    'square_meters', b.square_meters, 'price', b.price, 'language', b.language, 'source', b.source)
$$;

-- Who somebody is and where, as in the newest that he, or one that hangs on him, sent or booked.
create function private.given_contact(addresses text[]) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select to_jsonb(newest) - 'created_at' from (
    (select q.name, q.phone, q.street_address, q.postal_code, q.language, q.created_at from public.quote_requests q
      where q.email_normalised = any (addresses) order by q.created_at desc limit 1)
    union all
    (select b.name, b.phone, b.street_address, b.postal_code, b.language, b.created_at from public.facade_bookings b
      where b.email_normalised = any (addresses) order by b.created_at desc limit 1)
    order by created_at desc limit 1
  ) as newest
$$;

-- What the office last corrected of a client or one that hangs on him: {name, phone, street_address, postal_code}, of
-- which what it left alone is null.
create function private.corrected_contact(addresses text[]) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('name', c.name, 'phone', c.phone, 'street_address', c.street_address, 'postal_code', c.postal_code)
  from public.clients c where c.email_normalised = any (addresses) and c.corrected_at is not null
  order by c.corrected_at desc, c.id limit 1
$$;

-- {name, phone, street_address, postal_code, language} as the office has it.
create function private.known_contact(addresses text[]) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('name', null, 'phone', null, 'street_address', null, 'postal_code', null, 'language', null)
    || coalesce(private.given_contact(addresses), '{}')
    || coalesce(jsonb_strip_nulls(private.corrected_contact(addresses)), '{}')
$$;

create function private.client_name(addresses text[]) returns text
  language sql stable security definer set search_path = ''
as $$
  select private.known_contact(addresses) ->> 'name'
$$;

-- A client in a list: {id, name, phone, street_address, postal_code, language, emails, requests, bookings}, the last two
-- in numbers.
create function private.listed_client(root uuid) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select private.known_contact(own.addresses) || jsonb_build_object('id', root, 'emails', to_jsonb(own.addresses),
    'requests', (select count(*) from public.quote_requests q where q.email_normalised = any (own.addresses)),
    'bookings', (select count(*) from public.facade_bookings b where b.email_normalised = any (own.addresses)))
  from (select private.addresses_of(root)) as own (addresses)
$$;

-- {id, name, members: [{id, email, merged_into, has_account}], requests, bookings}, the newest hundred of each first. Null for no client.
create function private.told_client(root uuid) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object('id', root,
    'name', private.client_name(own.addresses),
    'members', (select jsonb_agg(jsonb_build_object('id', c.id, 'email', c.email_normalised,
        'merged_into', c.merged_into, 'has_account', private.account_of(c.email_normalised) is not null) order by c.created_at, c.id)
      from public.clients c where c.root_id = root),
    'requests', coalesce((
      select jsonb_agg(private.listed_request(q, h) order by q.created_at desc, q.id)
      from (select * from public.quote_requests r where r.email_normalised = any (own.addresses)
        order by r.created_at desc, r.id limit 100) as q
      join public.request_handlings h on h.request_id = q.id), '[]'),
    'bookings', coalesce((
      select jsonb_agg(private.listed_booking(b) order by b.starts_at desc, b.id)
      from (select * from public.facade_bookings f where f.email_normalised = any (own.addresses)
        order by f.starts_at desc, f.id limit 100) as b), '[]'))
  from (select private.addresses_of(root)) as own (addresses) where own.addresses is not null
$$;

-- Other clients who gave the same telephone number, or the same street and postal code: at most ten, each as in a list, with
-- the reasons: ['phone', 'place'].
create function private.suggested_clients(root uuid) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  with given (phone, postal_code, street) as (
    select q.phone_normalised, q.postal_code_normalised, lower(q.street_address) from public.quote_requests q
    where q.email_normalised = any (private.addresses_of(root))
    union
    select b.phone_normalised, b.postal_code_normalised, lower(b.street_address) from public.facade_bookings b
    where b.email_normalised = any (private.addresses_of(root))
    union
    select c.phone_normalised, c.postal_code_normalised, lower(c.street_address) from public.clients c
    where c.root_id = root and c.corrected_at is not null
  ), alike (email, reason) as (
    select q.email_normalised, 'phone' from given g
    join public.quote_requests q on q.phone_normalised = g.phone and q.phone_normalised <> ''
    union
    select b.email_normalised, 'phone' from given g
    join public.facade_bookings b on b.phone_normalised = g.phone and b.phone_normalised <> ''
    union
    select c.email_normalised, 'phone' from given g
    join public.clients c on c.phone_normalised = g.phone and c.phone_normalised <> ''
    union
    select q.email_normalised, 'place' from given g
    join public.quote_requests q on q.postal_code_normalised = g.postal_code and lower(q.street_address) = g.street
    union
    select b.email_normalised, 'place' from given g
    join public.facade_bookings b on b.postal_code_normalised = g.postal_code and lower(b.street_address) = g.street
    union
    select c.email_normalised, 'place' from given g
    join public.clients c on c.postal_code_normalised = g.postal_code and lower(c.street_address) = g.street
      and c.street_address is not null
  ), suggested as (
    select c.root_id, array_agg(distinct a.reason order by a.reason) as reasons
    from alike a join public.clients c on c.email_normalised = a.email
    where c.root_id <> root group by c.root_id order by count(*) desc, c.root_id limit 10
  )
  select coalesce(jsonb_agg(private.listed_client(s.root_id) || jsonb_build_object('reasons', s.reasons)
    order by s.root_id), '[]')
  from suggested s
$$;

-- Clients, whoever came last first, or those whom a search finds: {rows: [{id, name, phone, street_address, postal_code,
-- language, emails, requests, bookings, last_at}], next}.
create function public.list_clients(search text default null, after jsonb default null, page_size integer default 50)
  returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC' set jit = off
as $$
declare
  patterns text[] := private.search_patterns(search);
  most integer := greatest(1, least(page_size, 200));
  listed jsonb;
begin
  perform private.require_office();
  select coalesce(jsonb_agg(private.listed_client(page.id) || jsonb_build_object('last_at', page.updated_at)
      order by page.updated_at desc, page.id desc), '[]')
  into listed
  from (
    select c.id, c.updated_at from public.clients c
    where c.merged_into is null
      and (patterns = '{}' or c.id in (
        select m.root_id from public.clients m where m.email_normalised in (
          select q.email_normalised from public.quote_requests q where q.search_text like all (patterns)
          union
          select b.email_normalised from public.facade_bookings b where b.search_text like all (patterns)
        )
        union
        select m.root_id from public.clients m where m.corrected_at is not null and m.search_text like all (patterns)))
      and (after is null or (c.updated_at, c.id) < ((after ->> 'value')::timestamptz, (after ->> 'id')::uuid))
    order by c.updated_at desc, c.id desc limit most + 1
  ) as page;
  return jsonb_build_object(
    'rows', (select coalesce(jsonb_agg(item.value order by item.place), '[]')
      from jsonb_array_elements(listed) with ordinality as item (value, place) where item.place <= most),
    'next', case when jsonb_array_length(listed) > most then jsonb_build_object(
      'value', listed -> (most - 1) -> 'last_at', 'id', listed -> (most - 1) -> 'id') end);
end
$$;

revoke all on function private.listed_visit(public.visits), private.visits_of_request(uuid), private.visits_of_day(date), private.note_visit(), private.addresses_of(uuid),
  private.listed_booking(public.facade_bookings), private.given_contact(text[]),
  private.corrected_contact(text[]), private.known_contact(text[]), private.client_name(text[]), private.listed_client(uuid), private.told_client(uuid),
  private.suggested_clients(uuid) from public;
revoke all on function public.list_clients(text, jsonb, integer) from public, anon, authenticated, service_role;
grant execute on function public.list_clients(text, jsonb, integer) to authenticated;
