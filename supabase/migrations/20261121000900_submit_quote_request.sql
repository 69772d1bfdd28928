-- The form without script posts to a function, which hands the request in here: same rules as an insert
-- by the visitor, counted for the address that the visitor has, not the function.

create function public.submit_quote_request(payload jsonb, sender_address text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform set_config('vakman.sender_address', coalesce(nullif(sender_address, ''), 'unknown'), true);
  insert into public.quote_requests (id, name, email, phone, street_address, postal_code, message,
    timeline, square_meters, photos, language, source)
  values (
    coalesce((payload ->> 'id')::uuid, gen_random_uuid()),
    payload ->> 'name', payload ->> 'email', payload ->> 'phone', payload ->> 'street_address',
    payload ->> 'postal_code', payload ->> 'message', payload ->> 'timeline',
    payload ->> 'square_meters',
    array(select jsonb_array_elements_text(coalesce(payload -> 'photos', '[]'))),
    coalesce(payload ->> 'language', 'nl'), payload ->> 'source'
  );
end
$$;

revoke all on function public.submit_quote_request(jsonb, text) from public, anon, authenticated;
grant execute on function public.submit_quote_request(jsonb, text) to service_role;

-- That function stores the photos of the visitor itself, so it asks first whether he may add that many.
create function public.claim_uploads(sender_address text, files integer) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform set_config('vakman.sender_address', coalesce(nullif(sender_address, ''), 'unknown'), true);
  -- Claims at once must not all find the same room.
  perform pg_advisory_xact_lock(hashtextextended('upload' || encode(private.sender(), 'hex'), 0));
  if not private.may_upload() then
    return false;
  end if;
  insert into private.rate_events (kind, subject)
  select 'upload', private.sender() from generate_series(1, least(files, 10));
  return true;
end
$$;

revoke all on function public.claim_uploads(text, integer) from public, anon, authenticated;
grant execute on function public.claim_uploads(text, integer) to service_role;
