-- The form without script posts to a function, which hands the request in here: same rules as an insert
-- by the visitor, counted for the address that the visitor has, not the function. What was stored before is refused as
-- a duplicate; where something else was stored under the id, by PT409, so that nobody takes it for what he sent.

-- Whether a request says what is asked for. Photos are counted, not compared: a form that is sent again has them anew.
create function private.is_stored_as(request public.quote_requests, payload jsonb, photos text[]) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select (request.name, request.email, request.phone, request.street_address, request.postal_code, request.message,
      request.timeline, request.square_meters)
    is not distinct from (private.one_line(payload ->> 'name'), private.one_line(payload ->> 'email'),
      private.one_line(payload ->> 'phone'), private.one_line(payload ->> 'street_address'),
      private.one_line(payload ->> 'postal_code'), private.trim_text(payload ->> 'message'),
      payload ->> 'timeline', payload ->> 'square_meters')
    and cardinality(photos) <= cardinality(request.photos)
$$;

create function public.submit_quote_request(payload jsonb, sender_address text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted_id uuid := coalesce((payload ->> 'id')::uuid, gen_random_uuid());
  links text[] := array(select jsonb_array_elements_text(coalesce(payload -> 'photos', '[]')));
begin
  perform set_config('vakman.sender_address', coalesce(nullif(sender_address, ''), 'unknown'), true);
  insert into public.quote_requests (id, name, email, phone, street_address, postal_code, message,
    timeline, square_meters, photos, language, source)
  values (
    wanted_id,
    payload ->> 'name', payload ->> 'email', payload ->> 'phone', payload ->> 'street_address',
    payload ->> 'postal_code', payload ->> 'message', payload ->> 'timeline',
    payload ->> 'square_meters',
    links,
    coalesce(payload ->> 'language', 'nl'), payload ->> 'source'
  );
exception when unique_violation then
  if exists (
    select from public.quote_requests q where q.id = wanted_id and private.is_stored_as(q, payload, links)
  ) then
    raise;
  end if;
  raise sqlstate 'PT409' using message = 'another request has this id';
end
$$;

revoke all on function private.is_stored_as(public.quote_requests, jsonb, text[]) from public;
revoke all on function public.submit_quote_request(jsonb, text) from public, anon, authenticated;
grant execute on function public.submit_quote_request(jsonb, text) to service_role;

-- That function stores the photos of the visitor itself, so it claims their paths first: of those it gets as many
-- as the visitor may still upload, the first ones.
create function public.claim_uploads(sender_address text, paths text[]) returns text[]
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  claimed text[];
begin
  perform set_config('vakman.sender_address', coalesce(nullif(sender_address, ''), 'unknown'), true);
  claimed := paths[1:private.count_uploads(least(coalesce(cardinality(paths), 0), 10))];
  -- What was claimed a day ago and never stored was given up.
  delete from private.upload_claims c where c.claimed_at < now() - interval '24 hours';
  insert into private.upload_claims (path) select unnest(claimed);
  return claimed;
end
$$;

revoke all on function public.claim_uploads(text, text[]) from public, anon, authenticated;
grant execute on function public.claim_uploads(text, text[]) to service_role;
