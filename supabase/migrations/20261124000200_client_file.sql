-- Everything of a client on one screen, and what the office corrects of how he is reached.

-- The projects of addresses. In plpgsql, since a later migration makes their table.
create function private.projects_of(addresses text[]) returns setof uuid
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return query select p.id from public.projects p where p.email_normalised = any (addresses);
end
$$;

-- The records that the log tells of and that are a client's, or of one that hangs on him.
create function private.records_of_client(of_client uuid) returns table (kind text, id text)
  language sql stable security definer set search_path = ''
as $$
  with own (id, email) as (
    select c.id, c.email_normalised from public.clients given join public.clients c on c.root_id = given.root_id
    where given.id = of_client
  ), sent as (
    select q.id from own join public.quote_requests q on q.email_normalised = own.email
  ), booked as (
    select b.id from own join public.facade_bookings b on b.email_normalised = own.email
  ), ordered as (
    select j.id from private.projects_of(array(select own.email from own)) as j (id)
  )
  select 'client', own.id::text from own
  union all
  select 'request', sent.id::text from sent
  union all
  select 'booking', booked.id::text from booked
  union all
  select 'visit', v.id::text from sent join public.visits v on v.request_id = sent.id
  union all
  select 'visit', v.id::text from booked join public.visits v on v.booking_id = booked.id
  union all
  select 'visit', v.id::text from ordered join public.visits v on v.project_id = ordered.id
  union all
  select 'job', ordered.id::text from ordered
  union all
  select 'quote', q.id::text from own join public.quotes q on q.email_normalised = own.email
  union all
  select 'invitation', i.id::text from own join public.invitations i on i.email_normalised = own.email
  union all
  select 'person', private.account_of(own.email)::text from own where private.account_of(own.email) is not null
$$;

-- The newest two hundred entries about any of them that the caller may read, the newest first.
create function private.activity_of_client(root uuid) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select coalesce(jsonb_agg(to_jsonb(l) order by l.id desc), '[]')
  from (
    select a.* from private.records_of_client(root) r
    join public.activity_log a on a.record_kind = r.kind and a.record_id = r.id
    where private.caller_role() = 'admin' or not private.is_admins_record(a.record_kind)
    order by a.id desc limit 200
  ) as l
$$;

-- The newest hundred mails to a client: {id, kind, state, created_at, leaves_at, sent_at, last_error, request_id, booking_id, subject,
-- body}, the last two of what the office wrote. Who was invited is told to admins alone.
create function private.mails_to_client(addresses text[]) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  with own (id) as (
    select n.id from public.quote_requests q join public.notifications n on n.request_id = q.id and n.reply_id is null
    where q.email_normalised = any (addresses)
    union all
    select n.id from public.quote_requests q join public.request_replies r on r.request_id = q.id
    join public.notifications n on n.reply_id = r.id where q.email_normalised = any (addresses)
    union all
    select n.id from public.facade_bookings b join public.notifications n on n.booking_id = b.id
    where b.email_normalised = any (addresses)
    union all
    select n.id from public.quotes q join public.notifications n on n.quote_id = q.id
    where q.email_normalised = any (addresses)
    union all
    select n.id from private.projects_of(addresses) as j (id) join public.notifications n on n.project_id = j.id
    where n.kind <> 'project-shared'
    union all
    select n.id from unnest(addresses) as own_address join public.notifications n
      on n.user_id = private.account_of(own_address)
    union all
    select n.id from public.invitations i join public.notifications n on n.invitation_id = i.id
    where i.email_normalised = any (addresses) and private.caller_role() = 'admin'
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', mail.id, 'kind', mail.kind, 'state', mail.state,
    'created_at', mail.created_at, 'leaves_at', mail.next_attempt_at, 'sent_at', mail.sent_at, 'last_error', mail.last_error,
    'request_id', mail.request_id, 'booking_id', mail.booking_id, 'subject', r.subject, 'body', r.body)
    order by mail.created_at desc, mail.id), '[]')
  from (
    select n.* from own join public.notifications n on n.id = own.id where not private.is_to_office(n.kind)
    order by n.created_at desc, n.id limit 100
  ) as mail
  left join public.request_replies r on r.id = mail.reply_id
$$;

-- The newest hundred.
create function private.visits_to_client(addresses text[]) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  with own as (
    select v from public.quote_requests q join public.visits v on v.request_id = q.id
    where q.email_normalised = any (addresses)
    union all
    select v from public.facade_bookings b join public.visits v on v.booking_id = b.id
    where b.email_normalised = any (addresses)
    union all
    select v from private.projects_of(addresses) as j (id) join public.visits v on v.project_id = j.id
  )
  select coalesce(jsonb_agg(private.listed_visit(newest.v) order by (newest.v).starts_at desc, (newest.v).id), '[]')
  from (select own.v from own order by (own.v).starts_at desc, (own.v).id limit 100) as newest
$$;

-- What is written down about a client himself, and about any of his requests.
create function private.notes_of_client(root uuid, addresses text[]) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  with about (request_id, client_id) as (
    select q.id, null::uuid from public.quote_requests q where q.email_normalised = any (addresses)
    union all
    select null, c.id from public.clients c where c.root_id = root
  )
  select jsonb_build_object(
    'notes', coalesce((
      select jsonb_agg(to_jsonb(n) - 'removed_at' order by n.created_at, n.id)
      from about a join public.notes n on n.request_id = a.request_id or n.client_id = a.client_id
      where n.removed_at is null), '[]'),
    'tasks', coalesce((
      select jsonb_agg(to_jsonb(t) - 'removed_at' order by t.created_at, t.id)
      from about a join public.tasks t on t.request_id = a.request_id or t.client_id = a.client_id
      where t.removed_at is null), '[]'))
