-- That something happened in a conversation, told to those who look at it where the backend has Realtime. It says no more
-- than that: whoever hears it fetches, by the same call that he makes now and then without it.

create function private.hint_chat() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if to_regnamespace('realtime') is null then
    return null;
  end if;
  begin
    execute 'select realtime.send(''{}'', ''changed'', $1, true)' using 'conversation:' || new.conversation_id;
  -- No message is lost because nobody could be told of it.
  exception when others then
    raise warning 'hint not sent: %', sqlerrm;
  end;
  return null;
end
$$;
create trigger hint after insert on public.chat_messages
  for each row execute function private.hint_chat();
create trigger hint after insert or update of number on public.chat_reads
  for each row execute function private.hint_chat();

-- Whether the caller may hear a channel: that of a conversation in which he takes part.
create function private.may_hear(topic text) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select case when topic ~ '^conversation:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then private.chat_side(split_part(topic, ':', 2)::uuid) is not null else false end
$$;

-- Says who hears what. A project in which nobody has listened yet may lack the table: then this is called once more.
create function private.let_hear() returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  if to_regnamespace('realtime') is null or to_regclass('realtime.messages') is null or exists (
    select from pg_catalog.pg_policies p
    where p.schemaname = 'realtime' and p.policyname = 'Whoever takes part in a conversation hears of it'
  ) then
    return;
  end if;
  execute $policy$
    create policy "Whoever takes part in a conversation hears of it" on realtime.messages
      for select to authenticated
      using (extension = 'broadcast' and private.may_hear((select realtime.topic())))
  $policy$;
end
$$;

revoke all on function private.hint_chat(), private.may_hear(text), private.let_hear() from public;
grant execute on function private.may_hear(text) to authenticated;
select private.let_hear();

-- That somebody of the office wrote is in the log as any of its work; what he wrote stands in the conversation alone.
create function private.log_chat_message() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.activity_log (actor, actor_role, action, record_kind, record_id, part, part_id, after)
  values (auth.uid(), private.actor_role(), 'insert', 'conversation', new.conversation_id::text, tg_table_name, new.id::text,
    jsonb_build_object('number', new.number, 'files', jsonb_array_length(new.files)));
  return null;
end
$$;
create trigger log after insert on public.chat_messages
  for each row when (new.author_side = 'office') execute function private.log_chat_message();
revoke all on function private.log_chat_message() from public;
