-- Texts that quotes say again and again, in the languages of customers. What stands in braces is filled in when a text is
-- put into a quote; the names equal domain/src/quote.

-- {language: text}; Dutch is always there, other languages where somebody wrote them.
create function private.are_quote_texts(texts jsonb) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select jsonb_typeof(texts) = 'object' and texts ? 'nl' and not exists (
    select from jsonb_each(case jsonb_typeof(texts) when 'object' then texts else '{}' end) as text
    where not private.is_language(text.key)
      or private.is_text(text.value, 1, 2000) is not true
      or exists (
        select from regexp_matches(text.value #>> '{}', '\{([^{}]*)\}', 'g') as found
        where found[1] not in ('name', 'address', 'company', 'phone')
      )
  )
$$;

create table public.quote_texts (
  -- Made by the browser.
  id uuid primary key,
  name text not null constraint quote_texts_name check (char_length(name) between 1 and 80),
  -- Where in a quote it stands.
  part text not null constraint quote_texts_part check (part in ('introduction', 'conditions')),
  texts jsonb not null constraint quote_texts_texts check (private.are_quote_texts(texts)),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid references auth.users (id) on delete set null,
  removed_at timestamptz
);

create trigger count_version before update on public.quote_texts
  for each row execute function private.count_template_version();
create trigger log after insert or update or delete on public.quote_texts
  for each row execute function private.log_activity('template', 'id');

-- Writes a text, whose version then is null, or another in place of the version that was read; answers its version. More
-- than a hundred are refused as `too_many`.
create function public.save_quote_text(id uuid, name text, part text, texts jsonb, version integer default null)
  returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  stored integer;
begin
  perform private.require_office();
  if version is null then
    perform private.lock_in_turn('quote texts');
    if (select count(*) from public.quote_texts t where t.removed_at is null) >= 100 then
      perform private.refuse_as('too_many', 'a hundred texts are enough');
    end if;
  end if;
  insert into public.quote_texts as t (id, name, part, texts, updated_by)
  values (save_quote_text.id, private.one_line(save_quote_text.name), save_quote_text.part, save_quote_text.texts, auth.uid())
  on conflict on constraint quote_texts_pkey
    do update set name = excluded.name, part = excluded.part, texts = excluded.texts
    where t.version = save_quote_text.version
  returning t.version into stored;
  if stored is null then
    select t.version into stored from public.quote_texts t
    where t.id = save_quote_text.id and t.name = private.one_line(save_quote_text.name)
      and t.part = save_quote_text.part and t.texts = save_quote_text.texts;
    if not found then
      perform private.refuse_as('changed', 'the text changed meanwhile');
    end if;
  end if;
  return stored;
end
$$;

-- Takes a text away, or brings it back.
create function public.remove_quote_text(id uuid, removed boolean default true) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_office();
  update public.quote_texts t set removed_at = case when removed then coalesce(t.removed_at, now()) end
  where t.id = remove_quote_text.id;
  if not found then
    perform private.refuse_change('404', 'no such text');
  end if;
end
$$;

-- [{id, name, part, texts, version}] by name.
create function public.list_quote_texts() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_office();
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'part', t.part, 'texts', t.texts, 'version', t.version)
      order by lower(t.name), t.id)
    from public.quote_texts t where t.removed_at is null
  ), '[]');
end
$$;

revoke all on function private.are_quote_texts(jsonb) from public;
revoke all on function public.save_quote_text(uuid, text, text, jsonb, integer), public.remove_quote_text(uuid, boolean),
  public.list_quote_texts() from public, anon, authenticated, service_role;
grant execute on function public.save_quote_text(uuid, text, text, jsonb, integer),
  public.remove_quote_text(uuid, boolean), public.list_quote_texts() to authenticated;

alter table public.quote_texts enable row level security;
revoke all on public.quote_texts from public, anon, authenticated, service_role;
grant select on public.quote_texts to authenticated;
create policy "Employees and admins read texts of quotes" on public.quote_texts
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "The office reads texts of quotes by its second factor" on public.quote_texts
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
