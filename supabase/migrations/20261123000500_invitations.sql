-- Who may come in, because an admin asked him to. A link is good for seven days and once; of it nothing but a hash stays
-- here. It went to one address, so whoever has it reads that mailbox: the account it makes or finds is of that address.

create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null constraint invitations_email check (private.is_email(email)),
  email_normalised text not null generated always as (private.normalise_email(email)) stored,
  name text not null constraint invitations_name check (private.is_person_name(name)),
  role text not null constraint invitations_role check (role in ('customer', 'employee', 'admin')),
  language text not null constraint invitations_language check (private.is_language(language)),
  invited_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  opened_at timestamptz,
  accepted_at timestamptz,
  accepted_by uuid references auth.users (id) on delete set null,
  revoked_at timestamptz,
  constraint invitations_one_end check (num_nonnulls(accepted_at, revoked_at) <= 1)
);
create index invitations_email on public.invitations (email_normalised, created_at);

alter table public.invitations enable row level security;
revoke all on public.invitations from public, anon, authenticated, service_role;
grant select on public.invitations to authenticated;
create policy "Admins see who was invited" on public.invitations
  for select to authenticated using ((select private.caller_role()) = 'admin');

create table private.invitation_tokens (
  token_hash bytea primary key,
  invitation_id uuid not null references public.invitations (id) on delete cascade
);
create index invitation_tokens_invitation on private.invitation_tokens (invitation_id);
alter table private.invitation_tokens enable row level security;
revoke all on private.invitation_tokens from public, anon, authenticated, service_role;

alter table public.notifications add constraint notifications_invitation
  foreign key (invitation_id) references public.invitations (id) on delete cascade;
create index notifications_invitation on public.notifications (invitation_id) where invitation_id is not null;

create function private.invitation_state(invitation public.invitations) returns text
  language sql stable set search_path = ''
as $$
  select case
    when invitation.accepted_at is not null then 'accepted'
    when invitation.revoked_at is not null then 'revoked'
    when invitation.expires_at <= now() then 'expired'
    when invitation.opened_at is not null then 'opened'
    else 'sent'
  end
$$;

create function private.require_admin() returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.caller_role() <> 'admin' then
    raise insufficient_privilege using message = 'for admins alone';
  end if;
end
$$;

-- Mails the link, where the mailbox may still get mails today.
create function private.mail_invitation(invitation public.invitations) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.count_event('invitation', private.hash_subject(auth.uid()::text), 50, interval '24 hours');
  if not private.may_mail(invitation.email) then
    perform private.refuse_as('mailbox_full', 'the mailbox got as many mails today as it may');
  end if;
  insert into public.notifications (invitation_id, kind) values (invitation.id, 'invitation');
end
$$;

-- One that is still open for the same address is refused, by 409 with the code 'invited_already'.
create function public.create_invitation(email text, name text, role text, language text) returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  made public.invitations;
begin
  perform private.require_admin();
  perform private.lock_in_turn('invitation ' || private.normalise_email(email));
  if exists (
    select from public.invitations i where i.email_normalised = private.normalise_email(create_invitation.email)
      and private.invitation_state(i) in ('sent', 'opened')
  ) then
    perform private.refuse_as('invited_already', 'this address has an open invitation');
  end if;
  insert into public.invitations (email, name, role, language, invited_by)
  values (private.one_line(create_invitation.email), private.one_line(create_invitation.name),
    create_invitation.role, create_invitation.language, auth.uid())
  returning * into made;
  perform private.mail_invitation(made);
  return made.id;
end
$$;

-- The row, locked: for an admin who changes it. 404 where there is none, 409 with its state where it has ended.
create function private.open_invitation_row(invitation_id uuid, variadic states text[]) returns public.invitations
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  invitation public.invitations;
begin
  perform private.require_admin();
  select * into invitation from public.invitations i where i.id = invitation_id for update;
  if not found then
    perform private.refuse_change('404', 'no such invitation');
  elsif private.invitation_state(invitation) <> all (states) then
    perform private.refuse_as(private.invitation_state(invitation), 'the invitation has ended');
  end if;
  return invitation;
end
$$;

