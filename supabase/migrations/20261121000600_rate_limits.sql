-- How often somebody may do something. Addresses are kept as salted hashes, and removed after a day when
-- the next request is counted.

create table private.settings (
  only_row boolean primary key default true constraint settings_only_row check (only_row),
  -- As the site promises: within which whoever asks for a quote is answered.
  reply_within_hours smallint not null default 24 constraint settings_reply_within_hours check (reply_within_hours > 0),
  -- As the firm promises on painting outside: null until the build has told it.
  exterior_warranty_years smallint constraint settings_exterior_warranty_years check (exterior_warranty_years > 0),
  requests_per_address_an_hour integer not null default 10,
  requests_per_email_a_day integer not null default 5,
  uploads_per_address_an_hour integer not null default 60,
  confirmations_per_email_a_day integer not null default 3,
  -- Of all kinds together.
  mails_per_mailbox_a_day integer not null default 6,
  -- For which a mail to a visitor is tried: mail servers go on for four to five days (RFC 5321, 4.5.4.1), so that
  -- none is lost to an outage over a weekend.
  days_of_mail_tries integer not null default 5,
  holds_per_address_an_hour integer not null default 60,
  bookings_per_address_an_hour integer not null default 10,
  bookings_per_email_a_day integer not null default 3,
  -- Not confirmed by the office, nor called off.
  open_bookings_per_address_a_day integer not null default 3,
  -- The same, once strangers took their share of the calendar within a day.
  open_bookings_per_address_in_a_rush integer not null default 1,
  -- The share: one in so many of the days that all crews have. As many times may be held at once over all senders.
  strangers_share smallint not null default 8
    constraint settings_strangers_share check (strangers_share > 0),
  moves_per_booking_a_day integer not null default 20,
  -- By a link that was not mailed.
  moves_before_a_mail_is_opened integer not null default 3,
  -- Kept out of sight of the API; makes the hashes useless elsewhere.
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into private.settings default values;

create table private.rate_events (
  kind text not null,
  subject bytea not null,
  happened_at timestamptz not null default now()
);
create index rate_events_subject on private.rate_events (kind, subject, happened_at);
create index rate_events_age on private.rate_events (happened_at);

alter table private.settings enable row level security;
alter table private.rate_events enable row level security;
revoke all on private.settings, private.rate_events from public, anon, authenticated, service_role;

create function private.hash_subject(subject text) returns bytea
  language sql stable security definer set search_path = ''
as $$
  select sha256(convert_to(s.salt || '|' || subject, 'UTF8')) from private.settings s
$$;

-- The network address that the request came from; 'unknown' where the proxy in front names none by `cf-connecting-ip`
-- (other headers may be the caller's own words), and null where no request is going on.
create function private.sender_address() returns text
  language sql stable security definer set search_path = ''
as $$
  select coalesce(
    nullif(current_setting('vakman.sender_address', true), ''),
    headers.given::json ->> 'cf-connecting-ip',
    case when headers.given is not null then 'unknown' end
  )
  from (select nullif(current_setting('request.headers', true), '')) as headers (given)
$$;

-- The network of so many bits that an IPv6 address is in; null for any other text.
create function private.ipv6_network(address text, bits integer) returns cidr
  language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case family(address::inet) when 6 then network(set_masklen(address::inet, bits)) end;
exception when invalid_text_representation then
  return null;
end
$$;

-- Hash of whom a request is counted for.
create function private.sender() returns bytea
  language sql stable security definer set search_path = ''
as $$
  -- One household has a whole /64 of IPv6.
  select private.hash_subject(coalesce(host(private.ipv6_network(given.address, 64)), given.address))
  from (select private.sender_address()) as given (address)
$$;

-- The networks that the sender is in, each with how many times as much it may as he alone: his own address, and of
-- IPv6 the /56 and /48 around it too, because whoever has one of these has thousands of the smaller ones.
create function private.sender_networks() returns table (subject bytea, share integer)
  language sql stable security definer set search_path = ''
as $$
  select private.sender(), 1 where private.sender() is not null
  union all
  select private.hash_subject(wider.network::text), wider.share
  from (select private.sender_address()) as given (address),
    lateral (values (private.ipv6_network(given.address, 56), 2), (private.ipv6_network(given.address, 48), 4))
      as wider (network, share)
  where wider.network is not null
$$;

-- Where the proxy names no address, all senders share the limits of one. That goes on, and somebody must look.
create function private.watch_sender(sender bytea, of_kind text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if sender = private.hash_subject('unknown') then
    perform private.raise_alarm('unknown-sender', jsonb_build_object('counted', of_kind));
  end if;
end
$$;

create function private.recent_events(of_kind text, of_subject bytea, within interval) returns bigint
  language sql stable security definer set search_path = ''
as $$
  select count(*) from private.rate_events e
  where e.kind = of_kind and e.subject = of_subject and e.happened_at > now() - within
$$;

-- Waits for its turn among all who want the same until the transaction ends. Who would wait longer than two seconds of
-- his statement is told to try again, by PT503 (status 503): the API gives a visitor's statement up after three, with
-- a 500.
create function private.lock_in_turn(what text) returns void
  language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  waited interval := clock_timestamp() - statement_timestamp();
begin
  perform set_config(
    'lock_timeout', greatest(200, 2000 - extract(epoch from waited) * 1000)::integer::text, true);
  perform pg_advisory_xact_lock(hashtextextended(what, 0));
exception when lock_not_available then
  raise sqlstate 'PT503' using message = 'too busy, try again';
end
$$;

-- Counts one event; raises PT429, which the API answers with status 429, when there are too many.
create function private.count_event(of_kind text, of_subject bytea, allowed integer, within interval)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if of_subject is null then
    return;
  end if;
  -- Two requests at once must not both take the last place.
  perform private.lock_in_turn(of_kind || encode(of_subject, 'hex'));
  if private.recent_events(of_kind, of_subject, within) >= allowed then
    raise sqlstate 'PT429' using message = 'too many requests', detail = of_kind;
  end if;
  insert into private.rate_events (kind, subject) values (of_kind, of_subject);
  perform private.watch_sender(of_subject, of_kind);
  delete from private.rate_events e where e.ctid = any (array(
    select old.ctid from private.rate_events old
    where old.happened_at < now() - interval '24 hours' limit 100 for update skip locked
  ));
end
$$;

-- Counts one event of the sender, and of the networks that he is in. Nothing is counted where no request is going on.
create function private.count_sender(of_kind text, allowed integer, within interval) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  network record;
begin
  for network in select n.subject, n.share from private.sender_networks() as n loop
    perform private.count_event(of_kind, network.subject, allowed * network.share, within);
  end loop;
end
$$;

-- Who reads the mail for an address: many services deliver whatever stands behind a plus sign, and wherever dots
-- stand, to the same mailbox, and Gmail has two names. For counting alone; mail goes where it was asked to go.
create function private.mailbox(email text) returns bytea
  language sql stable security definer set search_path = ''
as $$
  select private.hash_subject(
    replace(split_part(split_part(lower(email collate "C"), '@', 1), '+', 1), '.', '') || '@'
      || regexp_replace(split_part(lower(email collate "C"), '@', 2), '^googlemail\.com$', 'gmail.com'))
$$;

-- Counts one event where there are not too many, and says whether it did.
create function private.try_event(of_kind text, of_subject bytea, allowed integer, within interval)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_event(of_kind, of_subject, allowed, within);
  return true;
exception when sqlstate 'PT429' then
  return false;
end
$$;

-- Counts a mail to a visitor; false where his mailbox got as many today as it may, and then it is not to be written.
create function private.may_mail(email text) returns boolean
  language sql volatile security definer set search_path = ''
as $$
  select private.try_event('mail', private.mailbox(email), s.mails_per_mailbox_a_day, interval '24 hours')
  from private.settings s
$$;

revoke all on function private.lock_in_turn(text), private.sender_address(),
  private.ipv6_network(text, integer), private.sender(), private.sender_networks(), private.watch_sender(bytea, text),
  private.count_sender(text, integer, interval), private.mailbox(text),
  private.try_event(text, bytea, integer, interval), private.may_mail(text), private.hash_subject(text),
  private.recent_events(text, bytea, interval),
  private.count_event(text, bytea, integer, interval) from public;
