-- What a customer sees of his own: requests and bookings that were made with his address. Only a confirmed address counts,
-- since anyone may type anyone's into a form.

-- The confirmed address of the caller, as forms keep it; null without a session, and while it is not confirmed.
create function private.own_address() returns text
  language sql stable security definer set search_path = ''
as $$
  select private.normalise_email(u.email) from auth.users u
  where u.id = auth.uid() and u.email_confirmed_at is not null and u.email <> '' and not private.is_deactivated()
$$;

-- At most a hundred of each, the newest first: {requests, appointments}, and what comes of them: {quotes, projects,
-- conversations, people}. In plpgsql, since later migrations make the tables of these.
create function private.dossier_of(address text) returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
begin
  return jsonb_build_object(
    'requests', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', q.id,
        'created_at', q.created_at,
        'street_address', q.street_address,
        'postal_code', q.postal_code,
        'message', q.message,
        'photos', cardinality(q.photos),
        'answered_at', (select h.first_answered_at from public.request_handlings h where h.request_id = q.id)
      ) order by q.created_at desc, q.id)
      from (
        select * from public.quote_requests r where r.email_normalised = dossier_of.address
        order by r.created_at desc, r.id limit 100
      ) as q
    ), '[]'),
    'appointments', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', b.id,
        'reference', private.booking_reference(b.id),
        'status', b.status,
        'starts_at', b.starts_at,
        'ends_at', b.ends_at,
        'street_address', b.street_address,
        'postal_code', b.postal_code,
        'price', b.price,
        'change_until', case when b.status in ('requested', 'confirmed') and now() < private.change_until(b.starts_at)
          then private.change_until(b.starts_at) end,
        'may_withdraw', b.status in ('requested', 'confirmed') and now() < private.withdrawal_ends(b),
        'lacks_early_start', private.lacks_early_start(b)
      ) order by b.starts_at desc, b.id)
      from (
        select * from public.facade_bookings f where f.email_normalised = dossier_of.address
        order by f.starts_at desc, f.id limit 100
      ) as b
    ), '[]')
  ) || private.jobs_of(dossier_of.address);
end
$$;

create function public.read_dossier() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select private.dossier_of(private.own_address())
$$;

-- A new private link to an own appointment, so that it is moved and called off by the page that the mails lead to. The
-- caller proved that he reads the mailbox, so the link counts as mailed.
create function public.open_appointment(booking_id uuid) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_id uuid;
begin
  select b.id into found_id from public.facade_bookings b
  where b.id = open_appointment.booking_id and b.email_normalised = private.own_address();
  if found_id is null then
    perform private.refuse_change('404', 'no such appointment');
  end if;
  perform private.count_event('opened appointment', private.hash_subject(auth.uid()::text), 60, interval '1 hour');
  return private.new_token(found_id, 'visitor');
end
$$;

create index facade_bookings_email on public.facade_bookings (email_normalised, starts_at);

revoke all on function private.own_address(), private.dossier_of(text) from public;
revoke all on function public.read_dossier(), public.open_appointment(uuid) from public, anon, service_role;
grant execute on function public.read_dossier(), public.open_appointment(uuid) to authenticated;
