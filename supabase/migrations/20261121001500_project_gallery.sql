-- Projects that the office adds to the gallery, shown before the built-in ones. Limits equal
-- domain/src/gallery.

create function private.is_tidy_text(value text, longest integer) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select char_length(value) between 1 and longest and value = private.trim_text(value)
$$;

-- Pictures lie in the bucket below and nowhere else: a page never loads from places that nobody checked. A path in
-- it is stored, because an address would have to name a host, and the database does not know its own.
create function private.is_gallery_picture(path text) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select char_length(path) <= 300
    and path ~ '^[A-Za-z0-9_][A-Za-z0-9._()-]*(/[A-Za-z0-9_][A-Za-z0-9._()-]*)*$'
$$;

create function private.are_gallery_texts(texts jsonb) returns boolean
  language sql immutable strict parallel safe set search_path = ''
as $$
  select case jsonb_typeof(texts)
    when 'object' then not exists (
      select from jsonb_each(texts) as text (name, value)
      where jsonb_typeof(text.value) <> 'string' or not private.is_tidy_text(
        text.value #>> '{}', case text.name when 'title' then 120 when 'description' then 600 else 0 end)
    )
    else false
  end
$$;

create function private.are_gallery_translations(translations jsonb) returns boolean
  language sql immutable strict parallel safe set search_path = ''
as $$
  select case jsonb_typeof(translations)
    when 'object' then not exists (
      select from jsonb_each(translations) as translation (language, texts)
      where not private.is_language(translation.language)
        or not private.are_gallery_texts(translation.texts)
    )
    else false
  end
$$;

revoke all on function private.is_tidy_text(text, integer), private.is_gallery_picture(text),
  private.are_gallery_texts(jsonb), private.are_gallery_translations(jsonb) from public;
grant execute on function private.is_tidy_text(text, integer), private.is_gallery_picture(text),
  private.are_gallery_texts(jsonb), private.are_gallery_translations(jsonb) to authenticated, service_role;

create table public.project_gallery (
  id bigint primary key generated always as identity,
  created_at timestamptz not null default now(),
  -- Dutch, as is the description.
  title text not null
    constraint project_gallery_title check (private.is_tidy_text(title, 120)),
  category text not null
    constraint project_gallery_category check (category in ('painting', 'other')),
  description text
    constraint project_gallery_description check (private.is_tidy_text(description, 600)),
  -- Paths in the bucket `project-gallery`, such as `gouda/after.webp`.
  before_image_url text
    constraint project_gallery_before_image_url check (private.is_gallery_picture(before_image_url)),
  after_image_url text
    constraint project_gallery_after_image_url check (private.is_gallery_picture(after_image_url)),
  -- {"en": {"title": "…", "description": "…"}, …}, each part only where somebody wrote it.
  translations jsonb
    constraint project_gallery_translations check (private.are_gallery_translations(translations)),
  -- Null: a draft, which the office alone sees.
  published_at timestamptz,
  -- How the customer allowed that his house is shown, and on which day; on the page of his project, by `account`.
  permission text constraint project_gallery_permission check (permission in ('mail', 'paper', 'spoken', 'account')),
  permitted_on date
    constraint project_gallery_permitted_on check (permitted_on >= '2000-01-01' and permitted_on < '2200-01-01'),
  version integer not null default 1,
  -- The order is dealt out of these moments, which infinity would never leave again.
  constraint project_gallery_years check (created_at >= '2000-01-01 00:00+00' and created_at < '2200-01-01 00:00+00'
    and (published_at >= '2000-01-01 00:00+00' and published_at < '2200-01-01 00:00+00') is not false),
  constraint project_gallery_permitted check ((permission is null) = (permitted_on is null)),
  constraint project_gallery_published check (published_at is null or permission is not null)
);
create index project_gallery_newest on public.project_gallery (created_at desc, id desc);

alter table public.project_gallery enable row level security;
revoke all on public.project_gallery from public, anon, authenticated, service_role;
grant select on public.project_gallery to anon, authenticated;
grant insert (title, category, description, before_image_url, after_image_url, translations, created_at, published_at,
    permission, permitted_on),
  update (title, category, description, before_image_url, after_image_url, translations, created_at, published_at,
    permission, permitted_on),
  delete on public.project_gallery to authenticated;
grant select, insert, update, delete on public.project_gallery to service_role;

create policy "Anyone reads published projects" on public.project_gallery
  for select to anon, authenticated using (published_at is not null);
create policy "Employees and admins read drafts" on public.project_gallery
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "Employees and admins add a project" on public.project_gallery
  for insert to authenticated with check ((select private.caller_role()) in ('employee', 'admin'));
create policy "Employees and admins change a project" on public.project_gallery
  for update to authenticated
  using ((select private.caller_role()) in ('employee', 'admin'))
  with check ((select private.caller_role()) in ('employee', 'admin'));
create policy "Employees and admins take a project away" on public.project_gallery
  for delete to authenticated using ((select private.caller_role()) in ('employee', 'admin'));

-- The only public bucket: whoever knows the address of a picture opens it, without any policy.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('project-gallery', 'project-gallery', true, 2 * 1024 * 1024,
  array['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

create policy "Employees and admins see the pictures of the gallery" on storage.objects
  for select to authenticated
  using (bucket_id = 'project-gallery' and (select private.caller_role()) in ('employee', 'admin'));
create policy "Employees and admins add a picture to the gallery" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'project-gallery' and (select private.caller_role()) in ('employee', 'admin'));
create policy "Employees and admins replace a picture of the gallery" on storage.objects
  for update to authenticated
  using (bucket_id = 'project-gallery' and (select private.caller_role()) in ('employee', 'admin'))
  with check (bucket_id = 'project-gallery' and (select private.caller_role()) in ('employee', 'admin'));
create policy "Employees and admins remove a picture of the gallery" on storage.objects
  for delete to authenticated
  using (bucket_id = 'project-gallery' and (select private.caller_role()) in ('employee', 'admin'));
