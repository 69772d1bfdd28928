-- Photos and documents of a conversation: in a private bucket, in a folder of the conversation, for those who take part.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('chat-files', 'chat-files', false, 10 * 1024 * 1024, array[
  'image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/heic', 'image/heif',
  'application/pdf'])
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

-- The conversation in whose folder a path lies; null where it is no path of the bucket.
create function private.conversation_of_path(path text) returns uuid
  language sql immutable parallel safe set search_path = ''
as $$
  select case when path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/'
      and private.is_chat_path(path, split_part(path, '/', 1)::uuid)
    then split_part(path, '/', 1)::uuid end
$$;

create function private.is_own_chat_file(path text) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select private.chat_side(private.conversation_of_path(path)) is not null
$$;

-- Nobody fills a conversation with files: as many an hour as the settings say, by one person.
create function private.count_chat_file() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  folder constant text := split_part(new.name, '/', 1) || '/';
begin
  if new.bucket_id <> 'chat-files' then
    return null;
  end if;
  -- Uploads at once must not all find the same room.
  perform private.lock_in_turn('chat files' || folder);
  if (
    select count(*) from storage.objects o
    -- The storage service has an index for such a range, and none for how a name begins.
    where o.bucket_id = 'chat-files' and o.name collate "C" >= folder and o.name collate "C" < folder || '~'
      and o.owner_id is not distinct from new.owner_id and o.created_at > now() - interval '1 hour'
  ) > (select s.chat_files_an_hour from private.settings s) then
    -- The storage service answers this one with status 403, others with 500.
    raise insufficient_privilege using message = 'too many files in an hour';
  end if;
  return null;
end
$$;
create trigger count_chat_files after insert on storage.objects
  for each row execute function private.count_chat_file();

create policy "Whoever takes part in a conversation adds a file to it" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'chat-files' and private.is_own_chat_file(name)
    -- A link to upload later would work after the session has ended.
    and storage.allow_only_operation('storage.object.upload')
  );
-- Whose they are is looked up once, not for each of all the files that somebody has listed.
create policy "Customers open files of their own conversations" on storage.objects
  for select to authenticated
  using (bucket_id = 'chat-files' and private.conversation_of_path(name) in (select private.own_conversations()));
create policy "Employees and admins open files of conversations" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'chat-files' and (select private.caller_role()) in ('employee', 'admin')
    and exists (select from public.conversations c where c.id = private.conversation_of_path(name))
  );

-- Paths of files that no message names since a day, and of those whose conversation is gone.
create function public.orphaned_chat_files(batch integer default 100, after text default '') returns setof text
  language sql stable security definer set search_path = ''
as $$
  select o.name from storage.objects o
  where o.bucket_id = 'chat-files' and o.name collate "C" > after collate "C"
    and not exists (
      select from public.chat_messages m
      where m.files <> '[]' and m.files @> jsonb_build_array(jsonb_build_object('path', o.name))
    )
    and (
      o.created_at < private.kept_since('uploads')
      or not exists (select from public.conversations c where c.id = private.conversation_of_path(o.name))
    )
  order by o.name collate "C"
  limit greatest(0, least(batch, 1000))
$$;

revoke all on function private.conversation_of_path(text), private.is_own_chat_file(text), private.count_chat_file() from public;
grant execute on function private.is_own_chat_file(text), private.conversation_of_path(text), private.is_chat_path(text, uuid)
  to authenticated;
revoke all on function public.orphaned_chat_files(integer, text) from public, anon, authenticated, service_role;
grant execute on function public.orphaned_chat_files(integer, text) to service_role;
