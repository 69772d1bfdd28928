-- How the customer found the work: asked once, given once, and changed for some days. Nobody publishes it without his leave.

create table public.project_reviews (
  project_id uuid primary key references public.projects (id) on delete cascade,
  -- Null where he gave it before anybody asked.
  asked_at timestamptz,
  rating smallint constraint project_reviews_rating check (rating between 1 and 5),
  words text not null default '' constraint project_reviews_words check (char_length(words) <= 2000),
  may_publish boolean not null default false,
  given_at timestamptz,
  changed_at timestamptz,
  given_by uuid references auth.users (id) on delete set null,
  constraint project_reviews_given check ((rating is null) = (given_at is null) and (given_at is not null or words = ''))
);

-- Until when a review may be changed that was given at a moment.
create function private.review_ends(given_at timestamptz) returns timestamptz
  language sql immutable parallel safe set search_path = ''
as $$
  select given_at + interval '14 days'
$$;

create function private.review_of_project(of_project uuid) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object('asked_at', r.asked_at, 'rating', r.rating, 'words', r.words, 'may_publish', r.may_publish,
    'given_at', r.given_at, 'changeable_until', private.review_ends(r.given_at))
  from public.project_reviews r where r.project_id = of_project
$$;

create function private.may_review(project public.projects) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select project.done_at is not null and not exists (
    select from public.project_reviews r where r.project_id = project.id and private.review_ends(r.given_at) <= now())
$$;

-- For what the customer alone may say, and the office never in his name.
create function private.require_customer() returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.own_account();
  if private.caller_role() <> 'customer' then
    raise insufficient_privilege using message = 'for customers alone';
  end if;
end
$$;

-- 404 where the project is not the caller's, 409 `not_done` before the work is, `over` where it can be changed no more.
create function public.give_review(project_id uuid, rating integer, words text default '', may_publish boolean default false)
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  project public.projects;
begin
  perform private.require_customer();
  select * into project from public.projects p where p.id = give_review.project_id for update;
  if not found or private.project_side(project.id) is distinct from 'customer' then
    perform private.refuse_change('404', 'no such project');
  elsif project.done_at is null then
    perform private.refuse_as('not_done', 'the work is not done');
  elsif not private.may_review(project) then
    perform private.refuse_as('over', 'the review was given');
  end if;
  insert into public.project_reviews as r (project_id, rating, words, may_publish, given_at, given_by)
  values (project.id, give_review.rating, coalesce(private.trim_text(give_review.words), ''),
    coalesce(give_review.may_publish, false), now(), auth.uid())
  on conflict on constraint project_reviews_pkey do update
    set rating = excluded.rating, words = excluded.words, may_publish = excluded.may_publish,
        given_at = coalesce(r.given_at, excluded.given_at), changed_at = case when r.given_at is not null then now() end,
        given_by = excluded.given_by;
end
$$;

revoke all on function private.require_customer(), private.review_ends(timestamptz), private.review_of_project(uuid),
  private.may_review(public.projects) from public;
revoke all on function public.give_review(uuid, integer, text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.give_review(uuid, integer, text, boolean) to authenticated;

alter table public.project_reviews enable row level security;
revoke all on public.project_reviews from public, anon, authenticated, service_role;
grant select on public.project_reviews to authenticated;
create policy "Employees and admins read reviews" on public.project_reviews
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "The office reads reviews by its second factor" on public.project_reviews
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
