-- What the office answers again and again in conversations, in the languages of its customers. Lengths equal domain/src/chat.

-- {language: text}; Dutch is always there, other languages where somebody wrote them.
create function private.are_quick_texts(texts jsonb) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select jsonb_typeof(texts) = 'object' and texts ? 'nl' and not exists (
    select from jsonb_each(case jsonb_typeof(texts) when 'object' then texts else '{}' end) as text
    where not private.is_language(text.key) or not private.is_text(text.value, 1, 1000)
  )
$$;

create table public.quick_answers (
  -- Made by the browser.
  id uuid primary key,
  name text not null constraint quick_answers_name check (char_length(name) between 1 and 80),
  texts jsonb not null constraint quick_answers_texts check (private.are_quick_texts(texts)),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid references auth.users (id) on delete set null,
  removed_at timestamptz
);
create trigger count_version before update on public.quick_answers
  for each row execute function private.count_template_version();
create trigger log after insert or update or delete on public.quick_answers
  for each row execute function private.log_activity('template', 'id');

-- Writes one, whose version then is null, or another in place of the version that was read; answers its version. More
-- than a hundred are refused as `too_many`.
create function public.save_quick_answer(id uuid, name text, texts jsonb, version integer default null) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  tidy jsonb := texts;
  stored integer;
begin
  perform private.require_office();
  if private.are_quick_texts(texts) then
    select jsonb_object_agg(text.key, private.trim_text(text.value)) into tidy from jsonb_each_text(texts) as text;
  end if;
  if version is null then
    perform private.lock_in_turn('quick answers');
    if (select count(*) from public.quick_answers a where a.removed_at is null) >= 100 then
      perform private.refuse_as('too_many', 'a hundred answers are enough');
    end if;
  end if;
  insert into public.quick_answers as a (id, name, texts, updated_by)
  values (save_quick_answer.id, private.one_line(save_quick_answer.name), tidy, auth.uid())
  on conflict on constraint quick_answers_pkey do update set name = excluded.name, texts = excluded.texts
    where a.version = save_quick_answer.version
  returning a.version into stored;
  if stored is null then
    select a.version into stored from public.quick_answers a
    where a.id = save_quick_answer.id and a.name = private.one_line(save_quick_answer.name) and a.texts = tidy;
    if not found then
      perform private.refuse_as('changed', 'the answer changed meanwhile');
    end if;
  end if;
  return stored;
end
$$;

-- Takes one away, or brings it back.
create function public.remove_quick_answer(id uuid, removed boolean default true) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_office();
  update public.quick_answers a set removed_at = case when removed then coalesce(a.removed_at, now()) end
  where a.id = remove_quick_answer.id;
  if not found then
    perform private.refuse_change('404', 'no such answer');
  end if;
end
$$;

-- [{id, name, texts, version}] by name.
create function public.list_quick_answers() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_office();
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'texts', a.texts, 'version', a.version)
      order by lower(a.name), a.id)
    from public.quick_answers a where a.removed_at is null
  ), '[]');
end
$$;

revoke all on function private.are_quick_texts(jsonb) from public;
revoke all on function public.save_quick_answer(uuid, text, jsonb, integer), public.remove_quick_answer(uuid, boolean),
  public.list_quick_answers() from public, anon, authenticated, service_role;
grant execute on function public.save_quick_answer(uuid, text, jsonb, integer), public.remove_quick_answer(uuid, boolean),
  public.list_quick_answers() to authenticated;

alter table public.quick_answers enable row level security;
revoke all on public.quick_answers from public, anon, authenticated, service_role;
grant select on public.quick_answers to authenticated;
create policy "Employees and admins read quick answers" on public.quick_answers
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "The office reads quick answers by its second factor" on public.quick_answers
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
