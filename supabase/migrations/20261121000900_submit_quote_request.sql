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
