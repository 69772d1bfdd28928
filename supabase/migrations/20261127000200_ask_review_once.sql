-- Two that send mails at once may both have seen that nobody asked yet: only whoever writes the question down asks it.

create or replace function private.ask_reviews() returns void
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
    insert into public.project_reviews (project_id, asked_at) values (project.id, now()) on conflict do nothing;
    if found then
      perform private.write_project_mail(project, 'project-review', '{}');
    end if;
  end loop;
end
$$;
