-- Mails that did not leave for an hour: what the office sees of them and does about one. And a test, which tells an
-- admin at once whether mail leaves.

-- Whether a mail failed, or nobody even tried it, for so long.
create function private.is_stuck(mail public.notifications, for_long interval) returns boolean
  language sql stable parallel safe set search_path = ''
as $$
  select mail.state = 'waiting' and (
    mail.last_error is not null and mail.created_at < now() - for_long
    or mail.next_attempt_at < now() - for_long)
$$;

-- Mails to accounts and to who was invited are for admins.
create function private.sees_mail(mail public.notifications) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select private.caller_role() = 'admin' or mail.invitation_id is null and mail.user_id is null
$$;

-- Whom a mail about unread messages goes to: {name, email}; null for any other. In plpgsql, since a later migration makes
-- the table of conversations.
create function private.unread_person(conversation_id uuid, member uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('name', p.name, 'email', p.email) from private.conversation_customers p
    where p.conversation_id = unread_person.conversation_id and p.member is not distinct from unread_person.member
  );
end
$$;

-- Whom a mail about a project goes to: {name, email, phone}; null for any other. In plpgsql, since a later migration makes
-- the table of projects.
create function private.told_of_project(project_id uuid, member_id uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('name', coalesce(m.name, p.name), 'email', coalesce(m.email, p.email),
      'phone', case when m.id is null then nullif(p.phone, '') end)
    from public.projects p left join public.project_members m on m.id = told_of_project.member_id
    where p.id = told_of_project.project_id);
end
$$;

-- Whom a mail about a quote goes to: {name, email}; null for any other. In plpgsql, since a later migration makes the
-- table of quotes.
create function private.quoted_person(quote_id uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select jsonb_build_object('name', q.name, 'email', q.email) from public.quotes q where q.id = quoted_person.quote_id);
end
$$;

-- {count, rows}, the fifty that wait longest first; `to` shows the address in part, and is null for the office.
create function private.failing_mails() returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  with stuck as (
    select n.* from public.notifications n
    where n.state = 'waiting' and private.is_stuck(n, interval '1 hour') and private.sees_mail(n)
  )
  select jsonb_build_object('count', (select count(*) from stuck), 'rows', coalesce(jsonb_agg(jsonb_build_object(
    'id', n.id, 'kind', n.kind, 'since', n.created_at, 'attempts', n.attempts, 'next_attempt_at', n.next_attempt_at,
    'last_error', n.last_error, 'fault', n.fault, 'request_id', n.request_id, 'booking_id', n.booking_id,
    'invitation_id', n.invitation_id, 'user_id', n.user_id, 'quote_id', n.quote_id, 'project_id', n.project_id,
    'conversation_id', n.conversation_id,
    'to', case when not private.is_to_office(n.kind) then
      private.masked_email(coalesce(q.email, b.email, i.email, u.email, private.quoted_person(n.quote_id) ->> 'email',
        private.told_of_project(n.project_id, (n.details ->> 'member')::uuid) ->> 'email',
        private.unread_person(n.conversation_id, (n.details ->> 'member')::uuid) ->> 'email')) end)
    order by n.created_at, n.id), '[]'))
  from (select * from stuck s order by s.created_at, s.id limit 50) as n
  left join public.quote_requests q on q.id = n.request_id
  left join public.facade_bookings b on b.id = n.booking_id
  left join public.invitations i on i.id = n.invitation_id
  left join auth.users u on u.id = n.user_id
$$;

-- Has a mail tried again as soon as somebody sends mails, or all that the caller sees where none is named. What is due
-- already stays as long due as it is.
create function public.retry_mails(notification_id uuid default null) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_office();
  perform private.count_event('mail retry', private.hash_subject(auth.uid()::text), 60, interval '1 hour');
  update public.notifications n set next_attempt_at = now()
  where n.id = any (array(
    select m.id from public.notifications m
    where m.state = 'waiting' and m.next_attempt_at > now() and private.is_stuck(m, interval '1 hour')
      and private.sees_mail(m) and m.id = coalesce(retry_mails.notification_id, m.id)
    order by m.id for update skip locked
  ));
end
$$;

-- Ends a mail that did not leave for an hour, or has it tried on within the hour after that; should it be on its way just
-- now, it was sent all the same. Logged with what it was about.
create function public.give_up_mail(notification_id uuid, given_up boolean default true) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  mail public.notifications;
begin
  perform private.require_office();
  update public.notifications n
  set given_up_at = case when given_up then now() end, claimed_until = null, next_attempt_at = now()
  where n.id = give_up_mail.notification_id and private.sees_mail(n) and case
    when given_up then private.is_stuck(n, interval '1 hour')
    else n.given_up_at > now() - interval '1 hour' and n.kind <> 'test'
  end
  returning n.* into mail;
  if not found then
    perform private.refuse_change('404', 'no such mail');
  end if;
  insert into public.activity_log (actor, actor_role, action, record_kind, record_id, part, part_id, before, after)
  values (auth.uid(), private.actor_role(), 'update',
    case when mail.request_id is not null then 'request' when mail.booking_id is not null then 'booking'
      when mail.invitation_id is not null then 'invitation' when mail.quote_id is not null then 'quote'
      when mail.project_id is not null then 'job' when mail.conversation_id is not null then 'conversation' else 'person' end,
    coalesce(mail.request_id, mail.booking_id, mail.invitation_id, mail.quote_id, mail.project_id, mail.conversation_id,
      mail.user_id)::text,
    'notifications', mail.id::text,
    jsonb_build_object('state', case when given_up then 'waiting' else 'given-up' end),
    jsonb_build_object('state', mail.state, 'kind', mail.kind));
end
$$;

-- A mail to the caller's own address, tried once; the test before it is forgotten. Gives its id.
create function public.send_test_mail() returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  mail_id uuid;
begin
  perform private.require_admin();
  perform private.count_event('test mail', private.hash_subject(auth.uid()::text), 5, interval '1 hour');
  delete from public.notifications n where n.user_id = auth.uid() and n.kind = 'test';
  insert into public.notifications (user_id, kind, details) values (auth.uid(), 'test', '{}') returning id into mail_id;
  return mail_id;
end
$$;

revoke all on function private.is_stuck(public.notifications, interval), private.sees_mail(public.notifications),
  private.quoted_person(uuid), private.told_of_project(uuid, uuid), private.unread_person(uuid, uuid),
  private.failing_mails() from public;
revoke all on function public.retry_mails(uuid), public.give_up_mail(uuid, boolean), public.send_test_mail()
  from public, anon, authenticated, service_role;
grant execute on function public.retry_mails(uuid), public.give_up_mail(uuid, boolean), public.send_test_mail() to authenticated;
