-- One person's data, found by his address: told, given and erased.

-- A job that was done: the visit took place, and the law on taxes keeps what its invoice names.
create function private.is_done_job(booking public.facade_bookings) returns boolean
  language sql stable set search_path = ''
as $$
  select booking.status = 'confirmed' and booking.ends_at <= now()
$$;

-- Still to come: whoever is erased has it called off first, or comes to it.
create function private.is_live_appointment(booking public.facade_bookings) returns boolean
  language sql stable set search_path = ''
as $$
  select booking.status in ('requested', 'confirmed') and booking.ends_at > now()
$$;

create function private.checked_address(address text) returns text
  language plpgsql stable security definer set search_path = ''
as $$
declare
  normalised text := private.normalise_email(address);
begin
  if coalesce(normalised, '') = '' then
    perform private.refuse_change('400', 'no address');
  end if;
  return normalised;
end
$$;

-- What there is of an address in numbers: {requests, appointments, live, withheld}. In plpgsql, since later migrations make
-- the tables of quotes and projects.
create function private.count_person(of_address text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  projects jsonb := private.count_projects(of_address);
begin
  return jsonb_build_object(
    'requests', (select count(*) from public.quote_requests q where q.email_normalised = of_address),
    'appointments', (select count(*) from public.facade_bookings b where b.email_normalised = of_address),
    'live', (select count(*) from public.facade_bookings b
      where b.email_normalised = of_address and private.is_live_appointment(b)) + (projects ->> 'live')::integer,
    'withheld',
      (select count(*) from private.withheld_records w where w.subject = private.person_subject(of_address))
      + (select count(*) from public.facade_bookings b
        where b.email_normalised = of_address and private.is_done_job(b))
      + (select count(*) from public.quotes q where q.email_normalised = of_address and q.state = 'accepted')
      + (projects ->> 'withheld')::integer
  );
end
$$;

-- What is stored of a booking or request for its person: not what only the database looks for.
create function private.told_row(stored jsonb) returns jsonb
  language sql immutable set search_path = ''
as $$
  select stored - array['photos', 'email_normalised', 'phone_normalised', 'postal_code_normalised',
    'search_text']
$$;

-- Paths of the files that belong to what was sent or booked with the address, moved or not.
create function private.files_of(of_address text) returns text[]
  language sql stable security definer set search_path = ''
as $$
  select array(
    select unnest(q.attachments) from public.quote_requests q where q.email_normalised = of_address
    union
    select unnest(b.attachments) from public.facade_bookings b where b.email_normalised = of_address
    union
    select s.path from private.sent_photos s
    join public.quote_requests q on q.id = s.request_id where q.email_normalised = of_address
    union
    select s.path from private.sent_photos s
    join public.facade_bookings b on b.id = s.booking_id where b.email_normalised = of_address
  )
$$;

create function private.is_own_attachment(path text) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select path = any (private.files_of(private.own_address()))
$$;

-- Everything of a person but what the office noted (`private.office_data`), whose contact he is (`private.partner_data`), what he was offered (`private.quote_data`), what was done for him (`private.project_data`) and what he and the office wrote each other (`private.chat_data`), as domain/src/retention/person.answers.ts describes it.
create function private.person_data(of_address text, account_id uuid) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'account', (
      select jsonb_build_object('id', u.id, 'email', u.email, 'created_at', u.created_at,
        'last_sign_in_at', u.last_sign_in_at, 'role', coalesce(r.role, 'customer'))
      from auth.users u left join public.user_roles r on r.user_id = u.id where u.id = account_id
    ),
    'profile', case when account_id is not null then private.profile_of(account_id) end,
    'requests', coalesce((
      select jsonb_agg(private.told_row(to_jsonb(q)) order by q.created_at)
      from public.quote_requests q where q.email_normalised = of_address
    ), '[]'),
    'appointments', coalesce((
      select jsonb_agg(private.told_row(to_jsonb(b)) order by b.created_at)
      from public.facade_bookings b where b.email_normalised = of_address
    ), '[]'),
    'visits', coalesce((
      select jsonb_agg(jsonb_build_object('starts_at', v.starts_at, 'ends_at', v.ends_at, 'state', v.state,
        'title', v.title, 'weather_note', v.weather_note) order by v.starts_at)
      from public.visits v
      left join public.quote_requests q on q.id = v.request_id
      left join public.facade_bookings b on b.id = v.booking_id
      where coalesce(q.email_normalised, b.email_normalised) = of_address
    ), '[]'),
    'invitations', coalesce((
      select jsonb_agg(jsonb_build_object('role', i.role, 'name', i.name, 'created_at', i.created_at,
        'opened_at', i.opened_at, 'accepted_at', i.accepted_at) order by i.created_at)
      from public.invitations i where i.email_normalised = of_address
    ), '[]'),
    'mails', coalesce((
      select jsonb_agg(jsonb_build_object('kind', n.kind, 'created_at', n.created_at, 'sent_at', n.sent_at)
        order by n.created_at, n.id)
      from public.notifications n
      left join public.quote_requests q on q.id = n.request_id
      left join public.facade_bookings b on b.id = n.booking_id
      left join public.invitations i on i.id = n.invitation_id
      where coalesce(q.email_normalised, b.email_normalised, i.email_normalised) = of_address and not private.is_to_office(n.kind)
    ), '[]'),
    'withheld', coalesce((
      select jsonb_agg(jsonb_build_object('what', w.what, 'until', w.happened_at + l.kept_for) order by w.happened_at)
      from private.withheld_records w join private.retention_limits l on l.what = w.what
      where w.subject = private.person_subject(of_address)
    ), '[]'),
    'files', coalesce((
      select jsonb_agg(o.name order by o.name) from storage.objects o
      where o.bucket_id = 'project-images' and o.name = any (private.files_of(of_address))
    ), '[]')
  )
