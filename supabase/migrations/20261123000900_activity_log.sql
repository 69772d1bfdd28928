-- Who did what, when, to which record: written by triggers, in the transaction of the deed, and changed by nobody. Seven
-- years; what it says of a person goes when the record goes that it was about, and that it happened stays.

create table public.activity_log (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  -- No reference: what somebody did stays when his account goes.
  actor uuid,
  -- What an employee or admin was called then and his address, so that the log says who it was after he left. Empty for
  -- others.
  actor_name text not null default '',
  actor_role text not null,
  action text not null constraint activity_log_action check (action in ('insert', 'update', 'delete', 'read')),
  -- What somebody opens who wants to see it: a note belongs to its request.
  record_kind text not null,
  record_id text not null,
  -- The table, in which the row was.
  part text not null,
  part_id text,
  -- The columns that changed; of a new row all of `after`, of one that is gone all of `before`.
  before jsonb constraint activity_log_before check (jsonb_typeof(before) = 'object'),
  after jsonb constraint activity_log_after check (jsonb_typeof(after) = 'object')
);
create index activity_log_record on public.activity_log (record_kind, record_id, id);
create index activity_log_kind on public.activity_log (record_kind, id);
create index activity_log_actor on public.activity_log (actor, id);
create index activity_log_age on public.activity_log (at);

-- As whom a statement is run, also where it runs with the rights of a function's owner: a person by his role, a function
-- of ours as 'service', what the database does by itself as 'system'.
create function private.actor_role() returns text
  language sql stable security definer set search_path = ''
as $$
  select case coalesce(auth.jwt() ->> 'role', '')
    when '' then 'system'
    when 'service_role' then 'service'
    else private.given_role()
  end
$$;

-- For a trigger before an entry is written. Each calls himself what he likes, so his address stands beside it: nobody
-- does something in the name of another.
create function private.name_actor() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.actor_role in ('employee', 'admin') then
    select coalesce(translate(nullif(p.name, ''), '<>', '') || ' <' || u.email || '>', u.email, '') into new.actor_name
    from auth.users u left join public.profiles p on p.user_id = u.id where u.id = new.actor;
  end if;
  new.actor_name := coalesce(new.actor_name, '');
  return new;
end
$$;
create trigger name_actor before insert on public.activity_log
  for each row execute function private.name_actor();

-- Records that only admins may see: who was invited and has which role, and what the office is set to.
create function private.is_admins_record(kind text) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select kind in ('person', 'invitation', 'setting')
$$;

-- What a log may keep of a row whose person is gone: states, times and numbers, no words of anybody.
create function private.redacted(row_data jsonb) returns jsonb
  language sql immutable parallel safe set search_path = ''
as $$
  select case when row_data is not null then coalesce((
    select jsonb_object_agg(field.key, case
      when jsonb_typeof(field.value) in ('number', 'boolean')
        or field.key in ('state', 'status', 'role', 'lost_reason', 'assignee', 'due_on')
        or field.key ~ '_(at|until)$'
      then field.value
    end)
    from jsonb_each(row_data) as field
  ), '{}') end
$$;

-- The log loses words of persons and what is too old, and nothing else happens to it, whoever tries.
create function private.keep_activity() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    if old.at < private.kept_since('activity') then
      return old;
    end if;
  elsif tg_op = 'UPDATE' then
    old.before := private.redacted(old.before);
    old.after := private.redacted(old.after);
    if new is not distinct from old then
      return new;
    end if;
  end if;
  raise insufficient_privilege using message = 'the log is not changed';
end
$$;
create trigger keep before update or delete on public.activity_log
  for each row execute function private.keep_activity();
create trigger keep_all before truncate on public.activity_log
  for each statement execute function private.keep_activity();

-- Columns that say of a change only that there was one, or repeat what others say.
create function private.telling_columns(row_data jsonb) returns jsonb
  language sql immutable parallel safe set search_path = ''
as $$
  select row_data - array['version', 'corrected_at', 'sequence', 'updated_at', 'updated_by', 'previous', 'search_text',
    'email_normalised', 'phone_normalised', 'postal_code_normalised', 'photos']
$$;

-- For a trigger after a row of any table that the office writes. Arguments: the kind of the record, and the columns with
-- the id of the record and of the row, where that is another. A row that belongs to no record of the kind is another's.
create function private.log_activity() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  before_row jsonb := case when tg_op <> 'INSERT' then private.telling_columns(to_jsonb(old)) end;
  after_row jsonb := case when tg_op <> 'DELETE' then private.telling_columns(to_jsonb(new)) end;
  whole jsonb := coalesce(to_jsonb(new), to_jsonb(old));
begin
  if whole ->> tg_argv[1] is null then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(field.key, field.value), jsonb_object_agg(field.key, after_row -> field.key)
    into before_row, after_row
    from jsonb_each(before_row) as field where after_row -> field.key is distinct from field.value;
    if after_row is null then
      return null;
    end if;
  end if;
  insert into public.activity_log (actor, actor_role, action, record_kind, record_id, part, part_id, before, after)
  values (auth.uid(), private.actor_role(), lower(tg_op), tg_argv[0], whole ->> tg_argv[1], tg_table_name,
    whole ->> tg_argv[2], before_row, after_row);
  return null;
end
$$;

-- For a trigger after the record itself is gone. At the end of the transaction, when all that went with it is logged.
create function private.redact_activity() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.activity_log l set before = private.redacted(l.before), after = private.redacted(l.after)
  where l.record_kind = tg_argv[0] and l.record_id = to_jsonb(old) ->> tg_argv[1];
  return null;
end
$$;

create function private.forget_activity() returns void
  language sql volatile security definer set search_path = ''
as $$
  delete from public.activity_log l where l.at < private.kept_since('activity')
$$;

create function private.require_office() returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.caller_role() not in ('employee', 'admin') then
    raise insufficient_privilege using message = 'for the office alone';
  end if;
end
$$;

revoke all on function private.actor_role(), private.name_actor(), private.is_admins_record(text), private.redacted(jsonb), private.keep_activity(),
  private.telling_columns(jsonb), private.log_activity(), private.redact_activity(), private.forget_activity(),
  private.require_office() from public;

alter table public.activity_log enable row level security;
revoke all on public.activity_log from public, anon, authenticated, service_role;
grant select on public.activity_log to authenticated;
grant execute on function private.is_admins_record(text) to authenticated;
create policy "Employees and admins read the log" on public.activity_log
  for select to authenticated using (
    (select private.caller_role()) = 'admin'
    or (select private.caller_role()) = 'employee' and not private.is_admins_record(record_kind)
  );
create policy "The office reads the log by its second factor" on public.activity_log
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));

-- What the office writes without a function of its own, and what becomes of bookings.
create trigger log after update on public.facade_bookings
  for each row execute function private.log_activity('booking', 'id');
create constraint trigger redact after delete on public.facade_bookings deferrable initially deferred
  for each row execute function private.redact_activity('booking', 'id');
create trigger log after insert or update or delete on public.blocked_times
  for each row execute function private.log_activity('blocked-time', 'id');
create trigger log after insert or update or delete on public.project_gallery
  for each row execute function private.log_activity('project', 'id');
create trigger log after insert or update or delete on public.user_roles
  for each row execute function private.log_activity('person', 'user_id');
create trigger log after insert or update on public.invitations
  for each row execute function private.log_activity('invitation', 'id');
create constraint trigger redact after delete on public.invitations deferrable initially deferred
  for each row execute function private.redact_activity('invitation', 'id');
create trigger log after update of seen_at on public.alarms
  for each row execute function private.log_activity('alarm', 'id');
