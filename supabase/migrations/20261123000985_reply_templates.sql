-- Replies that the office writes again and again, in the languages of those who ask. What stands in braces is filled in
-- for each request; the names equal domain/src/reply.

create function private.reply_placeholders() returns text[]
  language sql immutable parallel safe set search_path = ''
as $$
  select array['name', 'reference', 'company', 'phone', 'sender']
$$;

-- The placeholders that stand in a text.
create function private.open_placeholders(value text) returns text[]
  language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_agg(distinct p.name order by p.name), '{}')
  from unnest(private.reply_placeholders()) as p (name) where strpos(value, '{' || p.name || '}') > 0
$$;

-- Whether all that stands in braces can be filled in.
create function private.has_known_placeholders(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select not exists (
    select from regexp_matches(value, '\{([^{}]*)\}', 'g') as found
    where found[1] <> all (private.reply_placeholders())
  )
$$;

-- {language: {subject, body}}; Dutch is always there, other languages where somebody wrote them.
create function private.are_reply_texts(texts jsonb) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select jsonb_typeof(texts) = 'object' and texts ? 'nl' and not exists (
    select from jsonb_each(case jsonb_typeof(texts) when 'object' then texts else '{}' end) as text
    where not private.is_language(text.key)
      -- Nothing else hangs on it.
      or text.value <> jsonb_build_object('subject', text.value -> 'subject', 'body', text.value -> 'body')
      or (jsonb_typeof(text.value -> 'subject') = 'string' and jsonb_typeof(text.value -> 'body') = 'string') is not true
      or char_length(text.value ->> 'subject') not between 1 and 150
      or char_length(text.value ->> 'body') not between 1 and 6000
      or not private.has_known_placeholders(text.value ->> 'subject')
      or not private.has_known_placeholders(text.value ->> 'body')
  )
$$;

create table public.reply_templates (
  -- Made by the browser.
  id uuid primary key,
  name text not null constraint reply_templates_name check (char_length(name) between 1 and 80),
  texts jsonb not null constraint reply_templates_texts check (private.are_reply_texts(texts)),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid references auth.users (id) on delete set null,
  removed_at timestamptz
);

create function private.count_template_version() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  new.updated_by := auth.uid();
  return new;
end
$$;
create trigger count_version before update on public.reply_templates
  for each row execute function private.count_template_version();
create trigger log after insert or update or delete on public.reply_templates
  for each row execute function private.log_activity('template', 'id');

-- Writes a template, whose version then is null, or another in place of the version that was read; answers its version.
-- More than a hundred are refused as `too_many`.
create function public.save_reply_template(id uuid, name text, texts jsonb, version integer default null) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  stored integer;
begin
  perform private.require_office();
  if version is null then
    perform private.lock_in_turn('reply templates');
    if (select count(*) from public.reply_templates t where t.removed_at is null) >= 100 then
      perform private.refuse_as('too_many', 'a hundred templates are enough');
    end if;
  end if;
  insert into public.reply_templates as t (id, name, texts, updated_by)
  values (save_reply_template.id, private.one_line(save_reply_template.name), save_reply_template.texts, auth.uid())
  on conflict on constraint reply_templates_pkey do update set name = excluded.name, texts = excluded.texts
    where t.version = save_reply_template.version
  returning t.version into stored;
  if stored is null then
    select t.version into stored from public.reply_templates t
    where t.id = save_reply_template.id and t.name = private.one_line(save_reply_template.name)
      and t.texts = save_reply_template.texts;
    if not found then
      perform private.refuse_as('changed', 'the template changed meanwhile');
    end if;
  end if;
  return stored;
end
$$;

-- Takes a template away, or brings it back.
create function public.remove_reply_template(id uuid, removed boolean default true) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_office();
  update public.reply_templates t set removed_at = case when removed then coalesce(t.removed_at, now()) end
  where t.id = remove_reply_template.id;
  if not found then
    perform private.refuse_change('404', 'no such template');
  end if;
end
$$;

-- [{id, name, texts, version}] by name.
create function public.list_reply_templates() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_office();
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'texts', t.texts, 'version', t.version)
      order by lower(t.name), t.id)
    from public.reply_templates t where t.removed_at is null
  ), '[]');
end
$$;

revoke all on function private.reply_placeholders(), private.open_placeholders(text),
  private.has_known_placeholders(text), private.are_reply_texts(jsonb), private.count_template_version() from public;
revoke all on function public.save_reply_template(uuid, text, jsonb, integer), public.remove_reply_template(uuid, boolean),
  public.list_reply_templates() from public, anon, authenticated, service_role;
grant execute on function public.save_reply_template(uuid, text, jsonb, integer),
  public.remove_reply_template(uuid, boolean), public.list_reply_templates() to authenticated;

alter table public.reply_templates enable row level security;
revoke all on public.reply_templates from public, anon, authenticated, service_role;
grant select on public.reply_templates to authenticated;
create policy "Employees and admins read templates" on public.reply_templates
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "The office reads templates by its second factor" on public.reply_templates
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
