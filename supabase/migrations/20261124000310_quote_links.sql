-- How somebody comes to a quote: by the private link of a mail, of which only the hash is kept, or as whoever has the
-- confirmed address of the quote. And the code that proves, to whoever has but the link, that he reads that mailbox.

create table private.quote_tokens (
  token_hash bytea primary key,
  quote_id uuid not null references public.quotes (id) on delete cascade,
  expires_at timestamptz not null
);
create index quote_tokens_quote on private.quote_tokens (quote_id);
create index quote_tokens_expiry on private.quote_tokens (expires_at);

-- The newest code that was asked for. It is made of its id and the salt when it is mailed and when it is looked at, and
-- stored nowhere.
create table private.quote_codes (
  quote_id uuid primary key references public.quotes (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '15 minutes',
  -- Wrong ones that were typed.
  tries smallint not null default 0
);
alter table private.quote_tokens enable row level security;
alter table private.quote_codes enable row level security;
revoke all on private.quote_tokens, private.quote_codes from public, anon, authenticated, service_role;

-- A link works for two months beyond the last day of the quote, so that what was agreed can be read, and withdrawn from.
create function private.new_quote_token(quote_id uuid) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into private.quote_tokens (token_hash, quote_id, expires_at)
  select private.token_hash(token), q.id, greatest(private.local_moment(q.valid_until, time '00:00'), now()) + interval '60 days'
  from public.quotes q where q.id = new_quote_token.quote_id;
  return token;
end
$$;

-- Whose quote the caller may see, and how far: {quote_id, is_addressee, is_account}. Whoever has the link of a mail is its
-- addressee, and whoever signed in with its address; with whom its project is shared only reads. In plpgsql, since a later
-- migration makes the table of these. No row where there is none, and for a draft.
create function private.quote_door(token text, quote_id uuid)
  returns table (id uuid, is_addressee boolean, is_account boolean)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  own text := private.own_address();
begin
  return query
  select q.id, true, q.email_normalised is not distinct from own and not private.is_second_factor_missing()
  from private.quote_tokens t join public.quotes q on q.id = t.quote_id
  where quote_door.token is not null and t.token_hash = private.token_hash(quote_door.token) and t.expires_at > now();
  if not found and quote_door.token is null then
    return query
    select q.id, true, not private.is_second_factor_missing()
    from public.quotes q
    where q.id = quote_door.quote_id and q.state <> 'draft' and q.email_normalised = own;
  end if;
  if not found and quote_door.token is null then
    return query
    select q.id, false, false
    from public.quotes q
    join public.projects p on p.id = q.project_id or p.quote_id = q.id
    join public.project_members m on m.project_id = p.id and m.email_normalised = own
    where q.id = quote_door.quote_id and q.state <> 'draft';
  end if;
end
$$;

-- The six digits of a code.
create function private.quote_code(code_id uuid) returns text
  language sql stable security definer set search_path = ''
as $$
  select lpad((('x' || encode(substring(private.hash_subject('quote code ' || code_id) from 1 for 6), 'hex'))::bit(48)::bigint
    % 1000000)::text, 6, '0')
$$;

-- Why a code does not prove the address of a quote; null where it does. A wrong one is counted, so whoever calls this
-- must not undo it. The quote is locked by then, so that no two are looked at together.
create function private.refused_code(of_quote uuid, given text) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  code private.quote_codes;
begin
  select * into code from private.quote_codes c where c.quote_id = of_quote for update;
  if not found or code.expires_at <= now()
    or code.tries >= (select s.quote_code_tries from private.settings s)
  then
    return 'code_expired';
  elsif given is not distinct from private.quote_code(code.id) then
    return null;
  end if;
  update private.quote_codes c set tries = c.tries + 1 where c.quote_id = of_quote;
  return 'wrong_code';
end
$$;

-- Takes back all links to a quote, as where one went to the wrong person; its addressee comes by his account, or by the
-- next mail.
create function public.close_quote_links(id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_office();
  delete from private.quote_tokens t where t.quote_id = close_quote_links.id;
  insert into public.activity_log (actor, actor_role, action, record_kind, record_id, part, after)
  select auth.uid(), private.actor_role(), 'delete', 'quote', q.id::text, 'quote_tokens', '{}'
  from public.quotes q where q.id = close_quote_links.id;
end
$$;

revoke all on function private.new_quote_token(uuid), private.quote_door(text, uuid), private.quote_code(uuid),
  private.refused_code(uuid, text) from public;
revoke all on function public.close_quote_links(uuid) from public, anon, authenticated, service_role;
grant execute on function public.close_quote_links(uuid) to authenticated;
