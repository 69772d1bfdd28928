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

revoke all on function private.is_quote_attachment(text) from public;
grant execute on function private.is_quote_attachment(text) to anon, authenticated;

-- Paths that a function may fill for a visitor, who was counted when it claimed them.
create table private.upload_claims (
  path text primary key,
  claimed_at timestamptz not null default now()
);
alter table private.upload_claims enable row level security;
revoke all on private.upload_claims from public, anon, authenticated, service_role;

-- Counts as many of the wanted uploads as the sender has left this hour, and says how many those are.
create function private.count_uploads(wanted integer) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  settings private.settings := (select s from private.settings s);
  counted integer := wanted;
  network record;
begin
  for network in select n.subject, n.share from private.sender_networks() as n loop
    -- Uploads at once must not all find the same room.
    perform private.lock_in_turn('upload' || encode(network.subject, 'hex'));
    counted := greatest(0, least(counted, settings.uploads_per_address_an_hour * network.share
      - private.recent_events('upload', network.subject, interval '1 hour')));
  end loop;
  insert into private.rate_events (kind, subject)
  select 'upload', n.subject from private.sender_networks() as n, generate_series(1, counted);
  perform private.watch_sender(private.sender(), 'upload');
  return counted;
end
$$;

-- The storage service tries an upload as the caller and rolls that back; then it stores the object itself. The
-- trial refuses most of what is too much; what was tried at the same time is refused at the end.
create function private.count_upload() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.bucket_id <> 'project-images' or not private.is_quote_attachment(new.name) then
    return null;
  end if;
  delete from private.upload_claims c where c.path = new.name;
  if not found and private.count_uploads(1) = 0 then
    -- The service answers this one with status 403, others with 500.
    raise insufficient_privilege using message = 'too many uploads';
  end if;
  return null;
end
$$;
revoke all on function private.count_uploads(integer), private.count_upload() from public;

create trigger count_quote_attachments after insert on storage.objects
  for each row execute function private.count_upload();

create policy "Anyone uploads a photo for a quote request" on storage.objects
  for insert to anon, authenticated
  with check (
    bucket_id = 'project-images' and private.is_quote_attachment(name)
    -- A link to upload later would not be counted when it is used.
    and storage.allow_only_operation('storage.object.upload')
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

-- What each photo was sent with: the first that links it. It is moved to a folder of that, so another request or
-- booking has to bring its own. Kept as long as the request or booking is.
create table private.sent_photos (
  path text primary key,
  request_id uuid references public.quote_requests (id) on delete cascade,
  booking_id uuid references public.facade_bookings (id) on delete cascade,
  constraint sent_photos_subject check (num_nonnulls(request_id, booking_id) = 1)
);
create index sent_photos_request on private.sent_photos (request_id);
create index sent_photos_booking on private.sent_photos (booking_id);
alter table private.sent_photos enable row level security;
revoke all on private.sent_photos from public, anon, authenticated, service_role;

-- Takes photos for a request or a booking; false where one of them was sent with another.
create function private.take_photos(links text[], request_id uuid default null, booking_id uuid default null)
  returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- In one order for all who come at once, so that they do not wait for each other.
  paths text[] := array(
    select distinct private.photo_path_of_link(link) as path from unnest(links) as link order by path);
  taken integer;
begin
  insert into private.sent_photos (path, request_id, booking_id)
  select path, take_photos.request_id, take_photos.booking_id from unnest(paths) as path
  on conflict do nothing;
  get diagnostics taken = row_count;
  return taken = cardinality(paths);
end
$$;

create function private.take_request_photos() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not private.take_photos(new.photos, request_id => new.id) then
    raise check_violation using
      message = 'a linked photo was sent with another request', constraint = 'quote_requests_photos';
  end if;
  return null;
end
$$;
revoke all on function private.take_photos(text[], uuid, uuid), private.take_request_photos() from public;

-- The first of the triggers after an insert, by its name: what is refused here has locked nothing yet.
create trigger bring_photos after insert on public.quote_requests
  for each row when (cardinality(new.photos) > 0) execute function private.take_request_photos();
