-- How the office makes a quote. It is numbered when it is sent, one after the other in each year: the number is taken in
-- the transaction that uses it, so that none is lost where that fails.

create table private.quote_numbers (
  year smallint primary key,
  last_number integer not null constraint quote_numbers_last check (last_number between 1 and 999999)
);
alter table private.quote_numbers enable row level security;
revoke all on private.quote_numbers from public, anon, authenticated, service_role;

create function private.next_quote_number() returns text
  language sql volatile security definer set search_path = ''
as $$
  insert into private.quote_numbers as n (year, last_number)
  values (extract(year from private.local_day(now())), 1)
  on conflict (year) do update set last_number = n.last_number + 1
  returning n.year || '-' || lpad(n.last_number::text, greatest(4, length(n.last_number::text)), '0')
$$;

-- The quote, locked: for somebody of the office who changes it. 404 where there is none, 409 `changed` where another version stands.
create function private.open_quote(quote_id uuid, seen integer) returns public.quotes
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  quote public.quotes;
begin
  perform private.require_office();
  select * into quote from public.quotes q where q.id = quote_id for update;
  if not found then
    perform private.refuse_change('404', 'no such quote');
  elsif quote.version is distinct from seen then
    perform private.refuse_as('changed', 'the quote changed meanwhile');
  end if;
  return quote;
end
$$;

-- Stores a draft as {id, version, request_id, project_id, replaces, language, name, email, street_address, postal_code,
-- title, introduction, conditions, lines, photos, home_age} says; the version is that of the draft that it takes the place of, null for
-- a new one. Returns the version that it has then. 409 `changed` where another stands, `sent` where it is no draft any
-- more.
create function public.save_quote(quote jsonb) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted public.quotes := jsonb_populate_record(null::public.quotes, quote);
  stored public.quotes;
begin
  perform private.require_office();
  if wanted.request_id is not null then
    perform private.require_request(wanted.request_id);
  end if;
  if wanted.replaces is not null and not exists (
    select from public.quotes q where q.id = wanted.replaces and q.state not in ('draft', 'accepted', 'replaced')
  ) then
    perform private.refuse_as('changed', 'nothing to take the place of');
  end if;
  wanted.name := private.one_line(wanted.name);
  wanted.email := private.one_line(wanted.email);
  wanted.street_address := private.one_line(wanted.street_address);
  wanted.postal_code := private.one_line(wanted.postal_code);
  wanted.title := private.one_line(wanted.title);
  wanted.introduction := coalesce(private.trim_text(wanted.introduction), '');
  wanted.conditions := coalesce(private.trim_text(wanted.conditions), '');
  wanted.lines := private.tidy_quote_lines(coalesce(wanted.lines, '[]'));
  wanted.photos := coalesce(wanted.photos, '{}');
  insert into public.quotes as q (id, request_id, project_id, replaces, language, name, email, street_address, postal_code, title,
    introduction, conditions, lines, photos, home_age, created_by)
  values (wanted.id, wanted.request_id, wanted.project_id, wanted.replaces, wanted.language, wanted.name, wanted.email,
    wanted.street_address, wanted.postal_code, wanted.title, wanted.introduction, wanted.conditions, wanted.lines,
    wanted.photos, wanted.home_age, auth.uid())
  on conflict (id) do update
  set language = excluded.language, name = excluded.name, email = excluded.email,
      street_address = excluded.street_address, postal_code = excluded.postal_code, title = excluded.title,
      introduction = excluded.introduction, conditions = excluded.conditions, lines = excluded.lines,
      photos = excluded.photos, home_age = excluded.home_age
  where q.version = wanted.version and q.state = 'draft'
  returning * into stored;
  if stored.id is not null then
    return stored.version;
  end if;
  select * into stored from public.quotes q where q.id = wanted.id;
  if stored.state <> 'draft' then
    perform private.refuse_as('sent', 'the quote was sent');
  -- Sent again because the answer was lost; what says something else is not taken for stored.
  elsif stored.version = coalesce(wanted.version, 0) + 1 and (wanted.version is not null or stored.created_by = auth.uid())
    and (stored.request_id, stored.project_id, stored.replaces, stored.language, stored.name, stored.email,
        stored.street_address, stored.postal_code, stored.title, stored.introduction, stored.conditions, stored.lines,
        stored.photos, stored.home_age)
      is not distinct from (wanted.request_id, wanted.project_id, wanted.replaces, wanted.language, wanted.name,
        wanted.email, wanted.street_address, wanted.postal_code, wanted.title, wanted.introduction, wanted.conditions,
        wanted.lines, wanted.photos, wanted.home_age)
  then
    return stored.version;
  end if;
  perform private.refuse_as('changed', 'the quote changed meanwhile');
  return null;
end
$$;

-- Takes a draft away.
create function public.remove_quote(id uuid, version integer) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  quote public.quotes := private.open_quote(remove_quote.id, remove_quote.version);
begin
  if quote.state <> 'draft' then
    perform private.refuse_as('sent', 'the quote was sent');
  end if;
  delete from public.quotes q where q.id = quote.id;
end
$$;

-- Gives a draft its number and makes it the firm's word for thirty days; what it takes the place of is no offer any more.
-- Answers the quote. 409 `incomplete` where there is nothing to pay for, or an alternative to nothing. Asked for again
-- because the answer was lost, it answers the same.
create function public.send_quote(id uuid, version integer) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  quote public.quotes;
  earlier public.quotes;
  handling public.request_handlings;
begin
  perform private.require_office();
  select * into quote from public.quotes q where q.id = send_quote.id for update;
  if quote.state = 'sent' and quote.version = send_quote.version + 1 then
    return to_jsonb(quote);
  end if;
  quote := private.open_quote(send_quote.id, send_quote.version);
  if quote.state <> 'draft' then
    perform private.refuse_as('sent', 'the quote was sent');
  elsif not private.is_whole_quote(quote.lines) then
    perform private.refuse_as('incomplete', 'nothing to pay for, or an alternative to nothing');
  end if;
  if quote.replaces is not null then
    update public.quotes q set state = 'replaced'
    where q.id = quote.replaces and q.state not in ('draft', 'accepted', 'replaced') returning * into earlier;
    if not found then
      perform private.refuse_as('changed', 'nothing to take the place of');
    end if;
  end if;
  update public.quotes q
  set state = 'sent', number = coalesce(earlier.number, private.next_quote_number()), revision = coalesce(earlier.revision + 1, 1),
      sent_at = now(), valid_until = private.local_day(now()) + 30
  where q.id = quote.id returning * into quote;
  select * into handling from public.request_handlings h where h.request_id = quote.request_id for update;
  if found and private.is_request_step(handling.state, 'quoted') then
    perform private.keep_handling(private.changed_handling(handling, '{"state": "quoted"}'), null);
  end if;
  return to_jsonb(quote);
end
$$;

-- Says of a quote that was sent that it is no offer any more.
create function public.withdraw_quote(id uuid, version integer) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  quote public.quotes := private.open_quote(withdraw_quote.id, withdraw_quote.version);
begin
  update public.quotes q set state = 'withdrawn' where q.id = quote.id;
end
$$;

revoke all on function private.next_quote_number(), private.open_quote(uuid, integer) from public;
revoke all on function public.save_quote(jsonb), public.remove_quote(uuid, integer), public.send_quote(uuid, integer),
  public.withdraw_quote(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.save_quote(jsonb), public.remove_quote(uuid, integer), public.send_quote(uuid, integer),
  public.withdraw_quote(uuid, integer) to authenticated;
