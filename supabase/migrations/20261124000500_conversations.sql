-- What customer and office write each other: one conversation for each request, which goes on as that of the project that
-- comes of it. Its messages are numbered without gaps, in one order for everybody, and nothing of one changes once it was
-- sent. Who takes part on the customer's side is asked each time, of the address that he has confirmed; the office takes
-- part in all.

alter table private.settings
  add column chat_messages_a_minute integer not null default 20,
  add column chat_messages_an_hour integer not null default 200,
  add column chat_files_an_hour integer not null default 100,
  -- After which somebody is mailed of what he has not read.
  add column chat_mail_minutes smallint not null default 5
    constraint settings_chat_mail_minutes check (chat_mail_minutes between 0 and 1440),
  -- Between which nobody is, in the time of the Netherlands; the same for none.
  add column chat_quiet_from time not null default '21:00',
  add column chat_quiet_until time not null default '08:00';

create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  -- Null where it began with a project, or its request is kept no longer than that.
  request_id uuid constraint conversations_one_a_request unique references public.quote_requests (id) on delete set null,
  -- Null before there is one; refers to the table of projects, which comes later.
  project_id uuid constraint conversations_one_a_project unique,
  created_at timestamptz not null default now(),
  -- Of the newest message; a message that is written takes the next number while this row is locked.
  last_number integer not null default 0,
  last_at timestamptz not null default now(),
  -- Of the customer's newest, and of the newest that somebody of the office has read.
  customer_number integer not null default 0,
  office_read integer not null default 0,
  -- When to look who has not read it; null while nobody is to be mailed.
  mail_due_at timestamptz,
  constraint conversations_subject check (num_nonnulls(request_id, project_id) > 0)
);
create index conversations_newest on public.conversations (last_at desc, id desc) where last_number > 0;
create index conversations_unread on public.conversations (id) where customer_number > office_read;
create index conversations_mail_due on public.conversations (mail_due_at) where mail_due_at is not null;

create function private.is_chat_path(path text, conversation_id uuid) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select starts_with(path, conversation_id || '/')
    and path ~ '^[0-9a-f-]{36}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp|avif|gif|heic|heif|pdf)$'
$$;

-- [{path, name, type, bytes, width, height}], each file once. Limits equal domain/src/chat.
create function private.are_chat_files(files jsonb, conversation_id uuid) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select case when jsonb_typeof(files) = 'array' and jsonb_array_length(files) <= 10 then (
    select coalesce(bool_and(coalesce(
      jsonb_typeof(file) = 'object' and private.is_chat_path(file ->> 'path', conversation_id)
      and private.is_text(file -> 'name', 1, 120) and private.is_whole(file -> 'bytes', 0, 10485760)
      and file -> 'type' in ('"image/jpeg"', '"image/png"', '"image/webp"', '"image/avif"', '"image/gif"', '"image/heic"',
        '"image/heif"', '"application/pdf"')
      and (file -> 'width' = 'null' or private.is_whole(file -> 'width', 1, 100000))
      and (file -> 'height' = 'null' or private.is_whole(file -> 'height', 1, 100000))
      and file - array['path', 'name', 'type', 'bytes', 'width', 'height'] = '{}', false)), true)
      and count(*) = count(distinct file ->> 'path')
    from jsonb_array_elements(files) as file)
  else false end
$$;

create table public.chat_messages (
  -- Made by the browser, so that a retry sends no second one.
  id uuid primary key,
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  number integer not null constraint chat_messages_number check (number > 0),
  -- Null once his account is gone.
  author uuid references auth.users (id) on delete set null,
  author_side text not null constraint chat_messages_author_side check (author_side in ('customer', 'office')),
  body text not null constraint chat_messages_body check (char_length(body) <= 4000),
  files jsonb not null default '[]' constraint chat_messages_files check (private.are_chat_files(files, conversation_id)),
  sent_at timestamptz not null default now(),
  search_text text not null generated always as
    (lower(body || e'\n' || jsonb_path_query_array(files, '$[*].name')::text)) stored,
  constraint chat_messages_something check (body <> '' or files <> '[]'),
  constraint chat_messages_place unique (conversation_id, number)
);
create index chat_messages_side on public.chat_messages (conversation_id, author_side, number);
create index chat_messages_author on public.chat_messages (author) where author is not null;
create index chat_messages_files on public.chat_messages using gin (files jsonb_path_ops) where files <> '[]';
create index chat_messages_search on public.chat_messages using gin (search_text extensions.gin_trgm_ops)
  with (fastupdate = off);

