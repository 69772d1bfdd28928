-- What a customer is told of his project by mail: when we come, that we come on other days, for what we wait, that the work is
-- done, and, once, whether he was content; and somebody with whom he shares it, that he does. What the office does it may take
-- back: each mail waits some minutes, and one that is not true any more by then is not sent.

alter table public.notifications add constraint notifications_project
  foreign key (project_id) references public.projects (id) on delete cascade;
create index notifications_project on public.notifications (project_id, created_at) where project_id is not null;
create unique index notifications_one_review on public.notifications (project_id) where kind = 'project-review';
-- Of what changes again before it is told, one mail waits.
create unique index notifications_one_waiting on public.notifications (project_id, kind)
  where state = 'waiting' and attempts = 0 and kind in ('project-planned', 'project-moved', 'project-waiting', 'project-done');

create function private.write_project_mail(
  project public.projects, of_kind text, of_details jsonb, after interval default interval '0'
) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.notifications n set details = of_details, next_attempt_at = now() + after
  where n.project_id = project.id and n.kind = of_kind and n.state = 'waiting' and n.attempts = 0;
  if not found and project.email is not null and private.may_mail(project.email) then
    insert into public.notifications (project_id, kind, details, next_attempt_at)
    values (project.id, of_kind, of_details, now() + after);
  end if;
end
$$;

-- The dates that the customer was told last; null while he was told none.
create function private.told_dates(of_project uuid) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select n.details from public.notifications n
  where n.project_id = of_project and n.kind in ('project-planned', 'project-moved') and (n.state = 'sent' or n.attempts > 0)
  order by n.created_at desc, n.id limit 1
$$;

create function private.mail_dates(project public.projects) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  dates jsonb := jsonb_build_object('starts_on', project.starts_on, 'ends_on', project.ends_on);
  told jsonb := private.told_dates(project.id);
begin
  if told = dates or told is null and project.starts_on is null then
    delete from public.notifications n
    where n.project_id = project.id and n.kind in ('project-planned', 'project-moved')
      and n.state = 'waiting' and n.attempts = 0;
  else
    perform private.write_project_mail(project, case when told is null then 'project-planned' else 'project-moved' end,
      dates, interval '10 minutes');
  end if;
end
$$;

create function private.mail_of_project() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (new.starts_on, new.ends_on) is distinct from (old.starts_on, old.ends_on)
    and new.state in ('planned', 'in-progress', 'waiting')
  then
    perform private.mail_dates(new);
  end if;
  if new.state = 'waiting' and (new.state, new.waiting_for, new.waiting_note)
    is distinct from (old.state, old.waiting_for, old.waiting_note)
  then
    perform private.write_project_mail(new, 'project-waiting', '{}', interval '2 minutes');
  elsif new.state = 'done' and old.state not in ('done', 'guarantee') then
    perform private.write_project_mail(new, 'project-done', '{}', interval '10 minutes');
  end if;
  return null;
end
$$;
create trigger mail after update on public.projects
  for each row execute function private.mail_of_project();

-- Asks how it was, once, three days after the work was done; not where the customer said it by himself, nor of work that
-- was done long before there was a mail to ask with.
create function private.ask_reviews() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  project public.projects;
begin
  for project in
    select p.* from public.projects p
    where p.state in ('done', 'guarantee') and p.email is not null
      and p.done_at between now() - interval '60 days' and now() - interval '3 days'
      and not exists (select from public.project_reviews r where r.project_id = p.id)
    order by p.done_at limit 100 for update skip locked
  loop
    insert into public.project_reviews (project_id, asked_at) values (project.id, now());
    perform private.write_project_mail(project, 'project-review', '{}');
  end loop;
end
$$;

-- Two weeks after the work was done its guarantee runs, until it ran out.
create function private.turn_guarantees() returns void
  language sql volatile security definer set search_path = ''
as $$
  update public.projects p set state = case p.state when 'done' then 'guarantee' else 'done' end
  where p.id = any (array(
    select due.id from public.projects due
    where due.state = 'done' and due.done_at < now() - interval '14 days' and due.guarantee_until >= private.local_day(now())
      or due.state = 'guarantee' and due.guarantee_until < private.local_day(now())
    order by due.id limit 100 for update skip locked))
$$;

-- Takes out what is not true any more, and of whom a project is shared with no longer.
create function private.drop_stale_project_mails() returns void
  language sql volatile security definer set search_path = ''
as $$
  delete from public.notifications n using public.projects p
  where p.id = n.project_id and n.state = 'waiting' and n.claimed_until is null and case n.kind
    when 'project-planned' then p.state not in ('planned', 'in-progress', 'waiting') or p.starts_on is null
    when 'project-moved' then p.state not in ('planned', 'in-progress', 'waiting')
    when 'project-waiting' then p.state <> 'waiting'
    when 'project-done' then p.done_at is null
    when 'project-review' then p.done_at is null or exists (
      select from public.project_reviews r where r.project_id = p.id and r.given_at is not null)
    when 'project-shared' then not exists (
      select from public.project_members m where m.id = (n.details ->> 'member')::uuid)
    else false
  end
$$;

-- Claims due mails, and gives {notification: {id, kind, attempts}, project: {…}, days: [{starts_at, ends_at}], member, inviter}
-- for each. `member` is whom the project is shared with, {name, email, language}, and `inviter` what whoever did that calls himself.
create function public.claim_project_notifications(project_id uuid default null, batch integer default 10)
  returns setof jsonb
  language plpgsql volatile security definer set search_path = '' set timezone = 'UTC'
as $$
begin
  perform private.ask_reviews();
  perform private.turn_guarantees();
  perform private.drop_stale_project_mails();
  return query
  select jsonb_build_object(
    'notification', jsonb_build_object('id', c.id, 'kind', c.kind, 'attempts', c.attempts),
    'project', jsonb_build_object('id', p.id, 'title', p.title, 'language', p.language, 'name', p.name, 'email', p.email,
      'street_address', p.street_address, 'waiting_for', p.waiting_for, 'waiting_note', p.waiting_note,
      'starts_on', p.starts_on, 'ends_on', p.ends_on, 'done_on', private.local_day(p.done_at),
      'guarantee_until', p.guarantee_until),
    'days', coalesce((
      select jsonb_agg(jsonb_build_object('starts_at', v.starts_at, 'ends_at', v.ends_at) order by v.starts_at, v.id)
      from public.visits v where v.project_id = p.id and v.state = 'planned'), '[]'),
    'member', case when m.id is not null then
      jsonb_build_object('name', m.name, 'email', m.email, 'language', m.language) end,
    'inviter', case when m.invited_by = private.account_of(p.email_normalised) then p.name end
  )
  from private.claim_due('project', claim_project_notifications.project_id, batch) as c
  join public.projects p on p.id = c.project_id
  left join public.project_members m on m.id = (c.details ->> 'member')::uuid;
end
$$;

revoke all on function private.write_project_mail(public.projects, text, jsonb, interval), private.told_dates(uuid),
  private.mail_dates(public.projects), private.mail_of_project(), private.ask_reviews(), private.turn_guarantees(),
  private.drop_stale_project_mails() from public;
revoke all on function public.claim_project_notifications(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.claim_project_notifications(uuid, integer) to service_role;
