-- No bucket keeps a file that is larger than it allows. The storage service looks at the size that an upload
-- announces; one that announces none is stored whole, and only then told to the database. What is refused here
-- the service removes again.

create function private.refuse_large_file() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  -- Null before anything is stored, and wherever the size is no number.
  size numeric := substring(new.metadata ->> 'size' from '^[0-9]{1,30}')::numeric;
begin
  if size > (select b.file_size_limit from storage.buckets b where b.id = new.bucket_id) then
    -- The service answers this one with status 403, others with 500.
    raise insufficient_privilege using message = 'the file is larger than its bucket allows';
  end if;
  return new;
end
$$;
revoke all on function private.refuse_large_file() from public;

create trigger refuse_large_files before insert or update of metadata on storage.objects
  for each row execute function private.refuse_large_file();

-- And none that cannot be sent again: how long it may be kept is told by whoever uploads, and written into a header of
-- each answer. One of many kilobytes makes the file unreadable for everyone.
create function private.refuse_long_header() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Null before anything is stored.
  if new.metadata ->> 'cacheControl' !~ '^[ -~]{0,100}$' then
    raise insufficient_privilege using message = 'the file has a header that is too long to be sent';
  end if;
  return new;
end
$$;
revoke all on function private.refuse_long_header() from public;

create trigger refuse_long_headers before insert or update of metadata on storage.objects
  for each row execute function private.refuse_long_header();
