-- A calendar that a crew's telephone subscribes to, by an address that nobody guesses. Of the secret in it only the hash
-- is kept: the address is shown once, and a new one takes the place of the old.

create table private.crew_feeds (
  crew smallint primary key references public.crews (number),
  secret_hash bytea not null unique,
  created_at timestamptz not null default now(),
  -- Of the words in it.
  language text not null constraint crew_feeds_language check (private.is_language(language))
);
alter table private.crew_feeds enable row level security;
revoke all on private.crew_feeds from public, anon, authenticated, service_role;

-- Since when the address leads there; null where there is none. So the log says who opened and closed it.
alter table public.crews add column feed_since timestamptz;

-- The secret of a new address of the crew's calendar; the one before leads nowhere from then on.
create function public.open_crew_feed(crew smallint, language text) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.require_office();
  insert into private.crew_feeds as f (crew, secret_hash, language)
  values (open_crew_feed.crew, private.token_hash(secret), open_crew_feed.language)
  on conflict on constraint crew_feeds_pkey do update
  set secret_hash = excluded.secret_hash, created_at = now(), language = excluded.language;
  update public.crews c set feed_since = now() where c.number = open_crew_feed.crew;
  return secret;
end
$$;

create function public.close_crew_feed(crew smallint) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_office();
  delete from private.crew_feeds f where f.crew = close_crew_feed.crew;
  update public.crews c set feed_since = null where c.number = close_crew_feed.crew and c.feed_since is not null;
end
$$;

-- What the crew has to know of two weeks behind and three months ahead: where and when, what is to be done, and nobody's
-- name, telephone or mail. Null where the secret leads nowhere.
create function public.read_crew_feed(secret text) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'crew', c.number, 'name', c.name, 'language', f.language,
    'entries', coalesce((
      select jsonb_agg(entry.what order by entry.starts_at, entry.id)
      from (
        select b.id::text, b.starts_at, jsonb_build_object(
          'id', b.id, 'kind', 'booking', 'sequence', b.sequence, 'confirmed', b.status = 'confirmed',
          'starts_at', b.starts_at, 'ends_at', b.ends_at, 'changed_at', b.updated_at,
          'place', b.street_address || ', ' || b.postal_code_normalised, 'square_meters', b.square_meters,
          'material', b.material, 'height', b.height, 'access', b.access, 'impregnation', b.impregnation,
          'note', b.weather_note) as what
        from private.reservations r join public.facade_bookings b on b.id = r.id
        where r.crew = f.crew and b.starts_at between now() - interval '14 days' and now() + interval '92 days'
        union all
        select v.id::text, v.starts_at, jsonb_build_object(
          'id', v.id, 'kind', 'visit', 'sequence', v.version, 'confirmed', true,
          'starts_at', v.starts_at, 'ends_at', v.ends_at, 'changed_at', v.changed_at,
          'place', c.street_address || ', ' || c.postal_code,
          'title', coalesce(nullif(v.title, ''), c.project_title, ''), 'note', v.weather_note)
        from public.visits v cross join lateral private.contact_of_visit(v) as c
        where v.crew = f.crew and v.state <> 'cancelled'
          and v.starts_at between now() - interval '14 days' and now() + interval '92 days'
        union all
        select w.id || ' ' || w.starts_at, w.starts_at, jsonb_build_object(
          'id', 'blocked-' || w.id || '-' || extract(epoch from w.starts_at)::bigint, 'kind', t.kind, 'sequence', 0,
          'confirmed', true, 'starts_at', w.starts_at, 'ends_at', w.ends_at, 'changed_at', t.created_at,
          'note', t.reason)
        from private.blocked_within(tstzrange(now() - interval '14 days', now() + interval '92 days')) w
        join public.blocked_times t on t.id = w.id
        where w.crew is null or w.crew = f.crew
      ) as entry (id, starts_at, what)
    ), '[]')
  )
  from private.crew_feeds f join public.crews c on c.number = f.crew
  where f.secret_hash = private.token_hash(secret)
$$;

revoke all on function public.open_crew_feed(smallint, text), public.close_crew_feed(smallint),
  public.read_crew_feed(text) from public, anon, authenticated, service_role;
grant execute on function public.open_crew_feed(smallint, text), public.close_crew_feed(smallint) to authenticated;
grant execute on function public.read_crew_feed(text) to service_role;
