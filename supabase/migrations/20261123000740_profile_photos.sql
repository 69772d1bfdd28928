-- How people look who want others to see it: a picture in a private bucket, in a folder of its own for each account. Limits
-- and pattern equal domain/src/profile/profile.photo.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('profile-photos', 'profile-photos', false, 200 * 1000, array['image/jpeg', 'image/webp'])
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

create function private.is_photo_of(path text, user_id uuid) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select starts_with(path, user_id || '/')
    and path ~ '^[0-9a-f-]{36}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|webp)$'
$$;

alter table public.profiles add constraint profiles_photo check (private.is_photo_of(photo, user_id));

-- What somebody replaced lies there for a day, so that he can take it back: more than these are no photos of a person.
create function private.count_profile_photo() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  photos_of_a_day constant integer := 20;
  folder text := split_part(new.name, '/', 1);
begin
  if new.bucket_id <> 'profile-photos' then
    return null;
  end if;
  -- Uploads at once must not all find the same room.
  perform private.lock_in_turn('profile photos' || folder);
  if (
    select count(*) from storage.objects o
    -- The storage service has an index for such a range, and none for how a name begins.
    where o.bucket_id = 'profile-photos' and o.name collate "C" >= folder || '/' and o.name collate "C" < folder || '/~'
  ) > photos_of_a_day then
    -- The storage service answers this one with status 403, others with 500.
    raise insufficient_privilege using message = 'too many photos in a day';
  end if;
  return null;
end
$$;

create trigger count_profile_photos after insert on storage.objects
  for each row execute function private.count_profile_photo();

create policy "Everybody adds a photo to his own folder" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'profile-photos' and private.is_photo_of(name, (select auth.uid()))
    -- A link to upload later would work after the session has ended.
    and storage.allow_only_operation('storage.object.upload')
  );
create policy "Everybody opens the photos in his own folder" on storage.objects
  for select to authenticated
  using (bucket_id = 'profile-photos' and private.is_photo_of(name, (select auth.uid())));
create policy "Employees and admins open every photo of a person" on storage.objects
  for select to authenticated
  using (bucket_id = 'profile-photos' and (select private.caller_role()) in ('employee', 'admin'));

-- Shows a photo of one's own folder, or none: then the one before lies there for a day more.
create function public.set_profile_photo(path text default null) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if path is not null and not (
    coalesce(private.is_photo_of(path, private.own_account()), false)
    and exists (select from storage.objects o where o.bucket_id = 'profile-photos' and o.name = path)
  ) then
    perform private.refuse_change('404', 'no such photo');
  end if;
  insert into public.profiles as p (user_id, photo) values (private.own_account(), path)
  on conflict (user_id) do update set photo = excluded.photo, updated_at = now();
end
$$;

-- Paths of photos that nobody shows since a day, and of accounts that are gone. Whose profile changed within the day may
-- have replaced one just then.
create function public.orphaned_profile_photos(batch integer default 100, after text default '') returns setof text
  language sql stable security definer set search_path = ''
as $$
  select o.name from storage.objects o
  where o.bucket_id = 'profile-photos' and o.name collate "C" > after collate "C"
    and not exists (select from public.profiles p where p.photo = o.name)
    and (
      o.created_at < private.kept_since('uploads') and not exists (
        select from public.profiles p
        where p.user_id::text = split_part(o.name, '/', 1) and p.updated_at >= private.kept_since('uploads')
      )
      or not exists (select from auth.users u where u.id::text = split_part(o.name, '/', 1))
    )
  order by o.name collate "C"
  limit greatest(0, least(batch, 1000))
$$;

revoke all on function private.is_photo_of(text, uuid), private.count_profile_photo() from public;
grant execute on function private.is_photo_of(text, uuid) to authenticated;
revoke all on function public.set_profile_photo(text), public.orphaned_profile_photos(integer, text)
  from public, anon, authenticated, service_role;
grant execute on function public.set_profile_photo(text) to authenticated;
grant execute on function public.orphaned_profile_photos(integer, text) to service_role;
