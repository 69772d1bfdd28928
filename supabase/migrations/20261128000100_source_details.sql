-- What a partner's page told of how the visitor came to it: the campaign, the partner's own reference, names and values that
-- it adds. The numbers and the pattern equal domain/src/form/form.source-details.ts.

create function private.are_source_details(details jsonb) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select case
    when jsonb_typeof(details) <> 'object' or octet_length(details::text) > 24000 then false
    else (
      select count(*) <= 20 and coalesce(bool_and(
        d.key ~ '^[a-z][a-z0-9_-]{0,39}$' and jsonb_typeof(d.value) = 'string'
          and char_length(d.value #>> '{}') between 1 and 200 and d.value #>> '{}' !~ '[[:cntrl:]]'), true)
      from jsonb_each(details) as d)
    end
$$;
revoke all on function private.are_source_details(jsonb) from public;
-- Checks run with the rights of whoever inserts.
grant execute on function private.are_source_details(jsonb) to anon, authenticated, service_role;

alter table public.quote_requests add column source_details jsonb not null default '{}'
  constraint quote_requests_source_details check (private.are_source_details(source_details));
grant insert (source_details) on public.quote_requests to anon, authenticated;
