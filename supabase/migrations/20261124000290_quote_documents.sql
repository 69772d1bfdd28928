-- The documents of quotes, as they were mailed: made and opened by functions, looked at by the office. Limit and name equal
-- domain/src/quote/quote.document.ts.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('quote-documents', 'quote-documents', false, 2000 * 1000, array['application/pdf'])
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

create policy "Employees and admins open documents of quotes" on storage.objects
  for select to authenticated
  using (bucket_id = 'quote-documents' and (select private.caller_role()) in ('employee', 'admin'));

-- What a quote was sent as stays what it was, whoever asks, for as long as there is the quote.
create function private.keep_quote_document() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if old.bucket_id = 'quote-documents' and exists (
    select from public.quotes q where q.document_path = old.name
  ) and (tg_op = 'DELETE' or (new.bucket_id, new.name, new.metadata)
    is distinct from (old.bucket_id, old.name, old.metadata))
  then
    raise insufficient_privilege using message = 'the document of a quote is not changed';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger keep_quote_documents before update or delete on storage.objects
  for each row execute function private.keep_quote_document();

-- Paths of documents whose quote is gone.
create function public.orphaned_quote_documents(batch integer default 100, after text default '') returns setof text
  language sql stable security definer set search_path = ''
as $$
  select o.name from storage.objects o
  where o.bucket_id = 'quote-documents' and o.name collate "C" > after collate "C"
    and not exists (select from public.quotes q where q.id::text = split_part(o.name, '.', 1))
  order by o.name collate "C"
  limit greatest(0, least(batch, 1000))
$$;

revoke all on function private.keep_quote_document() from public;
revoke all on function public.orphaned_quote_documents(integer, text) from public, anon, authenticated, service_role;
grant execute on function public.orphaned_quote_documents(integer, text) to service_role;
