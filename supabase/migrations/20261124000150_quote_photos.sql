-- Pictures that a quote shows. They stay as long as it does, also when the request that they came with is kept no longer.

create index quotes_photos on public.quotes using gin (photos);

-- A quote shows pictures that are there: of its own request, or added by the office. What came with a request is moved to
-- the folder of that, so it is shown once it lies there.
create function private.check_quote_photos() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.photos = old.photos then
    return new;
  end if;
  if exists (
    select from unnest(new.photos) as shown (path)
    where not exists (select from storage.objects o where o.bucket_id = 'project-images' and o.name = shown.path)
      or exists (select from private.sent_photos s where s.path = shown.path)
      or starts_with(shown.path, 'quote-requests/') and split_part(shown.path, '/', 2) is distinct from new.request_id::text
        -- Those of the version before, whose request is gone.
        and not exists (select from public.quotes q where q.id = new.replaces and q.photos @> array[shown.path])
  ) then
    raise check_violation using message = 'a photo is not there', constraint = 'quotes_photos';
  end if;
  return new;
end
$$;
create trigger check_photos before insert or update of photos on public.quotes
  for each row execute function private.check_quote_photos();

revoke all on function private.check_quote_photos() from public;
