-- What a job will cost. The office writes a draft; from when it is sent it has a number and binds the firm, so that what
-- it says is changed by nobody, whatever rights he has: a change is a new version. Lines equal domain/src/quote.

-- Whether a value is a whole number within limits.
create function private.is_whole(value jsonb, lowest bigint, highest bigint) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'number' and value::text ~ '^-?[0-9]{1,15}$'
    then value::bigint between lowest and highest else false end
$$;

-- Whether a value is a text of a length.
create function private.is_text(value jsonb, shortest integer, longest integer) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'string' and octet_length(value #>> '{}') <= 4 * longest
    then char_length(value #>> '{}') between shortest and longest else false end
$$;

create function private.is_quote_line(line jsonb) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select case when jsonb_typeof(line) = 'object' then
    line ?& array['id', 'kind', 'group', 'title', 'description', 'quantity', 'unit', 'unit_price', 'work']
      and (select count(*) from jsonb_object_keys(line)) = 9
      and private.is_text(line -> 'id', 36, 36) and line ->> 'id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      and private.is_text(line -> 'group', 0, 60)
      and case line -> 'kind'
        when '"alternative"' then line ->> 'group' <> ''
        when '"fixed"' then line ->> 'group' = ''
        when '"optional"' then line ->> 'group' = ''
        else false
      end
      and private.is_text(line -> 'title', 1, 120)
      and private.is_text(line -> 'description', 0, 1000)
      and private.is_whole(line -> 'quantity', 1, 99999999)
      and line -> 'unit' in ('"m2"', '"m"', '"piece"', '"hour"', '"day"', '"job"')
      and private.is_whole(line -> 'unit_price', -10000000, 10000000)
      and line -> 'work' in ('"painting"', '"other"')
  else false end
$$;

create function private.are_quote_lines(lines jsonb) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select case when jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) <= 60 then
    (select coalesce(bool_and(private.is_quote_line(line)), true) and count(*) = count(distinct line ->> 'id')
      from jsonb_array_elements(lines) as line)
  else false end
$$;

-- Titles in one line, and no white space around any text; what are no lines stays, for the table to refuse.
create function private.tidy_quote_lines(lines jsonb) returns jsonb
  language sql immutable parallel safe set search_path = ''
as $$
  select case when private.are_quote_lines(lines) then (
    select coalesce(jsonb_agg(line || jsonb_build_object('title', private.one_line(line ->> 'title'),
      'group', private.one_line(line ->> 'group'), 'description', private.trim_text(line ->> 'description')) order by place), '[]')
    from jsonb_array_elements(lines) with ordinality as lines (line, place)
  ) else lines end
$$;

-- Paths of pictures in the bucket `project-images`: those of a request, which lie in a folder of its own, or others that
-- the office added.
create function private.are_quote_photos(paths text[]) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select cardinality(paths) = 0 or array_ndims(paths) = 1 and cardinality(paths) <= 12 and not exists (
    select from unnest(paths) as path where path is null
      or path !~ '^(quote-attachments|quote-requests/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp)$'
  ) and cardinality(paths) = (select count(distinct path) from unnest(paths) as path)
$$;

create table public.quotes (
  -- Made by the browser, so that a retry writes no second one.
  id uuid primary key,
  -- Null once the request is kept no longer.
  request_id uuid references public.quote_requests (id) on delete set null,
  -- Of which it is extra work; refers to the table of projects, which comes later.
  project_id uuid,
  -- The versions of one quote share it.
  number text constraint quotes_number check (number ~ '^20[0-9]{2}-[0-9]{4,6}$'),
  revision smallint not null default 1 constraint quotes_revision check (revision between 1 and 99),
  -- The version in whose place it stands.
  replaces uuid references public.quotes (id) on delete set null,
  state text not null default 'draft' constraint quotes_state check (state in
    ('draft', 'sent', 'change-asked', 'accepted', 'declined', 'expired', 'withdrawn', 'replaced')),
  language text not null constraint quotes_language check (private.is_language(language)),
  name text not null constraint quotes_name check (private.is_person_name(name)),
  email text not null constraint quotes_email check (private.is_email(email)),
  email_normalised text not null generated always as (private.normalise_email(email)) stored,
  street_address text not null constraint quotes_street_address check (private.is_street_address(street_address)),
  postal_code text not null constraint quotes_postal_code check (private.is_postal_code(postal_code)),
  -- What the job is called.
  title text not null constraint quotes_title check (char_length(title) between 1 and 120),
  introduction text not null default '' constraint quotes_introduction check (char_length(introduction) <= 4000),
  conditions text not null default '' constraint quotes_conditions check (char_length(conditions) <= 4000),
  lines jsonb not null default '[]' constraint quotes_lines check (private.are_quote_lines(lines)),
  photos text[] not null default '{}' constraint quotes_photos check (private.are_quote_photos(photos)),
  -- Whether the home is older than two years; null until the customer states it.
  home_age text constraint quotes_home_age check (home_age in ('older', 'newer')),
  created_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  sent_at timestamptz,
  valid_until date,
  -- The PDF as it was mailed: its path in the bucket of such, and its hash in hexadecimal digits.
  document_path text constraint quotes_document_path check (document_path ~ '^[0-9a-f-]{36}\.pdf$'),
  document_sha256 text constraint quotes_document_sha256 check (document_sha256 ~ '^[0-9a-f]{64}$'),
  constraint quotes_sent check (
    case state when 'draft' then num_nonnulls(number, sent_at, valid_until) = 0
      else num_nonnulls(number, sent_at, valid_until) = 3 end),
  constraint quotes_document check (num_nonnulls(document_path, document_sha256) in (0, 2)
    and (state <> 'draft' or document_path is null)),
  constraint quotes_one_version unique (number, revision)
);
create index quotes_request on public.quotes (request_id, created_at);
create index quotes_project on public.quotes (project_id, created_at) where project_id is not null;
create index quotes_email on public.quotes (email_normalised, created_at);
create index quotes_replaces on public.quotes (replaces) where replaces is not null;
create index quotes_state on public.quotes (state, updated_at);

-- To which states a quote may go from each. The same as `quoteSteps` of domain/src/quote.
create function private.is_quote_step(from_state text, to_state text) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select to_state = any (case from_state
    when 'draft' then array['sent']
    when 'sent' then array['change-asked', 'accepted', 'declined', 'expired', 'withdrawn', 'replaced']
    when 'change-asked' then array['accepted', 'declined', 'expired', 'withdrawn', 'replaced']
    when 'accepted' then array['withdrawn']
    when 'declined' then array['replaced']
    when 'expired' then array['replaced']
    when 'withdrawn' then array['replaced']
    else '{}'::text[]
  end)
$$;

-- What a quote that was sent may still lose or change: its request, its project, its writer and the version before it go,
-- its document is noted once, and it takes the next step. One that was accepted stays until the law on taxes lets it go;
-- where its person is erased, what the law wants is kept apart first. In plpgsql, since a later migration makes the table
-- of answers.
create function private.keep_quote() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  aside constant text[] := array['request_id', 'project_id', 'created_by', 'replaces', 'email_normalised', 'total', 'search_text',
    'document_path', 'document_sha256'];
  same public.quotes;
begin
  if tg_op = 'DELETE' then
    if old.state <> 'accepted' or old.updated_at < private.kept_since('invoices')
      or exists (select from private.withheld_records w where w.id = old.id)
    then
      return old;
    end if;
    raise insufficient_privilege using message = 'an accepted quote is kept';
  end if;
  if old.state <> new.state and not private.is_quote_step(old.state, new.state) then
    perform private.refuse_as('no_such_step', format('no quote goes from %s to %s', old.state, new.state));
  end if;
  if old.state = 'accepted' and new.state = 'withdrawn' then
    -- From what was accepted its customer withdraws, and nobody else.
    if not exists (select from public.quote_answers a where a.quote_id = old.id and a.kind = 'withdrawn') then
      perform private.refuse_as('no_such_step', 'what was accepted is withdrawn from by its customer');
    end if;
  end if;
  if old.state <> 'draft' then
    -- How long it is kept counts from its last step, so that no other date takes it away before its time.
    new.updated_at := old.updated_at;
    new.version := old.version;
    same := new;
    same.state := old.state;
    -- Generated after this.
    same.email_normalised := old.email_normalised;
    same.total := old.total;
    same.search_text := old.search_text;
    same.request_id := case when new.request_id is not null then new.request_id else old.request_id end;
    same.created_by := case when new.created_by is not null then new.created_by else old.created_by end;
    same.replaces := case when new.replaces is not null then new.replaces else old.replaces end;
    same.project_id := case when new.project_id is not null then new.project_id else old.project_id end;
    if old.document_path is null then
      same.document_path := null;
      same.document_sha256 := null;
    end if;
    if same is distinct from old then
      raise insufficient_privilege using message = 'a quote that was sent is not changed';
    end if;
  end if;
  -- That its request or its writer goes is no change of it, or it would be kept for longer; nor that its document is there.
  if (old.state, new.state) <> ('accepted', 'accepted') and to_jsonb(new) - aside is distinct from to_jsonb(old) - aside then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end
$$;
create trigger keep before update or delete on public.quotes
  for each row execute function private.keep_quote();
create trigger log after insert or update or delete on public.quotes
  for each row execute function private.log_activity('quote', 'id');
create constraint trigger redact after delete on public.quotes deferrable initially deferred
  for each row execute function private.redact_activity('quote', 'id');

revoke all on function private.is_whole(jsonb, bigint, bigint), private.is_text(jsonb, integer, integer),
  private.is_quote_line(jsonb), private.are_quote_lines(jsonb), private.are_quote_photos(text[]),
  private.tidy_quote_lines(jsonb), private.is_quote_step(text, text), private.keep_quote() from public;

alter table public.quotes enable row level security;
revoke all on public.quotes from public, anon, authenticated, service_role;
grant select on public.quotes to authenticated;
create policy "Employees and admins read quotes" on public.quotes
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "The office reads quotes by its second factor" on public.quotes
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
