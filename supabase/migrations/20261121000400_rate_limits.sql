-- How often somebody may do something. Addresses are kept as salted hashes, and removed after a day when
-- the next request is counted.

create table private.settings (
  only_row boolean primary key default true constraint settings_only_row check (only_row),
  requests_per_address_an_hour integer not null default 10,
  requests_per_email_a_day integer not null default 5,
  uploads_per_address_an_hour integer not null default 60,
  confirmations_per_email_a_day integer not null default 3,
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

-- Hash of the network address that the request came from; null where no request is going on.
-- The proxy in front sets `cf-connecting-ip`; other headers may be the caller's own words.
create function private.sender() returns bytea
  language plpgsql stable security definer set search_path = ''
as $$
declare
  headers text := nullif(current_setting('request.headers', true), '');
  address text := coalesce(
    nullif(current_setting('vakman.sender_address', true), ''),
    headers::json ->> 'cf-connecting-ip',
    case when headers is not null then 'unknown' end
  );
begin
  begin
    -- One household has a whole /64 of IPv6.
    if family(address::inet) = 6 then
      address := host(network(set_masklen(address::inet, 64)));
    end if;
  exception when invalid_text_representation then
    null;
  end;
  return private.hash_subject(address);
end
$$;

create function private.hash_subject(subject text) returns bytea
  language sql stable security definer set search_path = ''
as $$
  select sha256(convert_to(s.salt || '|' || subject, 'UTF8')) from private.settings s
$$;

create function private.recent_events(of_kind text, of_subject bytea, within interval) returns bigint
  language sql stable security definer set search_path = ''
as $$
  select count(*) from private.rate_events e
  where e.kind = of_kind and e.subject = of_subject and e.happened_at > now() - within
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
  perform pg_advisory_xact_lock(hashtextextended(of_kind || encode(of_subject, 'hex'), 0));
  if private.recent_events(of_kind, of_subject, within) >= allowed then
    raise sqlstate 'PT429' using message = 'too many requests', detail = of_kind;
  end if;
  insert into private.rate_events (kind, subject) values (of_kind, of_subject);
  delete from private.rate_events e where e.ctid = any (array(
    select old.ctid from private.rate_events old
    where old.happened_at < now() - interval '24 hours' limit 100 for update skip locked
  ));
end
$$;

revoke all on function private.sender(), private.hash_subject(text),
  private.recent_events(text, bytea, interval),
  private.count_event(text, bytea, integer, interval) from public;
