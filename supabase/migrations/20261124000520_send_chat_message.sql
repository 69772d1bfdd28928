-- How a conversation is begun and a message sent: once, whatever is lost on the way, and after all that was sent before.

-- The conversation about a request or a project, of which the caller knows one; it is begun where there is none. A
-- request has one, so nobody begins more than he made requests.
create function public.open_conversation(request_id uuid default null, project_id uuid default null) returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  opened uuid;
begin
  if num_nonnulls(request_id, project_id) <> 1 or not private.may_open_conversation(request_id, project_id) then
    perform private.refuse_change('404', 'nothing to speak about');
  end if;
  opened := private.conversation_about(request_id, project_id);
  if opened is null then
    insert into public.conversations (request_id, project_id)
    values (open_conversation.request_id, open_conversation.project_id) on conflict do nothing;
    -- In a statement of its own, which sees what another began at the same time.
    opened := private.conversation_about(request_id, project_id);
  end if;
  return opened;
end
$$;

-- A later migration adds projects to these two.
create function private.may_open_conversation(request_id uuid, project_id uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.quote_requests q
    where q.id = may_open_conversation.request_id
      and (private.caller_role() in ('employee', 'admin') or q.email_normalised = private.own_address())
  )
$$;

create function private.conversation_about(request_id uuid, project_id uuid) returns uuid
  language sql volatile security definer set search_path = ''
as $$
  select c.id from public.conversations c
  where c.request_id = conversation_about.request_id or c.project_id = conversation_about.project_id
$$;

-- A message as browsers get it.
create function private.told_message(message public.chat_messages) returns jsonb
  language sql stable set search_path = '' set timezone = 'UTC'
as $$
  select to_jsonb(message) - 'search_text'
$$;

-- Files as they are named for a message, with what the caller does not decide of them left out.
create function private.named_chat_files(files jsonb) returns jsonb
  language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('path', file.value -> 'path', 'name', private.one_line(file.value ->> 'name'),
    'width', coalesce(file.value -> 'width', 'null'), 'height', coalesce(file.value -> 'height', 'null')) order by file.place), '[]')
  from jsonb_array_elements(case jsonb_typeof(files) when 'array' then files else '[]' end) with ordinality as file (value, place)
$$;

-- The same with kind and size as the bucket has them. Refused as `no_file` where the caller uploaded none there.
create function private.stored_chat_files(named jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  stored jsonb;
begin
  select coalesce(jsonb_agg(file.value || jsonb_build_object('type', o.metadata -> 'mimetype', 'bytes', o.metadata -> 'size')
    order by file.place), '[]') into stored
  from jsonb_array_elements(named) with ordinality as file (value, place)
  join storage.objects o
    on o.bucket_id = 'chat-files' and o.name = file.value ->> 'path' and o.owner_id = auth.uid()::text;
  if jsonb_array_length(stored) < jsonb_array_length(named) then
    perform private.refuse_as('no_file', 'a file is not there');
  end if;
  return stored;
end
$$;

-- The message that has the id; refused as `changed` where it says something else, or somebody else sent it.
create function private.sent_chat_message(wanted public.chat_messages) returns public.chat_messages
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  message public.chat_messages;
begin
  select * into message from public.chat_messages m where m.id = wanted.id;
  if found and (message.conversation_id, message.author, message.body, private.named_chat_files(message.files))
    is distinct from (wanted.conversation_id, auth.uid(), wanted.body, wanted.files)
  then
    perform private.refuse_as('changed', 'another message has the id');
  end if;
  return message;
end
$$;

-- Counts a message of the caller, who waits for his turn until the transaction ends.
create function private.count_chat_message() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  subject constant bytea := private.hash_subject(auth.uid()::text);
  settings private.settings := (select s from private.settings s);
begin
  if private.recent_events('chat message', subject, interval '1 hour') >= settings.chat_messages_an_hour then
    raise sqlstate 'PT429' using message = 'too many requests', detail = 'chat message';
  end if;
  perform private.count_event('chat message', subject, settings.chat_messages_a_minute, interval '1 minute');
end
$$;

-- Sends a message with files that were uploaded, [{path, name, width, height}], and answers it as it is stored, with its
-- number. Sent again it answers the same.
create function public.send_chat_message(id uuid, conversation_id uuid, body text default '', files jsonb default '[]')
  returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  side constant text := private.require_chat_side(send_chat_message.conversation_id);
  wanted public.chat_messages;
  message public.chat_messages;
  conversation public.conversations;
begin
  wanted.id := send_chat_message.id;
  wanted.conversation_id := send_chat_message.conversation_id;
  wanted.body := coalesce(private.trim_text(send_chat_message.body), '');
  wanted.files := private.named_chat_files(send_chat_message.files);
  -- One after the other of one person: of the same message that is sent twice at once, the second finds the first.
  perform private.lock_in_turn('chat messages' || auth.uid());
  message := private.sent_chat_message(wanted);
  if message.id is not null then
    return private.told_message(message);
  end if;
  perform private.count_chat_message();
  wanted.files := private.stored_chat_files(wanted.files);
  -- Before the conversation is taken, as whoever notes at the same moment what he has read does.
  insert into public.chat_reads (conversation_id, user_id, side) values (wanted.conversation_id, auth.uid(), side)
  on conflict do nothing;
  select * into conversation from public.conversations c where c.id = wanted.conversation_id for no key update;
  if not found then
    perform private.refuse_change('404', 'no such conversation');
  end if;
  insert into public.chat_messages (id, conversation_id, number, author, author_side, body, files, sent_at)
  values (wanted.id, wanted.conversation_id, conversation.last_number + 1, auth.uid(), side, wanted.body, wanted.files,
    -- Not before the one with the number before, however long this waited.
    clock_timestamp())
  returning * into message;
  update public.conversations c
  set last_number = message.number, last_at = message.sent_at,
      customer_number = case side when 'customer' then message.number else c.customer_number end,
      mail_due_at = coalesce(c.mail_due_at, private.chat_mail_due(message.sent_at))
  where c.id = conversation.id;
  if side = 'office' then
    perform private.note_answer(conversation.request_id);
  end if;
  return private.told_message(message);
exception when unique_violation then
  -- Somebody else's message took the id meanwhile.
  perform private.refuse_as('changed', 'another message has the id');
  return null;
end
$$;

-- When somebody is mailed who has not read what was sent.
create function private.chat_mail_due(sent_at timestamptz) returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select chat_mail_due.sent_at + make_interval(mins => s.chat_mail_minutes) from private.settings s
$$;

revoke all on function private.may_open_conversation(uuid, uuid), private.conversation_about(uuid, uuid),
  private.told_message(public.chat_messages), private.named_chat_files(jsonb), private.stored_chat_files(jsonb),
  private.sent_chat_message(public.chat_messages), private.count_chat_message(), private.chat_mail_due(timestamptz) from public;
revoke all on function public.open_conversation(uuid, uuid), public.send_chat_message(uuid, uuid, text, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.open_conversation(uuid, uuid), public.send_chat_message(uuid, uuid, text, jsonb)
  to authenticated;
