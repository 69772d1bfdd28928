-- What whoever takes part in conversations sees of them: a list of them, parts of one, what was not read, and what is found
-- by its words.

-- Messages of the other side that the caller has not read. The office reads for all who work there, so that what one has
-- seen asks nothing of the next.
create function private.unread_messages(conversation public.conversations, side text) returns integer
  language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from public.chat_messages m
  where m.conversation_id = conversation.id
    and m.author_side = case side when 'office' then 'customer' else 'office' end
    and m.number > case side when 'office' then conversation.office_read else coalesce((
      select r.number from public.chat_reads r where r.conversation_id = conversation.id and r.user_id = auth.uid()), 0) end
$$;

-- A conversation as it is shown to somebody on a side of it.
create function private.told_conversation(conversation public.conversations, side text) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'id', conversation.id, 'kind', case when conversation.project_id is null then 'request' else 'project' end,
    'request_id', conversation.request_id, 'project_id', conversation.project_id, 'title', s.title, 'name', s.name,
    'street_address', s.street_address, 'postal_code', s.postal_code, 'language', s.language,
    'created_at', conversation.created_at, 'side', side, 'last_number', conversation.last_number,
    'last_at', conversation.last_at,
    'last', (
      select jsonb_build_object('author_side', m.author_side, 'body', left(m.body, 200), 'files', jsonb_array_length(m.files))
      from public.chat_messages m where m.conversation_id = conversation.id order by m.number desc limit 1),
    'unread', private.unread_messages(conversation, side))
  from private.conversation_subjects s where s.conversation_id = conversation.id
$$;

-- [{id, side, name, read}] of those who wrote or read. Nobody's address shows: who has no name is called as he is in what
-- the conversation is about, and in the office not at all.
create function private.people_of_conversation(of_conversation uuid) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', r.user_id, 'side', r.side, 'read', r.number,
    'name', coalesce(p.name, case r.side when 'customer' then (
      select c.name from private.conversation_customers c join auth.users u on private.normalise_email(u.email) = c.email_normalised
      where c.conversation_id = of_conversation and u.id = r.user_id order by c.member nulls first limit 1) end, ''))
    order by r.side, r.user_id), '[]')
  from public.chat_reads r left join public.profiles p on p.user_id = r.user_id
  where r.conversation_id = of_conversation
$$;

-- Conversations in which something was said, the latest first; the words of a search all stand in what they are about.
-- Answers {rows, next}, as `list_requests` does.
create function public.list_conversations(search text default '', before jsonb default null, page_size integer default 50)
  returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC' set jit = off
as $$
declare
  side constant text := case when private.caller_role() in ('employee', 'admin') then 'office' else 'customer' end;
  most constant integer := greatest(1, least(page_size, 100));
  patterns constant text[] := private.search_patterns(search);
  until_at constant timestamptz := (before ->> 'value')::timestamptz;
  until_id constant uuid := (before ->> 'id')::uuid;
  listed jsonb;
begin
  select coalesce(jsonb_agg(private.told_conversation(page.c, side) order by (page.c).last_at desc, (page.c).id desc), '[]')
  into listed
  from (
    select c from public.conversations c
    where c.last_number > 0
      and (before is null or (c.last_at, c.id) < (until_at, until_id))
      and (side = 'office' or c.id = any (array(select private.own_conversations())))
      and (patterns = '{}' or exists (
        select from private.conversation_subjects s
        where s.conversation_id = c.id and lower(coalesce(s.title, '') || e'\n' || s.search_text) like all (patterns)))
    order by c.last_at desc, c.id desc limit most + 1
  ) as page;
  return jsonb_build_object(
    'rows', (select coalesce(jsonb_agg(item.value order by item.place), '[]')
      from jsonb_array_elements(listed) with ordinality as item (value, place) where item.place <= most),
    'next', case when jsonb_array_length(listed) > most then jsonb_build_object(
      'value', listed -> (most - 1) -> 'last_at', 'id', listed -> (most - 1) -> 'id') end);
end
$$;

