-- A job that was agreed, from the first day that is planned to the end of its guarantee. It begins with an accepted quote, or
-- by hand. States, steps and limits equal domain/src/project.

create table public.projects (
  -- Made by the browser, or here where a quote begins it.
  id uuid primary key default gen_random_uuid(),
  -- Of one quote, one project; null for one that was begun by hand, and once the quote is kept no longer.
  quote_id uuid unique references public.quotes (id) on delete set null,
  request_id uuid references public.quote_requests (id) on delete set null,
  title text not null constraint projects_title check (char_length(title) between 1 and 120),
  language text not null constraint projects_language check (private.is_language(language)),
  name text not null constraint projects_name check (private.is_person_name(name)),
  -- Null where the customer has none: then he gets no mails, and has no page.
  email text constraint projects_email check (private.is_email(email)),
  email_normalised text generated always as (private.normalise_email(email)) stored,
  phone text not null default '' constraint projects_phone check (phone = '' or private.is_phone(phone)),
  street_address text not null constraint projects_street_address check (private.is_street_address(street_address)),
  postal_code text not null constraint projects_postal_code check (private.is_postal_code(postal_code)),
  state text not null default 'planned' constraint projects_state check (state in
    ('planned', 'in-progress', 'waiting', 'done', 'guarantee', 'cancelled')),
  waiting_for text constraint projects_waiting_for check (waiting_for in ('weather', 'material', 'customer')),
  -- What the customer is told about it.
  waiting_note text not null default '' constraint projects_waiting_note check (char_length(waiting_note) <= 500),
  -- The first and last of its days in the agenda.
  starts_on date,
  ends_on date,
  -- Whether painting outside is part of it, which has a guarantee; null while nobody said.
  exterior_painting boolean,
  done_at timestamptz,
  -- The last day.
  guarantee_until date,
  -- Cents with tax: what was agreed by hand, and that with all accepted quotes.
  agreed_cents integer not null default 0 constraint projects_agreed check (agreed_cents between 0 and 100000000),
  value_cents bigint not null default 0,
  -- Who of the firm speaks for it.
  lead uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  search_text text not null generated always as (
    lower(title) || e'\n' || private.search_text(name, coalesce(email, ''), phone, street_address, postal_code)) stored,
  constraint projects_waiting check ((state = 'waiting') = (waiting_for is not null)),
  constraint projects_done check (state not in ('done', 'guarantee') or done_at is not null),
  constraint projects_guarantee check (guarantee_until is null or done_at is not null)
);
create index projects_request on public.projects (request_id) where request_id is not null;
create index projects_email on public.projects (email_normalised, created_at) where email_normalised is not null;
create index projects_updated on public.projects (updated_at, id);
create index projects_state on public.projects (state, updated_at, id);
create index projects_lead on public.projects (lead) where lead is not null;

alter table public.quotes add constraint quotes_project
  foreign key (project_id) references public.projects (id) on delete set null;
alter table public.visits add constraint visits_project
  foreign key (project_id) references public.projects (id) on delete cascade;

-- To which states a project may go from each. The same as `projectSteps` of domain/src/project.
create function private.is_project_step(from_state text, to_state text) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select to_state = any (case from_state
    when 'planned' then array['in-progress', 'waiting', 'done', 'cancelled']
    when 'in-progress' then array['planned', 'waiting', 'done', 'cancelled']
    when 'waiting' then array['planned', 'in-progress', 'done', 'cancelled']
    when 'done' then array['in-progress', 'guarantee']
    when 'guarantee' then array['in-progress', 'done']
    when 'cancelled' then array['planned']
    else '{}'::text[]
  end)
$$;

-- The last day of the guarantee of work that was done at a moment; null where there is none.
create function private.guarantee_end(done_at timestamptz, exterior_painting boolean) returns date
  language sql stable security definer set search_path = ''
as $$
  select case when exterior_painting then
    (private.local_day(done_at) + make_interval(years => s.exterior_warranty_years))::date end
  from private.settings s
$$;

-- What a step brings with it: the day on which the work was done, and until when it is guaranteed. What is opened again
-- after it was done was not; what is mended under its guarantee keeps that.
create function private.keep_project() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  -- Follow from other tables, or say nothing of the project.
  aside constant text[] := array['starts_on', 'ends_on', 'value_cents', 'quote_id', 'request_id', 'created_by',
    'email_normalised', 'search_text', 'updated_at', 'version'];
begin
  if new.state <> old.state and not private.is_project_step(old.state, new.state) then
    perform private.refuse_as('no_such_step', format('no project goes from %s to %s', old.state, new.state));
  end if;
  if new.state = 'done' and old.state <> 'done' then
    new.done_at := coalesce(new.done_at, now());
  elsif old.state = 'done' and new.state = 'in-progress' then
    new.done_at := null;
  end if;
  if new.done_at is null then
    new.guarantee_until := null;
  elsif (new.done_at, new.exterior_painting) is distinct from (old.done_at, old.exterior_painting) then
    new.guarantee_until := private.guarantee_end(new.done_at, new.exterior_painting);
  end if;
  if new.state = 'guarantee' and old.state <> 'guarantee' and coalesce(new.guarantee_until < private.local_day(now()), true) then
    perform private.refuse_as('no_such_step', 'there is no guarantee, or it ran out');
  end if;
  if new.state <> 'waiting' then
    new.waiting_for := null;
    new.waiting_note := '';
  end if;
  new.value_cents := new.value_cents + new.agreed_cents - old.agreed_cents;
  if to_jsonb(new) - aside is distinct from to_jsonb(old) - aside then
    new.version := old.version + 1;
    new.updated_at := now();
  elsif (new.starts_on, new.ends_on, new.value_cents) is distinct from (old.starts_on, old.ends_on, old.value_cents) then
    new.updated_at := now();
  end if;
  return new;
end
$$;
create trigger keep before update on public.projects
  for each row execute function private.keep_project();
create trigger log after insert or update or delete on public.projects
  for each row execute function private.log_activity('job', 'id');
create constraint trigger redact after delete on public.projects deferrable initially deferred
  for each row execute function private.redact_activity('job', 'id');

-- As whom the caller sees a project: 'office', 'customer' who ordered it, 'member' with whom it is shared; null for whoever
-- has nothing to do with it. In plpgsql, since a later migration makes the table of members.
create function private.project_side(project_id uuid) returns text
  language plpgsql stable security definer set search_path = ''
as $$
declare
  own text := private.own_address();
begin
  if private.caller_role() in ('employee', 'admin') then
    return 'office';
  elsif own is null then
    return null;
  elsif exists (select from public.projects p where p.id = project_side.project_id and p.email_normalised = own) then
    return 'customer';
  elsif exists (
    select from public.project_members m where m.project_id = project_side.project_id and m.email_normalised = own
  ) then
    return 'member';
  end if;
  return null;
end
$$;

-- For whatever the office writes about a project.
create function private.require_project(project_id uuid) returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_office();
  if not exists (select from public.projects p where p.id = project_id) then
    perform private.refuse_change('404', 'no such project');
  end if;
end
$$;

revoke all on function private.is_project_step(text, text), private.guarantee_end(timestamptz, boolean),
  private.keep_project(), private.project_side(uuid), private.require_project(uuid) from public;

alter table public.projects enable row level security;
revoke all on public.projects from public, anon, authenticated, service_role;
grant select on public.projects to authenticated;
create policy "Employees and admins read projects" on public.projects
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "The office reads projects by its second factor" on public.projects
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
