-- Photos of a request are moved to `quote-requests/<request id>/<file>`, where the visitor's signed link
-- does not open them any more; what nobody linked is swept.

create function public.attach_photos(request_id uuid, paths text[]) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if exists (
    select from unnest(paths) as path
    where path is null or not starts_with(path, 'quote-requests/' || attach_photos.request_id || '/')
  ) then
    raise check_violation using message = 'a path is outside the folder of the request';
  end if;
  update public.quote_requests q set attachments = paths where q.id = attach_photos.request_id;
end
$$;

-- The same of a booking, in `bookings/<booking id>/<file>`.
create function public.attach_booking_photos(booking_id uuid, paths text[]) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if exists (
    select from unnest(paths) as path
    where path is null or not starts_with(path, 'bookings/' || attach_booking_photos.booking_id || '/')
  ) then
    raise check_violation using message = 'a path is outside the folder of the booking';
  end if;
  update public.facade_bookings b set attachments = paths where b.id = attach_booking_photos.booking_id;
end
$$;

-- Paths of files that belong to nothing: uploads nobody sent in, and photos of erased requests and bookings, which need
-- no age, but for those that a quote shows. Before the office is mailed, photos are moved; what lies at their old paths after that was uploaded again. By
-- path, so that whoever cannot remove some goes on after them.
create function public.orphaned_attachments(
  older_than interval default interval '24 hours', batch integer default 100, after text default ''
) returns setof text
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  with linked as (
    select private.photo_path_of_link(link) as path
    from public.notifications n join public.quote_requests q on q.id = n.request_id, unnest(q.photos) as link
    where n.kind = 'office' and n.state = 'waiting'
    union all
    select private.photo_path_of_link(link)
    from public.notifications n join public.facade_bookings b on b.id = n.booking_id, unnest(b.photos) as link
    where private.is_to_office(n.kind) and n.state = 'waiting'
  )
  select o.name from storage.objects o
  where o.bucket_id = 'project-images' and o.name collate "C" > after collate "C"
    and not exists (select from public.quotes q where q.photos @> array[o.name])
    and (
      starts_with(o.name, 'quote-attachments/') and o.created_at < now() - older_than and not exists (select from linked l where l.path = o.name)
      or starts_with(o.name, 'quote-requests/') and not exists (
        select from public.quote_requests q where q.id::text = split_part(o.name, '/', 2)
      )
      or starts_with(o.name, 'bookings/') and not exists (
        select from public.facade_bookings b where b.id::text = split_part(o.name, '/', 2)
      )
    )
  order by o.name collate "C"
  limit greatest(0, least(batch, 1000));
end
$$;

revoke all on function public.attach_photos(uuid, text[]),
  public.attach_booking_photos(uuid, text[]), public.orphaned_attachments(interval, integer, text)
  from public, anon, authenticated;
grant execute on function public.attach_photos(uuid, text[]),
  public.attach_booking_photos(uuid, text[]), public.orphaned_attachments(interval, integer, text)
  to service_role;
