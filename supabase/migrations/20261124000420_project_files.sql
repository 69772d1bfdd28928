-- Photos and documents of projects. They lie in a private bucket, in a folder of each project; the office adds them, and the
-- customer opens what is for him. Types, sizes and patterns equal domain/src/photos and domain/src/project.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('project-files', 'project-files', false, 10 * 1024 * 1024, array[
  'image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/heic', 'image/heif',
  'application/pdf'])
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

create function private.is_project_file(path text, project_id uuid) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select starts_with(path, project_id || '/')
    and path ~ '^[0-9a-f-]{36}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-small)?\.(jpg|png|webp|avif|gif|heic|heif|pdf)$'
$$;

create table public.project_photos (
  -- Made by the browser, so that a retry writes no second one.
  id uuid primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  entry_id uuid not null references public.project_entries (id) on delete cascade,
  path text not null unique,
  -- The same, smaller, as a page shows many of them.
  small_path text unique,
  stage text not null constraint project_photos_stage check (stage in ('before', 'during', 'after')),
  audience text not null constraint project_photos_audience check (audience in ('customer', 'internal')),
  width integer not null constraint project_photos_width check (width between 1 and 20000),
  height integer not null constraint project_photos_height check (height between 1 and 20000),
  created_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  removed_at timestamptz,
  -- When the customer allowed that everybody sees it, who that was, and what he was called.
  permitted_at timestamptz,
  permitted_by uuid references auth.users (id) on delete set null,
  permitted_name text,
  -- The project of the gallery that shows it.
  gallery_id bigint references public.project_gallery (id) on delete set null,
  -- The photo from before that this project of the gallery shows beside it, which others may show as well.
  beside uuid references public.project_photos (id) on delete set null,
  constraint project_photos_path check (private.is_project_file(path, project_id)),
  constraint project_photos_small_path check (private.is_project_file(small_path, project_id)),
  constraint project_photos_permitted check ((permitted_at is null) = (permitted_name is null))
);
create index project_photos_project on public.project_photos (project_id, created_at);
create index project_photos_entry on public.project_photos (entry_id);
create index project_photos_beside on public.project_photos (beside) where beside is not null;
create index project_photos_gallery on public.project_photos (gallery_id) where gallery_id is not null;

create table public.project_documents (
  id uuid primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  path text not null unique,
  name text not null constraint project_documents_name check (char_length(name) between 1 and 200),
  bytes integer not null constraint project_documents_bytes check (bytes >= 0),
  audience text not null constraint project_documents_audience check (audience in ('customer', 'internal')),
  created_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  removed_at timestamptz,
  constraint project_documents_path check (private.is_project_file(path, project_id))
);
create index project_documents_project on public.project_documents (project_id, created_at);

create trigger log after insert or update or delete on public.project_photos
  for each row execute function private.log_activity('job', 'project_id', 'id');
create trigger log after insert or update or delete on public.project_documents
  for each row execute function private.log_activity('job', 'project_id', 'id');

-- An entry says of its photos when they were taken and who is to see them, until somebody says else of one.
create function private.follow_entry() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.project_photos p set audience = new.audience, stage = coalesce(new.stage, p.stage)
  where p.entry_id = new.id;
  return null;
end
$$;
create trigger follow_entry after update on public.project_entries
  for each row when ((old.stage, old.audience) is distinct from (new.stage, new.audience))
  execute function private.follow_entry();

-- Whether the customer is to see a photo.
create function private.is_shown_photo(photo public.project_photos) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select photo.removed_at is null and photo.audience = 'customer' and exists (
    select from public.project_entries e where e.id = photo.entry_id and e.removed_at is null and e.audience = 'customer')
$$;

-- Paths of files that are for the caller, as the customer of a project or somebody with whom it is shared. In plpgsql, since a
-- later migration makes the table of these.
create function private.own_project_files() returns setof text
  language plpgsql stable security definer set search_path = ''
as $$
declare
  own text := private.own_address();
  projects uuid[];
begin
  projects := array(
    select p.id from public.projects p where p.email_normalised = own
    union
    select m.project_id from public.project_members m where m.email_normalised = own);
  return query
  select shown.path
  from public.project_photos p
  join public.project_entries e on e.id = p.entry_id and e.removed_at is null and e.audience = 'customer'
  cross join lateral (values (p.path), (p.small_path)) as shown (path)
  where p.project_id = any (projects) and p.removed_at is null and p.audience = 'customer' and shown.path is not null
  union all
  select d.path from public.project_documents d
  where d.project_id = any (projects) and d.audience = 'customer' and d.removed_at is null;
end
$$;

-- Whether the office may add a file: of a project that there is.
create function private.is_file_of_a_project(path text) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.projects p
    where p.id::text = split_part(path, '/', 1) and private.is_project_file(is_file_of_a_project.path, p.id))
$$;

create policy "Employees and admins add a file to a project" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'project-files' and (select private.caller_role()) in ('employee', 'admin')
    and private.is_file_of_a_project(name)
    -- A link to upload later would work after the session has ended.
    and storage.allow_only_operation('storage.object.upload')
  );
create policy "Employees and admins open every file of a project" on storage.objects
  for select to authenticated
  using (bucket_id = 'project-files' and (select private.caller_role()) in ('employee', 'admin'));
create policy "Whoever sees a project opens the files that are for him" on storage.objects
  for select to authenticated
  -- Looked up once, not for each of all the files that somebody has listed.
  using (bucket_id = 'project-files' and name in (select private.own_project_files()));

revoke all on function private.is_project_file(text, uuid), private.follow_entry(),
  private.is_shown_photo(public.project_photos), private.own_project_files(),
  private.is_file_of_a_project(text) from public;
grant execute on function private.own_project_files(), private.is_file_of_a_project(text) to authenticated;

alter table public.project_photos enable row level security;
alter table public.project_documents enable row level security;
revoke all on public.project_photos, public.project_documents from public, anon, authenticated, service_role;
grant select on public.project_photos, public.project_documents to authenticated;
create policy "Employees and admins read photos of projects" on public.project_photos
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "The office reads photos of projects by its second factor" on public.project_photos
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
create policy "Employees and admins read documents of projects" on public.project_documents
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "The office reads documents of projects by its second factor" on public.project_documents
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
