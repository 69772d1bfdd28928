-- The job: takes away what is kept no longer. Called by the edge function `apply-retention` once an hour, which removes
-- the files that belong to nothing then, and the accounts. Counting forgets as it goes on; where nobody comes any more,
-- this does.

create function private.add_counts(one jsonb, other jsonb) returns jsonb
  language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(summed.key, summed.total), '{}')
  from (
    select counts.key, sum(counts.value::bigint) as total
    from (select * from jsonb_each_text(one) union all select * from jsonb_each_text(other)) as counts
    group by counts.key having sum(counts.value::bigint) > 0
  ) as summed
$$;

-- What was asked for by visitors, at most a thousand of each: {requests, bookings, invoices}.
create function private.forget_orders() returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  erased jsonb;
begin
  with old as (
    select q.id from public.quote_requests q where q.created_at < private.kept_since('requests')
    order by q.created_at limit 1000 for update skip locked
  ), gone as (
    delete from public.quote_requests q using old where q.id = old.id returning q.id
  )
  select jsonb_build_object('requests', count(*)) into erased from gone;
  with old as (
    select b.id, b.status = 'confirmed' as was_job from public.facade_bookings b
    where case b.status
      when 'confirmed' then b.ends_at < private.kept_since('invoices')
      else b.updated_at < private.kept_since('bookings') and b.ends_at < now()
    end
    limit 1000 for update skip locked
  ), gone as (
    delete from public.facade_bookings b using old where b.id = old.id returning b.id, old.was_job
  ), freed as (
    delete from private.reservations r using gone where r.id = gone.id
  )
  select erased || jsonb_build_object(
    'bookings', count(*) filter (where not was_job), 'invoices', count(*) filter (where was_job)
  ) into erased from gone;
  with gone as (
    delete from private.withheld_records w where w.happened_at < private.kept_since(w.what) returning w.id
  )
  select private.add_counts(erased, jsonb_build_object('invoices', count(*))) into erased from gone;
  return erased;
end
$$;

-- What the database itself notes, and who was invited.
create function private.forget_notes() returns void
  language sql volatile security definer set search_path = ''
as $$
  delete from private.rate_events e where e.happened_at < private.kept_since('counters');
  delete from private.booking_senders s where s.happened_at < private.kept_since('counters');
  delete from private.upload_claims c where c.claimed_at < private.kept_since('uploads');
  delete from private.appointment_tokens t where t.expires_at < now();
  delete from private.booking_undos u where u.until < now();
  -- Those that belong to a request or a booking go with that, if it is earlier; those of a project go with it.
  delete from public.visits v where v.ends_at < private.kept_since('bookings') and v.project_id is null;
  delete from public.invitations i where i.expires_at < private.kept_since('invitations');
  delete from public.alarms a where a.last_raised_at < private.kept_since('alarms');
  delete from public.person_acts a where a.happened_at < private.kept_since('acts');
  delete from public.retention_runs r where r.last_run_at < private.kept_since('runs')
$$;

-- Begins what cannot be taken back for accounts whose time has come, and says which they are: those are deleted by the
-- auth service, and named again until they are.
create function private.begin_deletions() returns uuid[]
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  begun uuid[] := '{}';
begin
  perform private.lock_in_turn('leaving admins');
  for due in
    select d.user_id, d.begun_at, private.normalise_email(u.email) as address, u.email_confirmed_at is not null as is_his
    from private.account_deletions d join auth.users u on u.id = d.user_id
    where d.delete_after <= now() order by d.delete_after limit 100 for update of d skip locked
  loop
    -- The others may have left since he asked.
    continue when private.is_last_admin(due.user_id);
    if due.begun_at is null then
      update private.account_deletions d set begun_at = now() where d.user_id = due.user_id;
      if due.is_his and due.address <> '' then
        perform private.erase_address(due.address);
      end if;
      perform private.note_act('deleted', coalesce(nullif(due.address, ''), due.user_id::text));
    end if;
    begun := begun || due.user_id;
  end loop;
  return begun;
end
$$;

-- {erased: {what: how many}, accounts: [ids]}. Two at once: the second does nothing.
create function public.apply_retention() returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  taken jsonb;
  accounts uuid[];
begin
  if not pg_try_advisory_xact_lock(hashtextextended('retention', 0)) then
    return jsonb_build_object('erased', '{}'::jsonb, 'accounts', '[]'::jsonb);
  end if;
  accounts := private.begin_deletions();
  perform private.expire_quotes();
  taken := private.add_counts(private.forget_orders(),
    private.add_counts(private.forget_projects(), private.forget_quotes()));
  perform private.forget_chat();
  perform private.forget_notes();
  perform private.forget_partners();
  perform private.forget_activity();
  insert into public.retention_runs as r (day, erased) values (private.local_day(now()), taken)
  on conflict (day) do update
    set runs = r.runs + 1, last_run_at = now(), erased = private.add_counts(r.erased, taken);
  return jsonb_build_object('erased', taken, 'accounts', to_jsonb(accounts));
end
$$;

-- Adds what the function did outside the database.
create function public.note_retention_run(
  files_removed integer, files_stuck integer, accounts_deleted integer, accounts_stuck integer
) returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into public.retention_runs as r (day, files_removed, files_stuck, accounts_deleted, accounts_stuck)
  values (private.local_day(now()), note_retention_run.files_removed, note_retention_run.files_stuck,
    note_retention_run.accounts_deleted, note_retention_run.accounts_stuck)
  on conflict (day) do update set
    files_removed = r.files_removed + excluded.files_removed, files_stuck = excluded.files_stuck,
    accounts_deleted = r.accounts_deleted + excluded.accounts_deleted, accounts_stuck = excluded.accounts_stuck
$$;

revoke all on function private.add_counts(jsonb, jsonb), private.forget_orders(), private.forget_notes(),
  private.begin_deletions() from public;
revoke all on function public.apply_retention(), public.note_retention_run(integer, integer, integer, integer)
  from public, anon, authenticated;
grant execute on function public.apply_retention(), public.note_retention_run(integer, integer, integer, integer)
  to service_role;
