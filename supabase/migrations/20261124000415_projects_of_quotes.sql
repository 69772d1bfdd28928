-- A quote that is accepted begins a project, or adds its extra work to the one that it names. What its customer withdraws
-- from is none any more.

-- What the customer agreed to pay, in cents with tax: as he was told when he signed.
create function private.accepted_total(quote public.quotes) returns bigint
  language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (
      select (a.totals ->> 'total')::bigint from public.quote_answers a
      where a.quote_id = quote.id and a.kind = 'accepted'
    ),
    (private.quote_totals(quote.lines, coalesce(quote.home_age, 'newer'), private.first_choice(quote.lines))
      ->> 'total')::bigint)
$$;

create function private.value_project(of_project uuid) returns void
  language sql volatile security definer set search_path = ''
as $$
  update public.projects p
  set value_cents = p.agreed_cents + coalesce((
    select sum(private.accepted_total(q)) from public.quotes q
    where q.state = 'accepted' and (q.project_id = p.id or q.id = p.quote_id)
  ), 0)
  where p.id = of_project
$$;

create function private.begin_project(quote public.quotes) returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  begun uuid;
begin
  insert into public.projects (quote_id, request_id, title, language, name, email, phone, street_address, postal_code,
    exterior_painting, created_by)
  select quote.id, quote.request_id, quote.title, quote.language, quote.name, quote.email, coalesce(r.phone, ''),
    quote.street_address, quote.postal_code,
    -- Without any painting there is none outside.
    case when quote.lines @> '[{"work": "painting"}]' then null else false end, quote.created_by
  from (select) as once left join public.quote_requests r on r.id = quote.request_id
  on conflict (quote_id) do nothing
  returning id into begun;
  if begun is null then
    update public.projects p set state = 'planned'
    where p.quote_id = quote.id and p.state = 'cancelled' returning p.id into begun;
  end if;
  return begun;
end
$$;

create function private.follow_quote() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  of_project uuid := coalesce(new.project_id, (select p.id from public.projects p where p.quote_id = new.id));
begin
  if new.state = 'accepted' and new.project_id is null then
    of_project := private.begin_project(new);
  elsif new.state = 'accepted' then
    perform private.tell_project(of_project, 'extra-work', jsonb_build_object('quote_id', new.id, 'number', new.number,
      'title', new.title, 'total', private.accepted_total(new)));
  elsif new.project_id is null then
    update public.projects p set state = 'cancelled'
    where p.id = of_project and private.is_project_step(p.state, 'cancelled');
  else
    update public.project_entries e set removed_at = now()
    where e.project_id = of_project and e.kind = 'extra-work' and e.details ->> 'quote_id' = new.id::text;
  end if;
  perform private.value_project(of_project);
  return null;
end
$$;
create trigger begin_project after update of state on public.quotes
  for each row when ((old.state = 'accepted') <> (new.state = 'accepted'))
  execute function private.follow_quote();

revoke all on function private.accepted_total(public.quotes), private.value_project(uuid),
  private.begin_project(public.quotes), private.follow_quote() from public;