-- How far each person has read; who wrote something is among them.
create table public.chat_reads (
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  side text not null constraint chat_reads_side check (side in ('customer', 'office')),
  number integer not null default 0,
  primary key (conversation_id, user_id)
);
create index chat_reads_user on public.chat_reads (user_id);

-- What was sent stays as it was sent; it loses its author with his account, and goes whole.
create function private.keep_chat_message() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if to_jsonb(new) - array['author', 'search_text'] is distinct from to_jsonb(old) - array['author', 'search_text']
    or new.author is not null and new.author is distinct from old.author
  then
    raise insufficient_privilege using message = 'a message that was sent is not changed';
  end if;
  return new;
end
$$;
create trigger keep before update on public.chat_messages
  for each row execute function private.keep_chat_message();

-- A conversation goes with its request, unless it has become that of a project.
create function private.forget_conversation() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.conversations c where c.request_id = old.id and c.project_id is null;
  return old;
end
$$;
create trigger forget_conversation before delete on public.quote_requests
  for each row execute function private.forget_conversation();

-- What a conversation is about, and whose it is. A later migration adds projects.
create view private.conversation_subjects as
select c.id as conversation_id, null::text as title, q.name, q.email, q.email_normalised, q.street_address, q.postal_code,
  q.language, q.search_text
from public.conversations c join public.quote_requests q on q.id = c.request_id;

-- Who takes part on the customer's side; `member` is null for the customer himself. A later migration adds those with
-- whom he shares the project.
create view private.conversation_customers as
select s.conversation_id, null::uuid as member, s.name, s.email, s.email_normalised, s.language
from private.conversation_subjects s;

-- The conversations in which the caller takes part as a customer.
create function private.own_conversations() returns setof uuid
  language sql stable security definer set search_path = ''
as $$
  select p.conversation_id from private.conversation_customers p where p.email_normalised = private.own_address()
$$;

-- On which side the caller takes part; null where he does not.
create function private.chat_side(of_conversation uuid) returns text
  language sql stable security definer set search_path = ''
as $$
  select case
    when (select private.caller_role()) in ('employee', 'admin') then 'office'
    when exists (
      select from private.conversation_customers p
      where p.conversation_id = of_conversation and p.email_normalised = private.own_address()
    ) then 'customer'
  end
  from public.conversations c where c.id = of_conversation
$$;

-- The same, where he must.
create function private.require_chat_side(of_conversation uuid) returns text
  language plpgsql stable security definer set search_path = ''
as $$
declare
  side text := private.chat_side(of_conversation);
begin
  if side is null then
    perform private.refuse_change('404', 'no such conversation');
  end if;
  return side;
end
$$;

revoke all on private.conversation_subjects, private.conversation_customers from public, anon, authenticated, service_role;
revoke all on function private.is_chat_path(text, uuid), private.are_chat_files(jsonb, uuid), private.keep_chat_message(),
  private.forget_conversation(), private.own_conversations(), private.chat_side(uuid), private.require_chat_side(uuid)
  from public;
grant execute on function private.own_conversations() to authenticated;

alter table public.conversations enable row level security;
alter table public.chat_messages enable row level security;
alter table public.chat_reads enable row level security;
revoke all on public.conversations, public.chat_messages, public.chat_reads from public, anon, authenticated, service_role;
grant select on public.conversations, public.chat_messages, public.chat_reads to authenticated;
create policy "Customers see conversations of their own" on public.conversations
  for select to authenticated using (id in (select private.own_conversations()));
create policy "Employees and admins see every conversation" on public.conversations
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "Customers read messages of their own conversations" on public.chat_messages
  for select to authenticated using (conversation_id in (select private.own_conversations()));
create policy "Employees and admins read every message" on public.chat_messages
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "Customers see who read in their own conversations" on public.chat_reads
  for select to authenticated using (conversation_id in (select private.own_conversations()));
create policy "Employees and admins see who read" on public.chat_reads
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "The office sees conversations by its second factor" on public.conversations
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
create policy "The office reads messages by its second factor" on public.chat_messages
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
create policy "The office sees who read by its second factor" on public.chat_reads
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
