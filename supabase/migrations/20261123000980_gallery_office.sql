-- The office's work on the gallery. The site shows what is newest first, by `created_at`, as the gallery's readers are
-- promised; so the order that the office wants is written into these moments.

-- Each change of what is shown is one version; another place in the order is none.
create function private.count_project_version() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if to_jsonb(new) - 'created_at' is distinct from to_jsonb(old) - 'created_at' then
    new.version := old.version + 1;
  end if;
  return new;
end
$$;
create trigger count_version before update on public.project_gallery
  for each row execute function private.count_project_version();

-- Puts projects into an order: their moments are dealt out anew, the newest to the first. Projects that there are not
-- count for nothing.
create function public.order_projects(ids bigint[]) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_office();
  perform private.lock_in_turn('project order');
  with wanted as (
    select w.id, row_number() over (order by w.place) as place
    from (
      select listed.id, min(listed.place) as place
      from unnest(ids[1:1000]) with ordinality as listed (id, place) group by listed.id
    ) as w
    where exists (select from public.project_gallery p where p.id = w.id)
  ), moments as (
    -- No two are the same, or the order would be left to chance.
    select row_number() over newest_first as place,
      p.created_at - row_number() over newest_first * interval '1 microsecond' as moment
    from public.project_gallery p join wanted w on w.id = p.id
    window newest_first as (order by p.created_at desc, p.id desc)
  )
  update public.project_gallery p set created_at = m.moment
  from wanted w join moments m on m.place = w.place
  where p.id = w.id and p.created_at <> m.moment;
end
$$;

-- Paths of pictures that no project shows since a day, as the log tells: until then the project can be brought back. Each
-- lies with its sizes in a folder of its own; what somebody put elsewhere in the bucket is not touched.
create function public.orphaned_gallery_pictures(batch integer default 100, after text default '') returns setof text
  language sql stable security definer set search_path = ''
as $$
  select o.name from storage.objects o
  where o.bucket_id = 'project-gallery' and o.name collate "C" > after collate "C"
    and o.name ~ '^projects/[0-9a-f-]{36}/' and o.created_at < private.kept_since('uploads')
    and not exists (
      select from public.project_gallery p, unnest(array[p.before_image_url, p.after_image_url]) as shown
      where split_part(shown, '/', 2) = split_part(o.name, '/', 2)
    )
    and not exists (
      select from public.activity_log l,
        unnest(array[l.before ->> 'before_image_url', l.before ->> 'after_image_url']) as shown
      where l.record_kind = 'project' and l.at >= private.kept_since('uploads')
        and split_part(shown, '/', 2) = split_part(o.name, '/', 2)
    )
  order by o.name collate "C"
  limit greatest(0, least(batch, 1000))
$$;

revoke all on function private.count_project_version() from public;
revoke all on function public.order_projects(bigint[]), public.orphaned_gallery_pictures(integer, text)
  from public, anon, authenticated, service_role;
grant execute on function public.order_projects(bigint[]) to authenticated;
grant execute on function public.orphaned_gallery_pictures(integer, text) to service_role;
