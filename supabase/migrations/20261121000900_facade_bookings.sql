-- Facade cleanings that visitors booked. Limits, choices and patterns equal domain/src/booking. Only the
-- functions of later migrations write here.

create table public.facade_bookings (
  -- Made by the browser, so that a retry cannot book twice.
  id uuid primary key,
  created_at timestamptz not null default now(),
  status text not null default 'requested'
    constraint facade_bookings_status
    check (status in ('requested', 'confirmed', 'refused', 'cancelled', 'withdrawn')),
  -- Rises with every change, as calendar programs expect.
  sequence integer not null default 0
    constraint facade_bookings_sequence check (sequence >= 0),
  updated_at timestamptz not null default now(),
  starts_at timestamptz not null,
  ends_at timestamptz not null
    constraint facade_bookings_ends_at check (ends_at > starts_at),
  square_meters text not null
    constraint facade_bookings_square_meters check (private.is_square_meters(square_meters)),
  material text not null
    constraint facade_bookings_material
    check (material in ('brick', 'plaster', 'concrete', 'natural-stone', 'wood', 'mixed')),
  height text not null
    constraint facade_bookings_height check (height in ('one-storey', 'two-storeys', 'three-storeys', 'higher')),
  access text not null
    constraint facade_bookings_access check (access in ('free', 'neighbour', 'through-house')),
  impregnation boolean not null,
  remarks text not null default ''
    constraint facade_bookings_remarks check (char_length(remarks) <= 2000),
  name text not null
    constraint facade_bookings_name check (private.is_person_name(name)),
  email text not null
    constraint facade_bookings_email check (private.is_email(email)),
  phone text not null
    constraint facade_bookings_phone check (private.is_phone(phone)),
  street_address text not null
    constraint facade_bookings_street_address check (private.is_street_address(street_address)),
  postal_code text not null
    constraint facade_bookings_postal_code check (private.is_postal_code(postal_code)),
  photos text[] not null default '{}'
    constraint facade_bookings_photos check (cardinality(photos) <= 10 and private.are_photo_links(photos)),
  language text not null default 'nl'
    constraint facade_bookings_language check (private.is_language(language)),
  source text
    constraint facade_bookings_source check (private.is_source(source)),
  -- Asked that the work begins within the withdrawal period, knowing that the right ends when it is done.
  early_start boolean not null default false,
  -- As it was told: {"kind": "fixed", "price": …}, {"kind": "range", "from": …, "to": …} or {"kind": "measure"}.
  price jsonb not null
    constraint facade_bookings_price check (price ->> 'kind' in ('fixed', 'range', 'measure')),
  -- Paths of the photos after they were moved to where no visitor's link reaches.
  attachments text[] not null default '{}',
  -- When the office first agreed, and the contract began.
  confirmed_at timestamptz,
  refusal_reason text
    constraint facade_bookings_refusal_reason check (char_length(refusal_reason) <= 1000),
  withdrawn_at timestamptz,
  -- Of the office, for the crew.
  weather_note text not null default ''
    constraint facade_bookings_weather_note check (char_length(weather_note) <= 500),
  email_normalised text not null generated always as (private.normalise_email(email)) stored,
  phone_normalised text not null generated always as (private.normalise_phone(phone)) stored,
  postal_code_normalised text not null
    generated always as (private.normalise_postal_code(postal_code)) stored,
  search_text text not null
    generated always as (private.search_text(name, email, phone, street_address, postal_code)) stored
);
create index facade_bookings_starts_at on public.facade_bookings (starts_at);
create index facade_bookings_open on public.facade_bookings (created_at)
  where status = 'requested' and confirmed_at is null;

alter table public.facade_bookings enable row level security;
revoke all on public.facade_bookings from public, anon, authenticated, service_role;
grant select on public.facade_bookings to authenticated;

create policy "Employees and admins read bookings" on public.facade_bookings
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
