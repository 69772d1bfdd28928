-- Accounts that are deleted: asked for by their owner, with a week to take it back, or by an admin who erases somebody.

create table private.account_deletions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  asked_at timestamptz not null default now(),
  delete_after timestamptz not null,
  -- From then on it cannot be taken back.
  begun_at timestamptz
);
create index account_deletions_due on private.account_deletions (delete_after);
alter table private.account_deletions enable row level security;
revoke all on private.account_deletions from public, anon, authenticated, service_role;

-- An admin without whom no other is left who stays.
create function private.is_last_admin(of_user uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
      select from public.user_roles r where r.user_id = of_user and r.role = 'admin' and r.deactivated_at is null
    ) and not exists (
      select from public.user_roles other
      where other.role = 'admin' and other.deactivated_at is null and other.user_id <> of_user
        and not exists (select from private.account_deletions d where d.user_id = other.user_id)
    )
$$;

create function private.ask_deletion(of_user uuid, due_at timestamptz) returns timestamptz
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  due timestamptz;
begin
  -- Two admins who leave at once would each be told that the other stays.
  perform private.lock_in_turn('leaving admins');
  if private.is_last_admin(of_user) then
    perform private.refuse_as('last_admin', 'the last admin stays');
  end if;
  insert into private.account_deletions as d (user_id, delete_after) values (of_user, due_at)
  on conflict (user_id) do update set delete_after = least(d.delete_after, excluded.delete_after)
  returning d.delete_after into due;
  return due;
end
$$;

-- When the own account will be deleted. Whoever asks anew after he took it back is mailed anew, so that is counted.
create function public.request_account_deletion() returns timestamptz
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  was_asked boolean;
  due timestamptz;
begin
  perform private.require_owner();
  -- Of many at once one asks, and the others find that he did.
  perform private.lock_in_turn('leaving ' || auth.uid());
  was_asked := exists (select from private.account_deletions d where d.user_id = auth.uid());
  due := private.ask_deletion(auth.uid(),
    now() + (select l.kept_for from private.retention_limits l where l.what = 'leaving'));
  if not was_asked then
    perform private.count_event('leaving', private.hash_subject(auth.uid()::text), 5, interval '24 hours');
    perform private.note_act('deletion-asked', coalesce(private.own_address(), auth.uid()::text));
    insert into public.notifications (user_id, kind, details)
    values (auth.uid(), 'leaving', jsonb_build_object('delete_after', due));
  end if;
  return due;
end
$$;

-- Takes it back.
create function public.keep_account() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.own_account();
  perform from private.account_deletions d where d.user_id = auth.uid() for update;
  if not found then
    return;
  end if;
  delete from private.account_deletions d where d.user_id = auth.uid() and d.begun_at is null;
  if not found then
    perform private.refuse_as('too_late', 'the account is being deleted');
  end if;
  perform private.note_act('deletion-taken-back', coalesce(private.own_address(), auth.uid()::text));
end
$$;

-- What the page says of it: {delete_after, last_admin, live, withheld}.
create function public.read_account_deletion() returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'delete_after', (select d.delete_after from private.account_deletions d where d.user_id = private.own_account()),
    'last_admin', private.is_last_admin(auth.uid()),
    'live', coalesce(counted.person -> 'live', '0'),
    'withheld', coalesce(counted.person -> 'withheld', '0')
  )
  from (select private.count_person(private.own_address())) as counted (person)
$$;

-- Everything of an address: what was sent and booked at once, the account and the files by the job that runs next.
create function public.erase_person(address text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  normalised text;
  account uuid;
begin
  perform private.require_admin();
  normalised := private.checked_address(address);
  account := private.account_of(normalised);
  if account is not null then
    perform private.ask_deletion(account, now());
  end if;
  perform private.note_act('erased', normalised);
  return private.erase_address(normalised) || jsonb_build_object('account', account is not null);
end
$$;

revoke all on function private.is_last_admin(uuid), private.ask_deletion(uuid, timestamptz) from public;
revoke all on function public.request_account_deletion(), public.keep_account(), public.read_account_deletion(),
  public.erase_person(text) from public, anon, service_role;
grant execute on function public.request_account_deletion(), public.keep_account(), public.read_account_deletion(),
  public.erase_person(text) to authenticated;
