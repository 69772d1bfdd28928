-- How long what is kept. The limits equal domain/src/retention, which says what each is.

create table private.retention_limits (
  what text primary key,
  kept_for interval not null constraint retention_limits_kept_for check (kept_for > interval '0')
);
insert into private.retention_limits (what, kept_for) values
  ('requests', '12 months'), ('bookings', '12 months'), ('invoices', '7 years'), ('uploads', '24 hours'), ('invitations', '3 months'),
  ('leaving', '7 days'), ('counters', '24 hours'), ('alarms', '90 days'), ('acts', '24 months'), ('runs', '24 months'),
  ('activity', '7 years'), ('partners', '12 months'), ('quotes', '12 months'), ('projects', '2 years');

-- What is older is not kept any more.
create function private.kept_since(what text) returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select now() - l.kept_for from private.retention_limits l where l.what = kept_since.what
$$;

-- What the law on taxes keeps of somebody who was erased. Nobody's rights reach it; who he was is kept as a hash, so
-- that it is found for him alone.
create table private.withheld_records (
  id uuid primary key,
  what text not null references private.retention_limits (what),
  subject bytea not null,
  -- What an invoice names.
  record jsonb not null,
  happened_at timestamptz not null
);
create index withheld_records_subject on private.withheld_records (subject);
create index withheld_records_age on private.withheld_records (happened_at);

-- What the job did on each day: how often it ran, and how much it took away of what.
create table public.retention_runs (
  day date primary key,
  runs integer not null default 1,
  last_run_at timestamptz not null default now(),
  erased jsonb not null default '{}' constraint retention_runs_erased check (jsonb_typeof(erased) = 'object'),
  files_removed integer not null default 0,
  accounts_deleted integer not null default 0,
  -- Of the last run: what it could not remove, and the next one tries again.
  files_stuck integer not null default 0,
  accounts_stuck integer not null default 0
);

-- Who exported or erased whom, by the hash of the address.
create table public.person_acts (
  id bigint primary key generated always as identity,
  happened_at timestamptz not null default now(),
  -- Null for the job.
  actor uuid references auth.users (id) on delete set null,
  act text not null constraint person_acts_act
    check (act in ('exported', 'erased', 'deletion-asked', 'deletion-taken-back', 'deleted')),
  subject text not null
);
create index person_acts_age on public.person_acts (happened_at);

create function private.person_subject(address text) returns bytea
  language sql stable security definer set search_path = ''
as $$
  select private.hash_subject('person ' || private.normalise_email(address))
$$;

create function private.note_act(act text, address text) returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into public.person_acts (actor, act, subject)
  values (auth.uid(), note_act.act, encode(private.person_subject(note_act.address), 'hex'))
$$;

revoke all on function private.kept_since(text), private.person_subject(text), private.note_act(text, text) from public;
alter table private.retention_limits enable row level security;
alter table private.withheld_records enable row level security;
alter table public.retention_runs enable row level security;
alter table public.person_acts enable row level security;
revoke all on private.retention_limits, private.withheld_records, public.retention_runs, public.person_acts
  from public, anon, authenticated, service_role;
grant select on public.retention_runs, public.person_acts to authenticated;

create policy "Employees and admins see what the job of retention did" on public.retention_runs
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "Admins see who exported or erased somebody" on public.person_acts
  for select to authenticated using ((select private.caller_role()) = 'admin');
