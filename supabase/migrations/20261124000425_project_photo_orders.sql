-- What the office does with photos and documents whose files it uploaded. They come one by one from a scaffold, over a line
-- that breaks: whatever is sent again is written once.

create function private.require_project_files(project_id uuid, paths text[]) returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_project(project_id);
  if exists (
    select from unnest(paths) as wanted (path)
    where not exists (select from storage.objects o where o.bucket_id = 'project-files' and o.name = wanted.path)
  ) then
    perform private.refuse_as('no_file', 'the file is not there');
  end if;
end
$$;

-- Writes photos down as [{id, entry_id, path, small_path, stage, audience, width, height}], at most forty. An entry that is
-- not there yet is made with the first of its photos. 409 `no_file`, or `too_many` where the project has a thousand.
create function public.add_project_photos(project_id uuid, photos jsonb) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  photos_of_a_project constant integer := 1000;
begin
  perform private.require_office();
  if jsonb_typeof(photos) <> 'array' or jsonb_array_length(photos) > 40 then
    perform private.refuse_change('400', 'no list of photos');
  end if;
  perform private.require_project_files(project_id, array(
    select wanted.path from jsonb_to_recordset(photos) as p (path text, small_path text),
      unnest(array[p.path, p.small_path]) as wanted (path)
    where wanted.path is not null));
  -- Photos that come at once must not all find the same room.
  perform private.lock_in_turn('project photos ' || project_id);
  insert into public.project_entries (id, project_id, kind, stage, audience, author)
  select distinct on (p.entry_id) p.entry_id, add_project_photos.project_id, 'photos', p.stage, p.audience, auth.uid()
  from jsonb_to_recordset(photos) as p (entry_id uuid, stage text, audience text)
  on conflict on constraint project_entries_pkey do nothing;
  if exists (
    select from jsonb_to_recordset(photos) as p (entry_id uuid)
    join public.project_entries e on e.id = p.entry_id
    where (e.project_id, e.kind) <> (add_project_photos.project_id, 'photos')
  ) then
    perform private.refuse_change('404', 'no such entry');
  end if;
  insert into public.project_photos (id, project_id, entry_id, path, small_path, stage, audience, width, height, created_by)
  select p.id, add_project_photos.project_id, p.entry_id, p.path, p.small_path, p.stage, p.audience, p.width, p.height, auth.uid()
  from jsonb_to_recordset(photos) as p
    (id uuid, entry_id uuid, path text, small_path text, stage text, audience text, width integer, height integer)
  on conflict on constraint project_photos_pkey do nothing;
  if (
    select count(*) from public.project_photos p where p.project_id = add_project_photos.project_id
  ) > photos_of_a_project then
    perform private.refuse_as('too_many', 'the project has as many photos as one may have');
  end if;
end
$$;

-- Says of photos when they were taken and who is to see them.
create function public.change_project_photos(ids uuid[], stage text, audience text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed integer;
begin
  perform private.require_office();
  update public.project_photos p set stage = change_project_photos.stage, audience = change_project_photos.audience
  where p.id = any (ids);
  get diagnostics changed = row_count;
  if changed < cardinality(array(select distinct wanted from unnest(ids) as wanted)) then
    perform private.refuse_change('404', 'no such photo');
  end if;
end
$$;

create function public.remove_project_photo(id uuid, removed boolean default true) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_office();
  update public.project_photos p set removed_at = case when removed then coalesce(p.removed_at, now()) end
  where p.id = remove_project_photo.id;
  if not found then
    perform private.refuse_change('404', 'no such photo');
  end if;
end
$$;

-- Adds a document whose file is there; 409 `no_file` where it is not.
create function public.add_project_document(project_id uuid, id uuid, path text, name text, audience text default 'customer')
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_project_files(project_id, array[path]);
  insert into public.project_documents (id, project_id, path, name, bytes, audience, created_by)
  select add_project_document.id, add_project_document.project_id, add_project_document.path,
    private.one_line(add_project_document.name), coalesce(substring(o.metadata ->> 'size' from '^[0-9]{1,9}')::integer, 0),
    add_project_document.audience, auth.uid()
  from storage.objects o where o.bucket_id = 'project-files' and o.name = add_project_document.path
  on conflict on constraint project_documents_pkey do nothing;
  if found then
    perform private.tell_project(add_project_document.project_id, 'document', jsonb_build_object(
      'document_id', add_project_document.id, 'name', private.one_line(add_project_document.name)), add_project_document.audience);
  elsif not exists (
    select from public.project_documents d
    where d.id = add_project_document.id and d.project_id = add_project_document.project_id
  ) then
    perform private.refuse_change('404', 'no such document');
  end if;
end
$$;

-- Takes a document away, or brings it back, with what the line of time says of it.
create function public.remove_project_document(id uuid, removed boolean default true) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  of_project uuid;
begin
  perform private.require_office();
  update public.project_documents d set removed_at = case when removed then coalesce(d.removed_at, now()) end
  where d.id = remove_project_document.id returning d.project_id into of_project;
  if not found then
    perform private.refuse_change('404', 'no such document');
  end if;
  update public.project_entries e set removed_at = case when removed then coalesce(e.removed_at, now()) end
  where e.project_id = of_project and e.kind = 'document' and e.details ->> 'document_id' = remove_project_document.id::text;
end
$$;

revoke all on function private.require_project_files(uuid, text[]) from public;
revoke all on function public.add_project_photos(uuid, jsonb), public.change_project_photos(uuid[], text, text),
  public.remove_project_photo(uuid, boolean), public.add_project_document(uuid, uuid, text, text, text),
  public.remove_project_document(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.add_project_photos(uuid, jsonb), public.change_project_photos(uuid[], text, text),
  public.remove_project_photo(uuid, boolean), public.add_project_document(uuid, uuid, text, text, text),
  public.remove_project_document(uuid, boolean) to authenticated;
