-- With whom a customer shares a project: a partner in the house. Whoever has that address comes in with his own account, or
-- with the code that the sign-in page mails him. He sees what the customer sees; he accepts, allows and shares nothing.

create table public.project_members (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  email text not null constraint project_members_email check (private.is_email(email)),
  email_normalised text not null generated always as (private.normalise_email(email)) stored,
  name text not null constraint project_members_name check (private.is_person_name(name)),
  language text not null constraint project_members_language check (private.is_language(language)),
  invited_at timestamptz not null default now(),
  invited_by uuid references auth.users (id) on delete set null,
  constraint project_members_once unique (project_id, email_normalised)
);
create index project_members_email on public.project_members (email_normalised);
create trigger log after insert or update or delete on public.project_members
  for each row execute function private.log_activity('job', 'project_id', 'id');

-- For the customer and the office. 404 where the project is not his, 409 `own_address` for the customer himself, `too_many`
-- where it is shared with five, `mailbox_full` where the address gets no more mails today. Shared again, nothing happens.
create function public.share_project(project_id uuid, email text, name text, language text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  members_of_a_project constant integer := 5;
  wanted text := private.normalise_email(share_project.email);
  member uuid;
begin
  perform private.own_account();
  if coalesce(private.project_side(project_id) = 'member', true)
    or not exists (select from public.projects p where p.id = share_project.project_id)
  then
    perform private.refuse_change('404', 'no such project');
  end if;
  perform private.lock_in_turn('project members ' || project_id);
  if exists (
    select from public.project_members m where m.project_id = share_project.project_id and m.email_normalised = wanted
  ) then
    return;
  elsif exists (select from public.projects p where p.id = share_project.project_id and p.email_normalised = wanted) then
    perform private.refuse_as('own_address', 'it is his already');
  elsif (
    select count(*) from public.project_members m where m.project_id = share_project.project_id
  ) >= members_of_a_project then
    perform private.refuse_as('too_many', 'it is shared with as many as it may be');
  end if;
  insert into public.project_members (project_id, email, name, language, invited_by)
  values (share_project.project_id, private.one_line(share_project.email), private.one_line(share_project.name),
    share_project.language, auth.uid())
  returning id into member;
  perform private.count_event('shared project', private.hash_subject(auth.uid()::text), 20, interval '24 hours');
  if not private.may_mail(wanted) then
    perform private.refuse_as('mailbox_full', 'the mailbox got as many mails today as it may');
  end if;
  insert into public.notifications (project_id, kind, details)
  values (share_project.project_id, 'project-shared', jsonb_build_object('member', member));
end
$$;

-- For the customer, the office, and whoever it is shared with himself.
create function public.unshare_project(member_id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.own_account();
  delete from public.project_members m
  where m.id = member_id and (
    private.project_side(m.project_id) in ('office', 'customer') or m.email_normalised = private.own_address());
  if not found then
    perform private.refuse_change('404', 'nobody to share it with');
  end if;
end
$$;

revoke all on function public.share_project(uuid, text, text, text), public.unshare_project(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.share_project(uuid, text, text, text), public.unshare_project(uuid) to authenticated;

alter table public.project_members enable row level security;
revoke all on public.project_members from public, anon, authenticated, service_role;
grant select on public.project_members to authenticated;
create policy "Employees and admins read with whom projects are shared" on public.project_members
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "The office reads with whom projects are shared by its second factor" on public.project_members
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