create function public.send_invitation_again(invitation_id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  invitation public.invitations := private.open_invitation_row(invitation_id, 'sent', 'opened', 'expired');
begin
  update public.invitations i set expires_at = now() + interval '7 days' where i.id = invitation.id;
  perform private.mail_invitation(invitation);
end
$$;

create function public.revoke_invitation(invitation_id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  invitation public.invitations := private.open_invitation_row(invitation_id, 'sent', 'opened', 'expired');
begin
  update public.invitations i set revoked_at = now() where i.id = invitation.id;
end
$$;

-- Enough to know one's own address by, and too little to learn another's.
create function private.masked_email(email text) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select left(email, 1) || '…@' || split_part(email, '@', 2)
$$;

-- What whoever invited calls himself; null where he has no name, as his address is nobody's to know.
create function private.inviter_name(invitation public.invitations) returns text
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select p.name from public.profiles p where p.user_id = invitation.invited_by);
end
$$;

-- Shows what a link is for, and changes nothing but that it was opened: programs open links of mails, too. Null for what
-- is no link of ours.
create function public.open_invitation(token text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  invitation public.invitations;
begin
  perform private.count_sender('invitation', 120, interval '1 hour');
  update public.invitations i set opened_at = coalesce(i.opened_at, now())
  from private.invitation_tokens t
  where t.token_hash = private.token_hash(token) and t.invitation_id = i.id
  returning i.* into invitation;
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'state', private.invitation_state(invitation),
    'role', invitation.role,
    'name', invitation.name,
    'inviter', private.inviter_name(invitation),
    'email', private.masked_email(invitation.email_normalised),
    'expires_at', invitation.expires_at);
end
$$;

-- For the function that accepts: the address that the link went to, while it is good. Refused by 409 with its state as
-- code, and 404 for what is no link of ours.
create function public.read_invitation(token text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  invitation public.invitations;
begin
  select i.* into invitation
  from public.invitations i join private.invitation_tokens t on t.invitation_id = i.id
  where t.token_hash = private.token_hash(token);
  if not found then
    perform private.refuse_change('404', 'no such invitation');
  elsif private.invitation_state(invitation) not in ('sent', 'opened') then
    perform private.refuse_as(private.invitation_state(invitation), 'the invitation has ended');
  end if;
  return jsonb_build_object('email', invitation.email_normalised, 'language', invitation.language,
    'name', invitation.name);
end
$$;

-- Uses the link up for the account of its address, and gives the role; nobody loses a higher one by it.
create function public.accept_invitation(token text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  invitation public.invitations;
  account uuid;
begin
  perform from public.invitations i join private.invitation_tokens t on t.invitation_id = i.id
  where t.token_hash = private.token_hash(token) for update of i;
  perform public.read_invitation(token);
  select i.* into strict invitation
  from public.invitations i join private.invitation_tokens t on t.invitation_id = i.id
  where t.token_hash = private.token_hash(token);
  select u.id into account from auth.users u where u.email = invitation.email_normalised;
  if account is null then
    perform private.refuse_change('404', 'no such account');
  elsif exists (select from public.user_roles r where r.user_id = account and r.deactivated_at is not null) then
    -- Or he would come back with more than he had, once his account is opened again.
    perform private.refuse_as('revoked', 'the account is shut');
  end if;
  insert into public.user_roles as held (user_id, role) values (account, invitation.role)
  on conflict (user_id) do update set role = excluded.role
  where array_position(array['customer', 'employee', 'admin'], excluded.role)
    > array_position(array['customer', 'employee', 'admin'], held.role);
  -- Whoever has a name already keeps it.
  insert into public.profiles as p (user_id, name, language, version)
  values (account, invitation.name, invitation.language, 1)
  on conflict (user_id) do update set
    name = coalesce(p.name, excluded.name), language = coalesce(p.language, excluded.language), version = p.version + 1;
  update public.invitations i set accepted_at = now(), accepted_by = account where i.id = invitation.id;
end
$$;

-- Claims due mails, and gives {notification: {id, kind, attempts}, invitation: {…}, inviter, token} for each: a fresh token for
-- the link. What ended meanwhile is not mailed any more.
create function public.claim_invitation_notifications(invitation_id uuid default null, batch integer default 10)
  returns setof jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  mail public.notifications;
  invitation public.invitations;
  token text;
begin
  delete from public.notifications n using public.invitations i
  where n.invitation_id = i.id and n.state = 'waiting' and private.invitation_state(i) not in ('sent', 'opened');
  for mail in select * from private.claim_due('invitation', claim_invitation_notifications.invitation_id, batch) loop
    select * into strict invitation from public.invitations i where i.id = mail.invitation_id;
    token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
    insert into private.invitation_tokens (token_hash, invitation_id)
    values (private.token_hash(token), invitation.id);
    return next jsonb_build_object(
      'notification', jsonb_build_object('id', mail.id, 'kind', mail.kind, 'attempts', mail.attempts),
      'invitation', to_jsonb(invitation), 'inviter', private.inviter_name(invitation), 'token', token);
  end loop;
end
$$;

revoke all on function private.invitation_state(public.invitations), private.require_admin(),
  private.mail_invitation(public.invitations), private.open_invitation_row(uuid, text[]),
  private.inviter_name(public.invitations), private.masked_email(text) from public;
revoke all on function public.create_invitation(text, text, text, text), public.send_invitation_again(uuid),
  public.revoke_invitation(uuid), public.open_invitation(text), public.read_invitation(text),
  public.accept_invitation(text), public.claim_invitation_notifications(uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.create_invitation(text, text, text, text), public.send_invitation_again(uuid),
  public.revoke_invitation(uuid) to authenticated;
grant execute on function public.open_invitation(text) to anon, authenticated, service_role;
grant execute on function public.read_invitation(text), public.accept_invitation(text),
  public.claim_invitation_notifications(uuid, integer) to service_role;
