-- What came of the requests of a customer, as his dashboard lists it: {quotes, projects, conversations, people}, the newest
-- first. Described by domain/src/dossier.

-- Quotes that were sent to an address; of the versions of one, the newest.
create function private.quotes_of_customer(address text) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', q.id, 'number', q.number, 'revision', q.revision, 'title', q.title, 'state', q.state,
    'street_address', q.street_address, 'postal_code', q.postal_code, 'sent_at', q.sent_at, 'valid_until', q.valid_until,
    'total', coalesce(
      (select (a.totals ->> 'total')::bigint from public.quote_answers a where a.quote_id = q.id and a.kind = 'accepted'),
      q.total),
    'document', q.document_path is not null, 'project_id', q.project_id
  ) order by q.sent_at desc, q.id), '[]')
  from (
    select * from public.quotes s
    where s.email_normalised = quotes_of_customer.address and s.state not in ('draft', 'replaced')
    order by s.sent_at desc, s.id limit 100
  ) as q
$$;

-- Jobs of an address, and those that somebody in the house shares with it.
create function private.projects_of_customer(address text) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'title', p.title, 'state', p.state, 'waiting_for', p.waiting_for, 'starts_on', p.starts_on,
    'ends_on', p.ends_on, 'street_address', p.street_address, 'postal_code', p.postal_code,
    'guarantee_until', p.guarantee_until,
    'shared', p.email_normalised is distinct from projects_of_customer.address,
    'photos', seen.photos, 'photos_at', seen.newest,
    'tasks', coalesce((
      select jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'due_on', t.due_on) order by t.due_on nulls last, t.id)
      from public.project_tasks t
      where t.project_id = p.id and t.audience = 'customer' and t.done_at is null and t.removed_at is null
        and p.state not in ('guarantee', 'cancelled')
    ), '[]'),
    'documents', coalesce((
      select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'path', d.path, 'created_at', d.created_at)
        order by d.created_at desc, d.id)
      from public.project_documents d
      where d.project_id = p.id and d.audience = 'customer' and d.removed_at is null
    ), '[]'),
    'review_asked', exists (
      select from public.project_reviews r where r.project_id = p.id and r.asked_at is not null and r.given_at is null)
  ) order by p.updated_at desc, p.id), '[]')
  from (
    select * from public.projects s
    where s.email_normalised = projects_of_customer.address or s.id in (
      select m.project_id from public.project_members m where m.email_normalised = projects_of_customer.address)
    order by s.updated_at desc, s.id limit 100
  ) as p
  cross join lateral (
    select count(*) as photos, max(f.created_at) as newest
    from public.project_photos f join public.project_entries e on e.id = f.entry_id
    where f.project_id = p.id and f.removed_at is null and e.removed_at is null and f.audience = 'customer'
      and e.audience = 'customer'
  ) as seen
$$;

-- What was written with the office. What is unread is so for the account that has the address, also where the office looks.
create function private.conversations_of_customer(address text) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'kind', case when c.project_id is null then 'request' else 'project' end, 'title', s.title,
    'street_address', s.street_address, 'postal_code', s.postal_code,
    'unread', (
      select count(*) from public.chat_messages m
      where m.conversation_id = c.id and m.author_side = 'office' and m.number > coalesce((
        select r.number from public.chat_reads r
        where r.conversation_id = c.id and r.user_id = private.account_of(conversations_of_customer.address)), 0)
    ),
    'last_at', c.last_at,
    'last', (
      select jsonb_build_object('author_side', m.author_side, 'body', left(m.body, 200))
      from public.chat_messages m where m.conversation_id = c.id order by m.number desc limit 1)
  ) order by c.last_at desc, c.id), '[]')
  from (
    select * from public.conversations v
    where v.last_number > 0 and v.id in (
      select k.conversation_id from private.conversation_customers k
      where k.email_normalised = conversations_of_customer.address)
    order by v.last_at desc, v.id limit 100
  ) as c
  join private.conversation_subjects s on s.conversation_id = c.id
$$;

-- Who of the firm speaks for his jobs, or wrote to him, as far as they say their name.
create function private.people_of_customer(address text) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', f.user_id, 'name', f.name, 'photo', f.photo) order by f.name, f.user_id), '[]')
  from public.profiles f
  where coalesce(f.name, '') <> '' and f.user_id in (
    select p.lead from public.projects p
    where p.state <> 'cancelled' and (p.email_normalised = people_of_customer.address or p.id in (
      select m.project_id from public.project_members m where m.email_normalised = people_of_customer.address))
    union
    select m.author from public.chat_messages m
    where m.author_side = 'office' and m.conversation_id in (
      select k.conversation_id from private.conversation_customers k where k.email_normalised = people_of_customer.address)
  )
$$;

create function private.jobs_of(address text) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('quotes', private.quotes_of_customer(address), 'projects', private.projects_of_customer(address),
    'conversations', private.conversations_of_customer(address), 'people', private.people_of_customer(address))
$$;

-- Photos of those people, which their customers may see.
create function private.photos_of_own_people() returns setof text
  language sql stable security definer set search_path = ''
as $$
  select person.value ->> 'photo' from jsonb_array_elements(private.people_of_customer(private.own_address())) as person
  where person.value ->> 'photo' is not null
$$;

create policy "Customers open the photos of who speaks with them" on storage.objects
  for select to authenticated
  using (bucket_id = 'profile-photos' and name in (select private.photos_of_own_people()));

revoke all on function private.quotes_of_customer(text), private.projects_of_customer(text),
  private.conversations_of_customer(text), private.people_of_customer(text), private.jobs_of(text),
  private.photos_of_own_people() from public;
grant execute on function private.photos_of_own_people() to authenticated;