$$;

-- Takes away what is kept of an address, but what tax law keeps, which nobody can open from then on, and appointments
-- that are still to come. Files are removed by the job: nothing owns them any more. What there was, in numbers.
create function private.erase_address(of_address text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  found jsonb := private.count_person(of_address);
begin
  perform private.erase_chat(of_address);
  delete from public.quote_requests q where q.email_normalised = of_address;
  delete from public.invitations i where i.email_normalised = of_address;
  perform private.erase_partner_contact(of_address);
  perform private.erase_client_words(of_address);
  perform private.erase_projects(of_address);
  perform private.erase_quotes(of_address);
  with gone as (
    delete from public.facade_bookings b
    where b.email_normalised = of_address and not private.is_live_appointment(b)
    returning b.*
  ), freed as (
    delete from private.reservations r using gone where r.id = gone.id
  )
  insert into private.withheld_records (id, what, subject, record, happened_at)
  select gone.id, 'invoices', private.person_subject(of_address), jsonb_build_object(
    'name', gone.name, 'street_address', gone.street_address, 'postal_code', gone.postal_code,
    'square_meters', gone.square_meters, 'price', gone.price, 'starts_at', gone.starts_at, 'ends_at', gone.ends_at
  ), gone.ends_at
  from gone where gone.status = 'confirmed';
  return found;
end
$$;

-- What there is of an address: {requests, appointments, live, withheld, account: {role, …} or null}.
create function public.find_person(address text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  normalised text;
begin
  perform private.require_admin();
  normalised := private.checked_address(address);
  return private.count_person(normalised) || jsonb_build_object('account',
    private.person_data(normalised, private.account_of(normalised)) -> 'account');
end
$$;

create function public.export_person(address text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  normalised text;
begin
  perform private.require_admin();
  normalised := private.checked_address(address);
  perform private.note_act('exported', normalised);
  return private.person_data(normalised, private.account_of(normalised)) || private.office_data(normalised)
    || private.partner_data(normalised) || private.quote_data(normalised) || private.project_data(normalised)
    || private.chat_data(normalised, private.account_of(normalised));
end
$$;

-- For what a stolen password alone must not do: the account is open, and the second factor given where there is one.
create function private.require_owner() returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.own_account();
  if private.is_second_factor_missing() then
    raise insufficient_privilege using message = 'for whoever gave the second factor';
  end if;
end
$$;

-- Everything of mine: of the account, and of the address that it confirmed.
create function public.export_my_data() returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  own text := private.own_address();
begin
  perform private.require_owner();
  perform private.count_event('exported data', private.hash_subject(auth.uid()::text), 20, interval '1 hour');
  perform private.note_act('exported', coalesce(own, auth.uid()::text));
  return private.person_data(own, auth.uid()) || private.office_data(own) || private.partner_data(own) || private.quote_data(own)
    || private.project_data(own) || private.chat_data(own, auth.uid());
end
$$;

-- The account of an address, if there is one.
create function private.account_of(of_address text) returns uuid
  language sql stable security definer set search_path = ''
as $$
  select u.id from auth.users u where private.normalise_email(u.email) = of_address order by u.created_at limit 1
$$;

create policy "Whoever sent a photo signs it with his confirmed address" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'project-images' and storage.allow_only_operation('storage.object.sign')
    and private.is_own_attachment(name)
  );

revoke all on function private.require_owner(), private.is_done_job(public.facade_bookings), private.is_live_appointment(public.facade_bookings),
  private.checked_address(text), private.count_person(text), private.told_row(jsonb),
  private.files_of(text), private.is_own_attachment(text), private.person_data(text, uuid),
  private.erase_address(text), private.account_of(text) from public;
grant execute on function private.is_own_attachment(text) to authenticated;
revoke all on function public.find_person(text), public.export_person(text), public.export_my_data()
  from public, anon, service_role;
grant execute on function public.find_person(text), public.export_person(text), public.export_my_data() to authenticated;
