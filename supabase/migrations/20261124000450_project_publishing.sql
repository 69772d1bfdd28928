-- Photos of a project in the public gallery: each one only where the customer allowed it, and no longer than he does.

-- For the customer alone. 404 where a photo is none that he sees of his own project, unless he takes back what he allowed
-- before the office hid it. What he allows no more the gallery shows no more.
create function public.allow_publishing(photo_ids uuid[], allowed boolean) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted uuid[] := array(select distinct id from unnest(photo_ids[1:1000]) as id);
  -- What nobody says is no leave.
  is_allowed constant boolean := coalesce(allowed, false);
  found_ids uuid[];
begin
  perform private.require_customer();
  with changed as (
    update public.project_photos p
    set permitted_at = case when is_allowed then coalesce(p.permitted_at, now()) end,
        permitted_by = case when is_allowed then coalesce(p.permitted_by, auth.uid()) end,
        permitted_name = case when is_allowed then coalesce(p.permitted_name, (
          select j.name from public.projects j where j.id = p.project_id)) end
    where p.id = any (wanted) and private.project_side(p.project_id) = 'customer'
      and (private.is_shown_photo(p) or not is_allowed and p.permitted_at is not null)
    returning p.id
  )
  select array_agg(c.id) into found_ids from changed c;
  if coalesce(cardinality(found_ids), 0) < cardinality(wanted) then
    perform private.refuse_change('404', 'no such photo');
  elsif not is_allowed then
    update public.project_gallery g set published_at = null, permission = null, permitted_on = null
    where g.permission = 'account' and g.id in (
      select p.gallery_id from public.project_photos p where p.id = any (wanted) or p.beside = any (wanted));
  end if;
end
$$;

-- Makes a draft for the gallery of {before: {photoId, path} or null, after: {photoId, path}, title, category, description},
-- where the paths are of pictures in the gallery's bucket; answers its id. Of the same photo, one. 409 `not_permitted`.
create function public.publish_to_gallery(project_id uuid, publication jsonb) returns bigint
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  before_id uuid := (publication -> 'before' ->> 'photoId')::uuid;
  after_id uuid := (publication -> 'after' ->> 'photoId')::uuid;
  shown bigint;
  permitted_on date;
begin
  perform private.require_project(project_id);
  perform from public.project_photos p where p.id in (before_id, after_id) order by p.id for update;
  if after_id is null or exists (
    select from unnest(array[before_id, after_id]) as wanted (id)
    where wanted.id is not null and not exists (
      select from public.project_photos p
      where p.id = wanted.id and p.project_id = publish_to_gallery.project_id and p.removed_at is null)
  ) then
    perform private.refuse_change('404', 'no such photo');
  elsif exists (
    select from public.project_photos p where p.id in (before_id, after_id) and (p.permitted_at is null or not private.is_shown_photo(p))
  ) then
    perform private.refuse_as('not_permitted', 'the customer did not allow it');
  end if;
  select p.gallery_id into shown from public.project_photos p where p.id = after_id;
  if shown is not null then
    return shown;
  end if;
  select private.local_day(max(p.permitted_at)) into permitted_on
  from public.project_photos p where p.id in (before_id, after_id);
  insert into public.project_gallery (title, category, description, before_image_url, after_image_url, permission, permitted_on)
  values (private.one_line(publication ->> 'title'), publication ->> 'category',
    nullif(private.trim_text(publication ->> 'description'), ''), publication -> 'before' ->> 'path',
    publication -> 'after' ->> 'path', 'account', permitted_on)
  returning id into shown;
  update public.project_photos p
  set gallery_id = shown, beside = case p.id when after_id then nullif(before_id, after_id) else p.beside end
  where p.id in (before_id, after_id);
  return shown;
end
$$;

revoke all on function public.allow_publishing(uuid[], boolean), public.publish_to_gallery(uuid, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.allow_publishing(uuid[], boolean), public.publish_to_gallery(uuid, jsonb) to authenticated;
