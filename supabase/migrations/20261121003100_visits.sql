-- What crews do besides the cleanings that were booked: somebody looks at a house for a quote, comes back to a job, or is
-- needed elsewhere. A visit takes its crew's time like a booking does.

create table public.visits (
  -- Made by the browser, so that a retry plans one visit.
  id uuid primary key,
  changed_at timestamptz not null default now(),
  -- Rises with every change; a change names the one that it was made for.
  version integer not null default 1,
  request_id uuid references public.quote_requests (id) on delete cascade,
  booking_id uuid references public.facade_bookings (id) on delete cascade,
  -- A day of a project; refers to the table of projects, which comes later.
  project_id uuid,
  -- What it is about where it belongs to none of them.
  title text not null default '' constraint visits_title check (char_length(title) <= 200),
  -- Null: nobody of the crews, so nobody's time is taken.
  crew smallint references public.crews (number),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  weather_note text not null default '' constraint visits_weather_note check (char_length(weather_note) <= 500),
  state text not null default 'planned' constraint visits_state check (state in ('planned', 'done', 'cancelled')),
  constraint visits_subject check (num_nonnulls(request_id, booking_id, project_id) <= 1),
  constraint visits_named check (num_nonnulls(request_id, booking_id, project_id) = 1 or title <> ''),
  -- As of blocked times.
  constraint visits_years check (starts_at >= '2000-01-01 00:00+00' and ends_at < '2200-01-01 00:00+00'),
  constraint visits_times check (starts_at < ends_at and ends_at - starts_at <= interval '24 hours')
);
create index visits_starts_at on public.visits (starts_at);
create index visits_request on public.visits (request_id) where request_id is not null;
create index visits_booking on public.visits (booking_id) where booking_id is not null;
create index visits_project on public.visits (project_id, starts_at) where project_id is not null;

-- Of the request, booking or project that a visit belongs to; nulls where it belongs to none. In plpgsql, since a later
-- migration makes the table of projects.
create function private.contact_of_visit(visit public.visits)
  returns table (name text, phone text, street_address text, postal_code text, project_title text)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select coalesce(q.name, b.name, p.name), coalesce(q.phone, b.phone, p.phone),
    coalesce(q.street_address, b.street_address, p.street_address),
    coalesce(q.postal_code_normalised, b.postal_code_normalised, private.normalise_postal_code(p.postal_code)), p.title
  from (select) as once
  left join public.quote_requests q on q.id = visit.request_id
  left join public.facade_bookings b on b.id = visit.booking_id
  left join public.projects p on p.id = visit.project_id;
end
$$;
revoke all on function private.contact_of_visit(public.visits) from public;

create function private.free_visit_time() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.reservations r where r.id = old.id;
  return null;
end
$$;
revoke all on function private.free_visit_time() from public;
create trigger free_time after delete on public.visits
  for each row execute function private.free_visit_time();

alter table public.visits enable row level security;
revoke all on public.visits from public, anon, authenticated, service_role;
grant select on public.visits to authenticated;

create policy "Employees and admins read visits" on public.visits
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
