-- A photo that a quote shows, for whoever the quote may be read by.

-- The path, counted, where the quote behind a door shows that photo; null elsewhere.
create function public.open_quote_photo(path text, token text default null, quote_id uuid default null) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Quotes show some dozens, and are read more than once.
  photos_an_hour constant integer := 600;
  shown_by uuid;
begin
  select q.id into shown_by
  from private.quote_door(open_quote_photo.token, open_quote_photo.quote_id) as door join public.quotes q on q.id = door.id
  where open_quote_photo.path = any (q.photos);
  if shown_by is null then
    return null;
  end if;
  perform private.count_event('quote photo', private.hash_subject(shown_by::text), photos_an_hour, interval '1 hour');
  return open_quote_photo.path;
end
$$;

revoke all on function public.open_quote_photo(text, text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.open_quote_photo(text, text, uuid) to anon, authenticated, service_role;