-- Messages before a number, after one, or the newest, at most a hundred: {conversation, messages, earlier, later, people}
-- as domain/src/chat describes it; null for whoever takes no part.
create function public.read_conversation(
  id uuid, before integer default null, after integer default null, page_size integer default 50
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  side constant text := private.chat_side(read_conversation.id);
  most constant integer := greatest(1, least(page_size, 100));
  conversation public.conversations;
  messages jsonb;
  first_number integer;
  last_number integer;
begin
  if side is null then
    return null;
  end if;
  select * into conversation from public.conversations c where c.id = read_conversation.id;
  with part as (
    (select m from public.chat_messages m
      where after is not null and m.conversation_id = read_conversation.id and m.number > after
      order by m.number limit most)
    union all
    (select m from public.chat_messages m
      where after is null and m.conversation_id = read_conversation.id and m.number < coalesce(before, 2147483647)
      order by m.number desc limit most)
  )
  select coalesce(jsonb_agg(private.told_message(part.m) order by (part.m).number), '[]'),
    min((part.m).number), max((part.m).number)
  into messages, first_number, last_number from part;
  return jsonb_build_object(
    'conversation', private.told_conversation(conversation, side),
    'messages', messages,
    'earlier', exists (
      select from public.chat_messages m
      where m.conversation_id = read_conversation.id and m.number < coalesce(first_number, after + 1, 0)),
    'later', exists (
      select from public.chat_messages m
      where m.conversation_id = read_conversation.id and m.number > coalesce(last_number, after, before - 1)),
    'people', private.people_of_conversation(read_conversation.id));
end
$$;

-- Notes that the caller has read up to a number. What he read before that he read after it as well.
create function public.note_chat_read(conversation_id uuid, number integer) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  own_side constant text := private.require_chat_side(note_chat_read.conversation_id);
  conversation public.conversations;
  place integer;
begin
  select * into conversation from public.conversations c where c.id = note_chat_read.conversation_id;
  place := greatest(0, least(note_chat_read.number, conversation.last_number));
  insert into public.chat_reads as r (conversation_id, user_id, side, number)
  values (note_chat_read.conversation_id, auth.uid(), own_side, place)
  on conflict on constraint chat_reads_pkey do update set number = excluded.number, side = excluded.side
    where excluded.number > r.number;
  if not found then
    return;
  end if;
  -- What came while he read is mailed of once more, as he was mailed of what came before.
  update public.conversations c
  set office_read = case own_side when 'office' then greatest(c.office_read, place) else c.office_read end,
      mail_due_at = case when c.last_number > place then coalesce(c.mail_due_at, private.chat_mail_due(now())) else c.mail_due_at end
  where c.id = note_chat_read.conversation_id
    and (own_side = 'office' and c.office_read < place or c.last_number > place and c.mail_due_at is null);
end
$$;

-- {messages, conversations} that wait for the caller.
create function public.unread_chat_counts() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  counts jsonb;
begin
  if private.caller_role() in ('employee', 'admin') then
    select jsonb_build_object('messages', coalesce(sum(private.unread_messages(c, 'office')), 0), 'conversations', count(*))
    into counts from public.conversations c where c.customer_number > c.office_read;
  else
    select jsonb_build_object('messages', coalesce(sum(own.unread), 0), 'conversations', count(*) filter (where own.unread > 0))
    into counts
    from (
      select private.unread_messages(c, 'customer') as unread from public.conversations c
      where c.id in (select private.own_conversations())
    ) as own;
  end if;
  return counts;
end
$$;

-- Messages in which all words stand, the newest first, of one conversation or of all of the caller's; each page begins
-- after the last of the one before. Answers {rows: [{message, conversation}], next}.
create function public.search_chat(words text, conversation_id uuid default null, before jsonb default null) returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC' set jit = off
as $$
declare
  most constant integer := 50;
  patterns constant text[] := private.word_patterns(lower(left(private.one_line(words), 100)));
  is_office constant boolean := private.caller_role() in ('employee', 'admin');
  found_rows jsonb;
begin
  if patterns = '{}' or search_chat.conversation_id is not null and private.chat_side(search_chat.conversation_id) is null then
    return '{"rows": [], "next": null}';
  end if;
  execute format(
    $search$
      select coalesce(jsonb_agg(jsonb_build_object('message', private.told_message(hit.m),
        'conversation', jsonb_build_object('id', hit.id, 'kind', hit.kind, 'title', s.title, 'name', s.name,
          'street_address', s.street_address)) order by (hit.m).sent_at desc, (hit.m).id desc), '[]')
      from (
        select m, c.id, case when c.project_id is null then 'request' else 'project' end as kind
        from public.chat_messages m join public.conversations c on c.id = m.conversation_id
        where %s order by m.sent_at desc, m.id desc limit %s
      ) as hit
      join private.conversation_subjects s on s.conversation_id = hit.id
    $search$,
    (select string_agg(condition, ' and ') from (
      select format('m.search_text like %L', pattern) as condition from unnest(patterns) as pattern
      union all select 'm.conversation_id = $1' where search_chat.conversation_id is not null
      union all select 'm.conversation_id = any (array(select private.own_conversations()))' where not is_office
      union all select '(m.sent_at, m.id) < (($2 ->> ''value'')::timestamptz, ($2 ->> ''id'')::uuid)' where before is not null
    ) as conditions),
    most + 1) into found_rows using search_chat.conversation_id, before;
  return jsonb_build_object(
    'rows', (select coalesce(jsonb_agg(item.value order by item.place), '[]')
      from jsonb_array_elements(found_rows) with ordinality as item (value, place) where item.place <= most),
    'next', case when jsonb_array_length(found_rows) > most then jsonb_build_object(
      'value', found_rows -> (most - 1) -> 'message' -> 'sent_at', 'id', found_rows -> (most - 1) -> 'message' -> 'id') end);
end
$$;

revoke all on function private.unread_messages(public.conversations, text), private.told_conversation(public.conversations, text),
  private.people_of_conversation(uuid) from public;
revoke all on function public.list_conversations(text, jsonb, integer), public.read_conversation(uuid, integer, integer, integer),
  public.note_chat_read(uuid, integer), public.unread_chat_counts(), public.search_chat(text, uuid, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.list_conversations(text, jsonb, integer), public.read_conversation(uuid, integer, integer, integer),
  public.note_chat_read(uuid, integer), public.unread_chat_counts(), public.search_chat(text, uuid, jsonb) to authenticated;
