-- Lists that somebody of the office comes back to, as the address bar names them; each sees his own.

create table public.saved_views (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The page of the office that it belongs to.
  page text not null constraint saved_views_page check (page ~ '^[a-z][a-z-]{0,39}$'),
  name text not null constraint saved_views_name check (char_length(name) between 1 and 60),
  -- What stands behind the question mark.
  query text not null constraint saved_views_query check (char_length(query) <= 1000),
  created_at timestamptz not null default now()
);
create index saved_views_user on public.saved_views (user_id, page, created_at);

-- Writes an own view, or writes it anew.
create function public.save_view(id uuid, page text, name text, query text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_office();
  -- Many at once must not all find the same room.
  perform private.lock_in_turn('views' || auth.uid());
  insert into public.saved_views as v (id, user_id, page, name, query)
  values (save_view.id, auth.uid(), save_view.page, private.one_line(save_view.name), save_view.query)
  on conflict on constraint saved_views_pkey do update set name = excluded.name, query = excluded.query
    where v.user_id = auth.uid() and v.page = excluded.page;
  if not found then
    perform private.refuse_as('not_own', 'a view is its owner''s');
  end if;
  if (select count(*) from public.saved_views v where v.user_id = auth.uid() and v.page = save_view.page) > 30 then
    perform private.refuse_as('too_many_views', 'a page keeps thirty views of a person at most');
  end if;
end
$$;

create function public.remove_view(id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_office();
  delete from public.saved_views v where v.id = remove_view.id and v.user_id = auth.uid();
end
$$;

revoke all on function public.save_view(uuid, text, text, text), public.remove_view(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.save_view(uuid, text, text, text), public.remove_view(uuid) to authenticated;

alter table public.saved_views enable row level security;
revoke all on public.saved_views from public, anon, authenticated, service_role;
grant select on public.saved_views to authenticated;
create policy "Employees and admins see their own views" on public.saved_views
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.caller_role()) in ('employee', 'admin'));
create policy "The office sees its views by its second factor" on public.saved_views
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
