-- What a partner reads of his own figures, by a link that nobody guesses and without an account. Of the secret in it only
-- the hash is kept: the link is shown once, and a new one takes the place of the old. Whoever comes by an old one is told
-- so.

create table private.partner_links (
  secret_hash bytea primary key,
  source text not null references public.partners (source) on delete cascade,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create unique index partner_links_open on private.partner_links (source) where revoked_at is null;
alter table private.partner_links enable row level security;
revoke all on private.partner_links from public, anon, authenticated, service_role;

-- Fewer requests or appointments in a month are not told: whoever knows one of the visitors would learn what became of
-- him. Equals domain/src/partner.
create function private.fewest_told() returns integer
  language sql immutable parallel safe set search_path = ''
as $$
  select 5
$$;

-- The partner, locked: for an admin who changes what stands of him. 404 where there is none, 409 `ended` for one of before.
create function private.open_partner(of_source text) returns public.partners
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  partner public.partners;
begin
  perform private.require_admin();
  select * into partner from public.partners p where p.source = of_source for update;
  if not found then
    perform private.refuse_change('404', 'no such partner');
  elsif partner.ended_at is not null then
    perform private.refuse_as('ended', 'no partner any more');
  end if;
  return partner;
end
$$;

create function private.revoke_partner_links(of_source text) returns void
  language sql volatile security definer set search_path = ''
as $$
  update private.partner_links l set revoked_at = now() where l.source = of_source and l.revoked_at is null
$$;

-- The secret of a new link to a partner's report; the one before leads nowhere from then on.
create function public.open_partner_report(source text) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  partner public.partners := private.open_partner(source);
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.revoke_partner_links(partner.source);
  insert into private.partner_links (secret_hash, source) values (private.token_hash(secret), partner.source);
  update public.partners p set report_since = now() where p.source = partner.source;
  return secret;
end
$$;

create function public.close_partner_report(source text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  partner public.partners := private.open_partner(source);
begin
  perform private.revoke_partner_links(partner.source);
  update public.partners p set report_since = null where p.source = partner.source and p.report_since is not null;
end
$$;

-- Ends a partnership, and the link to its report with it; or takes it up again, without a link.
create function public.end_partner(source text, ended boolean default true) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform from public.partners p where p.source = end_partner.source for update;
  if not found then
    perform private.refuse_change('404', 'no such partner');
  elsif ended is null then
    perform private.refuse_change('400', 'neither ended nor not');
  end if;
  if ended then
    perform private.revoke_partner_links(end_partner.source);
  end if;
  update public.partners p
  set ended_at = case when ended then now() end, report_since = case when not ended then p.report_since end
  where p.source = end_partner.source and (p.ended_at is not null) is distinct from ended;
end
$$;

-- What a link shows: {state: 'revoked'}, or {state: 'open', name, months: [{month, requests, answered, in_time, won,
-- bookings}]} of the twelve months before this one, the newest first. Null for what is no link of ours. The month that
-- goes on is left out: whoever looked again and again would see when somebody asked.
create function public.read_partner_report(secret text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  this_month date := date_trunc('month', private.local_day(now()))::date;
  link private.partner_links;
  fewest integer := private.fewest_told();
begin
  perform private.count_sender('partner report', 120, interval '1 hour');
  if secret is null or char_length(secret) <> 64 then
    return null;
  end if;
  select * into link from private.partner_links l where l.secret_hash = private.token_hash(secret);
  if not found then
    return null;
  elsif link.revoked_at is not null then
    return jsonb_build_object('state', 'revoked');
  end if;
  return jsonb_build_object('state', 'open', 'source', link.source,
    'name', (select p.name from public.partners p where p.source = link.source),
    'months', (
      select jsonb_agg(jsonb_build_object(
        'month', to_char(m.first_day, 'YYYY-MM'),
        'requests', case when f.requests >= fewest then f.requests end,
        'answered', case when f.requests >= fewest then f.answered end,
        'in_time', case when f.requests >= fewest then f.in_time end,
        'won', case when f.requests >= fewest then f.won end,
        'bookings', case when f.bookings >= fewest then f.bookings end) order by m.first_day desc)
      from generate_series(this_month - interval '12 months', this_month - interval '1 month', interval '1 month')
        as m (first_day)
      left join private.partner_months((this_month - interval '12 months')::date) f
        on f.source = link.source and f.month = to_char(m.first_day, 'YYYY-MM')
    ));
end
$$;

revoke all on function private.fewest_told(), private.open_partner(text), private.revoke_partner_links(text) from public;
revoke all on function public.open_partner_report(text), public.close_partner_report(text),
  public.end_partner(text, boolean), public.read_partner_report(text) from public, anon, authenticated, service_role;
grant execute on function public.open_partner_report(text), public.close_partner_report(text),
  public.end_partner(text, boolean) to authenticated;
grant execute on function public.read_partner_report(text) to anon, authenticated, service_role;
