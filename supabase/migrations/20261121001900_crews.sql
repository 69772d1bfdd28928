-- Crews that clean at the same time, by the numbers by which their time is given out. `content` says how many there are;
-- what the office changed of a crew stays as it is, whatever `content` says later.

create table public.crews (
  number smallint primary key constraint crews_number check (number between 1 and 100),
  -- Empty: it is called by its number.
  name text not null default '' constraint crews_name check (char_length(name) <= 60),
  -- A name of domain/src/calendar; empty: the one whose turn it is by the number.
  colour text not null default ''
    constraint crews_colour check (colour in ('', 'petrol', 'ochre', 'plum', 'moss', 'brick', 'slate')),
  -- Whether it is given new work; what it has it keeps.
  active boolean not null default true,
  -- Whether somebody of the office decided that it is.
  decided boolean not null default false
);

create function private.tidy_crew() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.name := private.one_line(new.name);
  new.decided := new.decided
    or auth.uid() is not null and (tg_op = 'INSERT' or new.active is distinct from old.active);
  return new;
end
$$;
revoke all on function private.tidy_crew() from public;
create trigger tidy before insert or update on public.crews
  for each row execute function private.tidy_crew();

-- Takes a number of crews, as `content` has it.
create function private.tell_crews(count integer) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if count is null or count not between 0 and 100 then
    raise check_violation using message = 'no number of crews';
  end if;
  insert into public.crews (number) select generate_series(1, count) on conflict do nothing;
  update public.crews c set active = c.number <= count
  where not c.decided and c.active is distinct from (c.number <= count);
end
$$;
revoke all on function private.tell_crews(integer) from public;

alter table public.crews enable row level security;
revoke all on public.crews from public, anon, authenticated, service_role;
grant select, insert (number, name, colour, active), update (name, colour, active) on public.crews to authenticated;

create policy "Employees and admins see the crews" on public.crews
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "Admins add a crew" on public.crews
  for insert to authenticated with check ((select private.caller_role()) = 'admin');
create policy "Admins change a crew" on public.crews
  for update to authenticated
  using ((select private.caller_role()) = 'admin') with check ((select private.caller_role()) = 'admin');
