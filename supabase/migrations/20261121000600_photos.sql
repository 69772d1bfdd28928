-- Photos that visitors add to a quote request. The bucket is private forever.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('project-images', 'project-images', false, 10 * 1024 * 1024, array[
  'image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/heic', 'image/heif',
  'application/pdf'])
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

create function private.is_quote_attachment(path text) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select path ~ '^quote-attachments/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp|avif|gif|heic|heif|pdf)$'
$$;

-- False when the sender uploaded as much as an hour allows.
create function private.may_upload() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select private.recent_events('upload', private.sender(), interval '1 hour') < s.uploads_per_address_an_hour
  from private.settings s
$$;

revoke all on function private.is_quote_attachment(text), private.may_upload() from public;
grant execute on function private.is_quote_attachment(text), private.may_upload() to anon, authenticated;

-- The storage service tries an upload as the caller and rolls that back; then it stores the object
-- itself. So the policy refuses, and this trigger counts.
create function private.count_upload() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  sender bytea := private.sender();
begin
  if new.bucket_id = 'project-images' and private.is_quote_attachment(new.name) and sender is not null then
    insert into private.rate_events (kind, subject) values ('upload', sender);
  end if;
  return null;
end
$$;
revoke all on function private.count_upload() from public;

create trigger count_quote_attachments after insert on storage.objects
  for each row execute function private.count_upload();

create policy "Anyone uploads a photo for a quote request" on storage.objects
  for insert to anon, authenticated
  with check (
    bucket_id = 'project-images' and private.is_quote_attachment(name)
    -- A link to upload later would not be counted when it is used.
    and storage.allow_only_operation('storage.object.upload')
    and (select private.may_upload())
  );
-- Needed to sign one's own upload, whose random path nobody else knows. Listing and reading are other
-- operations, and overwriting, moving and removing have no policy at all.
create policy "Anyone signs a fresh photo whose path he knows" on storage.objects
  for select to anon, authenticated
  using (
    bucket_id = 'project-images' and private.is_quote_attachment(name)
    and created_at > now() - interval '15 minutes'
    and storage.allow_any_operation(array['storage.object.sign', 'storage.object.upload'])
  );
create policy "Employees and admins open photos of quote requests" on storage.objects
  for select to authenticated
  using (bucket_id = 'project-images' and (select private.caller_role()) in ('employee', 'admin'));
