-- What the private link of an appointment shows. The link is a random token, of which only the hash is kept.

create table private.appointment_tokens (
  token_hash bytea primary key,
  booking_id uuid not null references public.facade_bookings (id) on delete cascade,
  role text not null constraint appointment_tokens_role check (role in ('visitor', 'office')),
  expires_at timestamptz not null,
  -- Whether it went out by mail, so that whoever has it reads the mailbox; else the caller got it who booked.
  is_mailed boolean not null,
  -- When it was first opened, or acted by, where it was mailed.
  opened_at timestamptz,
  -- By which the appointment was moved so often.
  moves integer not null default 0,
  -- The office's acts once.
  used_at timestamptz
);
create index appointment_tokens_booking on private.appointment_tokens (booking_id);

alter table private.appointment_tokens enable row level security;
revoke all on private.appointment_tokens from public, anon, authenticated, service_role;

create function private.token_hash(token text) returns bytea
  language sql immutable parallel safe set search_path = ''
as $$
  select sha256(convert_to(token, 'UTF8'))
$$;

-- A visitor's link works until a month after the visit, the office's for a month from now or until the visit.
create function private.new_token(booking_id uuid, for_role text, is_mailed boolean default true) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  delete from private.appointment_tokens t where t.expires_at < now();
  insert into private.appointment_tokens (token_hash, booking_id, role, is_mailed, expires_at)
  select private.token_hash(token), b.id, for_role, new_token.is_mailed, case for_role
    when 'visitor' then greatest(b.ends_at, now()) + interval '30 days'
    else greatest(b.ends_at, now() + interval '30 days')
  end
  from public.facade_bookings b where b.id = new_token.booking_id;
  return token;
end
$$;

create function private.booking_reference(booking_id uuid) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select upper(substr(booking_id::text, 1, 4) || '-' || substr(booking_id::text, 5, 4))
$$;

-- Free of charge until then: the same time of day, so many working days before.
create function private.change_until(starts_at timestamptz) returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select private.local_moment(
    private.add_working_days(private.local_day(starts_at), -rules.change_working_days),
    (starts_at at time zone 'Europe/Amsterdam')::time
  )
  from private.booking_rules rules
$$;

-- The midnight that ends the fourteenth day after the contract.
create function private.withdraw_until(agreed_at timestamptz) returns timestamptz
  language sql stable set search_path = ''
as $$
  select private.local_moment(private.local_day(agreed_at) + 15, time '00:00')
$$;

-- Until when the office promises to confirm what is asked for: so many working days later, at the same time of day.
create function private.confirm_until(asked_at timestamptz) returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select private.local_moment(
    private.add_working_days(private.local_day(asked_at), rules.confirm_working_days),
    (asked_at at time zone 'Europe/Amsterdam')::time
  )
  from private.booking_rules rules
$$;

-- A visit before then has to be asked for by the visitor: the period ends that the contract has. The contract is there,
-- or the office makes it now; to what a visitor wants, it agrees as late as it promised.
create function private.early_start_until(booking public.facade_bookings, for_role text) returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select private.withdraw_until(coalesce(
    booking.confirmed_at, case for_role when 'office' then now() else private.confirm_until(now()) end))
$$;

-- Whether the office cannot agree any more, because the visit would lie in a period in which nobody asked for it.
create function private.lacks_early_start(booking public.facade_bookings) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select booking.status = 'requested' and not booking.early_start
    and booking.starts_at < private.early_start_until(booking, 'office')
$$;

-- The contract begins when the office agrees; what it did not agree to yet can be withdrawn from at any time.
create function private.withdrawal_period_ends(booking public.facade_bookings) returns timestamptz
  language sql stable set search_path = ''
as $$
  select private.withdraw_until(case
    when booking.status = 'requested' then greatest(booking.confirmed_at, booking.created_at, now())
    else coalesce(booking.confirmed_at, booking.created_at)
  end)
$$;

-- Whoever asked for an early start knows that his right ends with the work.
create function private.withdrawal_ends(booking public.facade_bookings) returns timestamptz
  language sql stable set search_path = ''
as $$
  select least(private.withdrawal_period_ends(booking),
    case when booking.early_start and booking.status = 'confirmed' then booking.ends_at end)
$$;

-- As domain/src/booking/booking.answers.ts describes it.
create function private.appointment(booking public.facade_bookings, token private.appointment_tokens)
  returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'role', token.role,
    'booking_id', booking.id,
    'reference', private.booking_reference(booking.id),
    'status', booking.status,
    'language', booking.language,
    'sequence', booking.sequence,
    'starts_at', booking.starts_at,
    'ends_at', booking.ends_at,
    'square_meters', booking.square_meters,
    'material', booking.material,
    'height', booking.height,
    'access', booking.access,
    'impregnation', booking.impregnation,
    'price', booking.price,
    -- The statement of withdrawal names both.
    'name', booking.name,
    'withdrawn_at', booking.withdrawn_at,
    'contact', case token.role when 'office' then jsonb_build_object(
      'name', booking.name,
      'email', booking.email,
      'phone', booking.phone,
      'street_address', booking.street_address,
      'postal_code', booking.postal_code,
      'remarks', booking.remarks,
      'photos', cardinality(booking.photos)
    ) end,
    'change_until', case when is_live.yes and now() < private.change_until(booking.starts_at)
      then private.change_until(booking.starts_at) end,
    'withdraw_until', case when is_live.yes and now() < private.withdrawal_ends(booking)
      then private.withdrawal_period_ends(booking) end,
    'early_start', booking.early_start,
    'early_start_until', case when is_live.yes and not booking.early_start
      then private.early_start_until(booking, token.role) end,
    'lacks_early_start', private.lacks_early_start(booking),
    'may_decide', token.role = 'office' and token.used_at is null and is_live.yes
  )
  from (select booking.status in ('requested', 'confirmed')) as is_live (yes)
$$;

-- Whether somebody opened a link to the appointment that was mailed to who booked it, and so reads that mailbox.
create function private.is_proven(booking_id uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.appointment_tokens t
    where t.booking_id = is_proven.booking_id and t.role = 'visitor' and t.opened_at is not null
  )
$$;

-- Notes that a mailed link was opened.
create function private.note_opening(token text) returns void
  language sql volatile security definer set search_path = ''
as $$
  update private.appointment_tokens t set opened_at = now()
  where t.token_hash = private.token_hash(token) and t.expires_at > now() and t.is_mailed
    and t.opened_at is null
$$;

-- Shows; never changes the appointment, so that programs that open links in mails do no harm.
create function public.read_appointment(token text) returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  select private.note_opening(token);
  select private.appointment(b, t)
  from private.appointment_tokens t join public.facade_bookings b on b.id = t.booking_id
  where t.token_hash = private.token_hash(token) and t.expires_at > now()
$$;

revoke all on function private.token_hash(text), private.new_token(uuid, text, boolean),
  private.is_proven(uuid), private.note_opening(text),
  private.booking_reference(uuid), private.change_until(timestamptz), private.withdraw_until(timestamptz),
  private.confirm_until(timestamptz), private.early_start_until(public.facade_bookings, text),
  private.lacks_early_start(public.facade_bookings), private.withdrawal_period_ends(public.facade_bookings),
  private.withdrawal_ends(public.facade_bookings),
  private.appointment(public.facade_bookings, private.appointment_tokens) from public;
revoke all on function public.read_appointment(text) from public, anon, authenticated, service_role;
grant execute on function public.read_appointment(text) to anon, authenticated, service_role;