$$;

-- Paths of what was sent with requests and bookings and is there, the newest first, two hundred at most.
create function private.files_of_client(addresses text[]) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(newest.name order by newest.created_at desc, newest.name), '[]')
  from (
    select o.name, o.created_at from storage.objects o
    where o.bucket_id = 'project-images' and o.name = any (array(
      select unnest(private.files_of(own_address)) from unnest(addresses) as own_address))
    order by o.created_at desc, o.name limit 200
  ) as newest
$$;

-- Of each address that has one, the account, and who was invited, the newest first, in the words of `list_people` and
-- of the invitations; for admins.
create function private.accounts_of_client(addresses text[]) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'accounts', coalesce((
      select jsonb_agg(jsonb_build_object('id', u.id, 'email', own_address, 'role', coalesce(r.role, 'customer'),
        'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at, 'deactivated_at', r.deactivated_at)
        order by u.created_at, u.id)
      from unnest(addresses) as own_address join auth.users u on u.id = private.account_of(own_address)
      left join public.user_roles r on r.user_id = u.id), '[]'),
    'invitations', coalesce((
      select jsonb_agg(jsonb_build_object('id', i.id, 'email', i.email_normalised, 'role', i.role,
        'state', private.invitation_state(i), 'created_at', i.created_at, 'expires_at', i.expires_at)
        order by i.created_at desc, i.id)
      from public.invitations i where i.email_normalised = any (addresses)), '[]'))
$$;

-- A client with all that is known of him, and who else he might be; of one that hangs on another, that one. Null for no
-- client; `accounts` and `invitations` are for admins, and null for others.
create function public.read_client(client_id uuid) returns jsonb
  language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  root public.clients;
  addresses text[];
begin
  perform private.require_office();
  select r.* into root from public.clients own join public.clients r on r.id = own.root_id where own.id = client_id;
  if root.id is null then
    return null;
  end if;
  addresses := private.addresses_of(root.id);
  return private.told_client(root.id)
    || jsonb_build_object(
      'version', root.version,
      'contact', private.known_contact(addresses),
      'given', private.given_contact(addresses),
      'visits', private.visits_to_client(addresses),
      'mails', private.mails_to_client(addresses),
      'files', private.files_of_client(addresses),
      'activity', private.activity_of_client(root.id),
      'suggestions', private.suggested_clients(root.id),
      'accounts', null, 'invitations', null)
    || private.notes_of_client(root.id, addresses)
    || case when private.caller_role() = 'admin' then private.accounts_of_client(addresses) else '{}' end;
end
$$;

-- Writes how a client is reached, in place of the version that was read. What is empty, or as he gave it himself, follows
-- the newest that he sends; what he sent stays as it was.
create function public.save_client_contact(
  client_id uuid, version integer, name text default null, phone text default null, street_address text default null,
  postal_code text default null
) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  root public.clients;
  addresses text[];
  given jsonb;
  wanted jsonb;
begin
  perform private.require_office();
  perform private.lock_in_turn('clients');
  select r.* into root from public.clients own join public.clients r on r.id = own.root_id
  where own.id = save_client_contact.client_id for update of r;
  if root.id is null then
    perform private.refuse_change('404', 'no such client');
  end if;
  addresses := private.addresses_of(root.id);
  given := private.given_contact(addresses);
  select jsonb_object_agg(field.key, case when field.value not in ('', coalesce(given ->> field.key, '')) then field.value end)
  into wanted
  from jsonb_each_text(jsonb_build_object('name', private.one_line(save_client_contact.name),
    'phone', private.one_line(save_client_contact.phone),
    'street_address', private.one_line(save_client_contact.street_address),
    'postal_code', private.one_line(save_client_contact.postal_code))) as field;
  if jsonb_strip_nulls(wanted) = coalesce(jsonb_strip_nulls(private.corrected_contact(addresses)), '{}') then
    return;
  elsif root.version is distinct from save_client_contact.version then
    perform private.refuse_as('changed', 'the client changed meanwhile');
  end if;
  update public.clients c
  set name = wanted ->> 'name', phone = wanted ->> 'phone', street_address = wanted ->> 'street_address',
      postal_code = wanted ->> 'postal_code', corrected_at = clock_timestamp(), version = c.version + 1
  where c.id = root.id;
end
$$;

-- What the office wrote and corrected of the client of an address, who stays as long as he has an appointment; and what
-- the log says of it.
create function private.erase_client_words(of_address text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  client uuid := (select c.id from public.clients c where c.email_normalised = of_address);
begin
  delete from public.notes n where n.client_id = client;
  delete from public.tasks t where t.client_id = client;
  update public.clients c
  set name = null, phone = null, street_address = null, postal_code = null, corrected_at = null, version = c.version + 1
  where c.id = client and c.corrected_at is not null;
  update public.activity_log l set before = private.redacted(l.before), after = private.redacted(l.after)
  where l.record_kind = 'client' and l.record_id = client::text;
end
$$;

revoke all on function private.erase_client_words(text), private.projects_of(text[]), private.records_of_client(uuid), private.activity_of_client(uuid), private.mails_to_client(text[]),
  private.visits_to_client(text[]), private.notes_of_client(uuid, text[]), private.files_of_client(text[]),
  private.accounts_of_client(text[]) from public;
revoke all on function public.read_client(uuid),
  public.save_client_contact(uuid, integer, text, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.read_client(uuid),
  public.save_client_contact(uuid, integer, text, text, text, text) to authenticated;
