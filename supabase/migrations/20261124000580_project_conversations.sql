-- A conversation about a request goes on as that of the project that comes of it, with those with whom the customer shares
-- it. It stays as long as the project does.

alter table public.conversations add constraint conversations_project
  foreign key (project_id) references public.projects (id) on delete cascade;

create or replace view private.conversation_subjects as
select c.id as conversation_id, p.title, p.name, p.email, p.email_normalised, p.street_address, p.postal_code, p.language,
  p.search_text
from public.conversations c join public.projects p on p.id = c.project_id
union all
select c.id, null, q.name, q.email, q.email_normalised, q.street_address, q.postal_code, q.language, q.search_text
from public.conversations c join public.quote_requests q on q.id = c.request_id
where c.project_id is null;

create or replace view private.conversation_customers as
select s.conversation_id, null::uuid as member, s.name, s.email, s.email_normalised, s.language
from private.conversation_subjects s where s.email_normalised is not null
union all
select c.id, m.id, m.name, m.email, m.email_normalised, m.language
from public.conversations c join public.project_members m on m.project_id = c.project_id;

create or replace function private.may_open_conversation(request_id uuid, project_id uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.quote_requests q
    where q.id = may_open_conversation.request_id
      and (private.caller_role() in ('employee', 'admin') or q.email_normalised = private.own_address())
  ) or exists (
    select from public.projects p
    where p.id = may_open_conversation.project_id and private.project_side(p.id) is not null
  )
$$;

-- A conversation that is begun about a request is the project's as well where there is one, and the other way round; of
-- several projects from one request, the first that has none yet.
create function private.join_conversation() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.project_id := coalesce(new.project_id, (
    select p.id from public.projects p
    where p.request_id = new.request_id and not exists (select from public.conversations c where c.project_id = p.id)
    order by p.created_at, p.id limit 1));
  new.request_id := coalesce(new.request_id, (
    select p.request_id from public.projects p
    where p.id = new.project_id and not exists (select from public.conversations c where c.request_id = p.request_id)));
  return new;
end
$$;
create trigger join_subjects before insert on public.conversations
  for each row execute function private.join_conversation();

create function private.go_on_as_project() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.conversations c set project_id = new.id where c.request_id = new.request_id and c.project_id is null;
  return null;
end
$$;
create trigger bring_conversation after insert on public.projects
  for each row when (new.request_id is not null) execute function private.go_on_as_project();

-- Conversations go with what else was written about a project: two years after it was done, and no earlier than its
-- guarantee ends.
create function private.forget_chat() returns void
  language sql volatile security definer set search_path = ''
as $$
  delete from public.conversations c using public.projects p
  where p.id = c.project_id and p.done_at < private.kept_since('projects')
    and coalesce(p.guarantee_until < private.local_day(now()), true)
$$;

revoke all on function private.join_conversation(), private.go_on_as_project(), private.forget_chat() from public;
