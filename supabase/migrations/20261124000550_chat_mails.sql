-- Mails about messages that somebody has not read for some minutes: one to each person until he has read what it is about,
-- and none in the hours of rest. They never quote what was written. Who reads a mailbox proved it by nothing but the form
-- where the request was typed; a mail is shown on locked screens, passed on, and kept when the conversation is erased; and
-- that somebody read a message is known only where he opened it.

alter table public.notifications add constraint notifications_conversation
  foreign key (conversation_id) references public.conversations (id) on delete cascade;

create function private.is_quiet(moment timestamptz) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select case
    when s.chat_quiet_from <= s.chat_quiet_until
    then clock.shown >= s.chat_quiet_from and clock.shown < s.chat_quiet_until
    else clock.shown >= s.chat_quiet_from or clock.shown < s.chat_quiet_until
  end
  from private.settings s, lateral (select (moment at time zone 'Europe/Amsterdam')::time) as clock (shown)
$$;

-- Up to which number somebody on the customer's side has read.
create function private.read_by(of_conversation uuid, address text) returns integer
  language sql stable security definer set search_path = ''
as $$
  select coalesce(max(r.number), 0) from public.chat_reads r join auth.users u on u.id = r.user_id
  where r.conversation_id = of_conversation and private.normalise_email(u.email) = address
$$;

-- Whether a mail about what comes after a number was written already, to the office or to somebody on the other side.
create function private.is_chat_mailed(of_conversation uuid, of_kind text, to_member uuid, after integer) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.notifications n
    where n.conversation_id = of_conversation and n.kind = of_kind
      and (n.details ->> 'member')::uuid is not distinct from to_member and (n.details ->> 'number')::integer > after
  )
$$;

-- Writes the mails of one conversation that are due, and when to look again.
create function private.write_chat_mails(conversation public.conversations) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  old_enough constant timestamptz := now() - (private.chat_mail_due(now()) - now());
  -- Some message is too new to be mailed about.
  again timestamptz := case when conversation.last_at > old_enough then private.chat_mail_due(conversation.last_at) end;
  reader record;
begin
  if exists (
    select from public.chat_messages m
    where m.conversation_id = conversation.id and m.author_side = 'customer' and m.number > conversation.office_read
      and m.sent_at <= old_enough
  ) and not private.is_chat_mailed(conversation.id, 'chat-unread-office', null, conversation.office_read) then
    insert into public.notifications (conversation_id, kind, details)
    values (conversation.id, 'chat-unread-office', jsonb_build_object('number', conversation.last_number));
  end if;
  for reader in
    select p.member, p.email, private.read_by(conversation.id, p.email_normalised) as number, private.has_account(p.email_normalised) as is_proven
    from private.conversation_customers p
    where p.conversation_id = conversation.id and not private.is_shut_out(p.email_normalised)
  loop
    continue when not exists (
      select from public.chat_messages m
      where m.conversation_id = conversation.id and m.author_side = 'office' and m.number > reader.number
        and m.sent_at <= old_enough
    ) or private.is_chat_mailed(conversation.id, 'chat-unread', reader.member, reader.number);
    -- A mailbox that nobody has proven gets no more mails in a day than any visitor's.
    if private.may_mail(reader.email) or reader.is_proven then
      insert into public.notifications (conversation_id, kind, details)
      values (conversation.id, 'chat-unread', jsonb_build_object('number', conversation.last_number, 'member', reader.member));
    else
      again := least(again, now() + interval '1 hour');
    end if;
  end loop;
  update public.conversations c set mail_due_at = again where c.id = conversation.id;
end
$$;

-- Whether an account with the address was shut.
create function private.is_shut_out(address text) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users u join public.user_roles r on r.user_id = u.id
    where r.deactivated_at is not null and private.normalise_email(u.email) = address
  )
$$;

create function private.write_due_chat_mails() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  due public.conversations;
begin
  if private.is_quiet(now()) then
    return;
  end if;
  -- Whoever is writing them now writes these as well.
  for due in
    select * from public.conversations c where c.mail_due_at <= now() order by c.mail_due_at limit 100 for update skip locked
  loop
    perform private.write_chat_mails(due);
  end loop;
end
$$;

-- Mails about what was read since, or to whom takes no part any more, are taken out before they leave.
create function private.drop_read_chat_mails() returns void
  language sql volatile security definer set search_path = ''
as $$
  delete from public.notifications n
  using public.conversations c
  where c.id = n.conversation_id and n.state = 'waiting' and (n.claimed_until is null or n.claimed_until <= now())
    and case n.kind
      when 'chat-unread-office' then c.customer_number <= c.office_read
      else not exists (
        select from private.conversation_customers p
        where p.conversation_id = c.id and p.member is not distinct from (n.details ->> 'member')::uuid
          and exists (
            select from public.chat_messages m
            where m.conversation_id = c.id and m.author_side = 'office' and m.number > private.read_by(c.id, p.email_normalised)
          )
      )
    end
$$;

-- Claims due mails, and gives {notification: {id, kind, attempts}, conversation: {id, name, street_address, title},
-- reader: {email, name, language} or null for the office, unread, writers} for each: how many messages wait, and what
-- those who wrote them are called.
create function public.claim_chat_notifications(conversation_id uuid default null, batch integer default 10) returns setof jsonb
  language plpgsql volatile security definer set search_path = '' set timezone = 'UTC'
as $$
begin
  perform private.drop_read_chat_mails();
  perform private.write_due_chat_mails();
  return query
  select jsonb_build_object(
    'notification', jsonb_build_object('id', n.id, 'kind', n.kind, 'attempts', n.attempts),
    'conversation', jsonb_build_object('id', c.id, 'title', s.title, 'name', s.name, 'street_address', s.street_address),
    'reader', case when p.email is not null then jsonb_build_object('email', p.email, 'name', p.name,
      'language', coalesce((
        select profile.language from public.profiles profile join auth.users u on u.id = profile.user_id
        where private.normalise_email(u.email) = p.email_normalised and u.email_confirmed_at is not null limit 1), p.language)) end,
    'unread', waiting.count, 'writers', waiting.names)
  from private.claim_due('conversation', claim_chat_notifications.conversation_id, batch) as n
  join public.conversations c on c.id = n.conversation_id
  join private.conversation_subjects s on s.conversation_id = c.id
  left join private.conversation_customers p
    on p.conversation_id = c.id and n.kind = 'chat-unread' and p.member is not distinct from (n.details ->> 'member')::uuid
  cross join lateral (
    select count(*), coalesce(jsonb_agg(distinct profile.name) filter (where profile.name is not null), '[]') as names
    from public.chat_messages m left join public.profiles profile on profile.user_id = m.author
    where m.conversation_id = c.id and m.author_side = case n.kind when 'chat-unread' then 'office' else 'customer' end
      and m.number > case n.kind when 'chat-unread' then private.read_by(c.id, p.email_normalised) else c.office_read end
  ) as waiting;
end
$$;

revoke all on function private.is_quiet(timestamptz), private.read_by(uuid, text), private.is_chat_mailed(uuid, text, uuid, integer),
  private.write_chat_mails(public.conversations), private.is_shut_out(text), private.write_due_chat_mails(),
  private.drop_read_chat_mails() from public;
revoke all on function public.claim_chat_notifications(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.claim_chat_notifications(uuid, integer) to service_role;
