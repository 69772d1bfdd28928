-- Outbox of all mails: written in the transaction of the request or the change of an appointment, claimed by the function that sends them, tried again
-- until sent. Delivery is at least once. A mail to a visitor ends unsent where the server refuses his address for good
-- (`refused`) or all tries failed for too long (`expired`), and the office is told; one to the office never ends unsent,
-- unless somebody of the office gives it up (`given-up`). A test is tried once, and given up by itself.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  request_id uuid references public.quote_requests (id) on delete cascade,
  booking_id uuid references public.facade_bookings (id) on delete cascade,
  -- Refers to the table of invitations, which comes later.
  invitation_id uuid,
  user_id uuid references auth.users (id) on delete cascade,
  -- Refers to the table of conversations, which comes later.
  conversation_id uuid,
  -- What the office wrote about a request; refers to the table of replies, which comes later.
  reply_id uuid unique,
  -- Refers to the table of quotes, which comes later.
  quote_id uuid,
  -- Refers to the table of projects, which comes later.
  project_id uuid,
  -- Of the booking, when the mail was written; of a quote, which mail of its kind it is.
  sequence integer,
  -- What a mail about an account or a project says; of one about a quote, the answer that it tells of; about a conversation,
  -- up to where and to whom.
  details jsonb,
  kind text not null constraint notifications_kind check (
    case
      when invitation_id is not null then kind = 'invitation'
      when user_id is not null then kind in ('new-sign-in', 'leaving', 'factor-removed', 'test')
      when conversation_id is not null then kind in ('chat-unread', 'chat-unread-office')
      when project_id is not null then kind in ('project-planned', 'project-moved', 'project-waiting', 'project-done',
        'project-review', 'project-shared')
      when quote_id is not null then kind in ('quote', 'quote-code', 'quote-reminder', 'quote-accepted', 'quote-withdrawn',
        'quote-taken-back', 'quote-office')
      when booking_id is null then kind in ('office', 'confirmation', 'reply')
      else kind in ('booking-office', 'booking-asked', 'booking-received', 'booking-confirmed', 'booking-refused',
        'booking-moved', 'booking-cancelled', 'booking-withdrawn', 'booking-reminder')
    end
  ),
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- Whoever claimed it has until then; after a crash somebody else may.
  claimed_until timestamptz,
  sent_at timestamptz,
  refused_at timestamptz,
  expired_at timestamptz,
  given_up_at timestamptz,
  state text not null generated always as (
    case
      when sent_at is not null then 'sent'
      when refused_at is not null then 'refused'
      when expired_at is not null then 'expired'
      when given_up_at is not null then 'given-up'
      else 'waiting'
    end
  ) stored,
  -- In fixed words and codes.
  last_error text,
  -- What the last failure stopped: any mail (`system`), or only those to this address, for now (`deferred`) or for good.
  fault text constraint notifications_fault check (fault in ('system', 'deferred', 'refused')),
  -- When an alarm told the office of a mail that ended unsent.
  told_at timestamptz,
  constraint notifications_subject check (
    num_nonnulls(request_id, booking_id, invitation_id, user_id, quote_id, project_id, conversation_id) = 1),
  constraint notifications_sequence check ((num_nonnulls(booking_id, quote_id) = 0) = (sequence is null)),
  constraint notifications_reply_kind check ((reply_id is not null) = (kind = 'reply')),
  constraint notifications_once_a_change unique (booking_id, kind, sequence),
  constraint notifications_once_a_quote unique (quote_id, kind, sequence),
  constraint notifications_one_end check (num_nonnulls(sent_at, refused_at, expired_at, given_up_at) <= 1)
);
create unique index notifications_once on public.notifications (request_id, kind) where reply_id is null;
create index notifications_user on public.notifications (user_id) where user_id is not null;
create index notifications_conversation on public.notifications (conversation_id) where conversation_id is not null;
create index notifications_due on public.notifications (next_attempt_at) where state = 'waiting';
create index notifications_newest on public.notifications (created_at desc);
create index notifications_undelivered on public.notifications (told_at) where state in ('refused', 'expired');

alter table public.notifications enable row level security;
revoke all on public.notifications from public, anon, authenticated, service_role;
grant select on public.notifications to authenticated, service_role;

-- Who was invited, and from where somebody signed in, is for admins.
create policy "Employees and admins see which mails are sent" on public.notifications
  for select to authenticated using (
    (select private.caller_role()) = 'admin'
    or (select private.caller_role()) = 'employee' and num_nonnulls(invitation_id, user_id) = 0
  );

-- The confirmation is capped for each mailbox, because anyone may type anyone's address; the office is always told.
create function private.write_notifications() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  allowed integer := (select s.confirmations_per_email_a_day from private.settings s);
begin
  -- What it takes down by telephone, the office knows.
  if private.request_channel() = 'form' then
    insert into public.notifications (request_id, kind) values (new.id, 'office');
  end if;
  if private.try_event('confirmation', private.mailbox(new.email), allowed, interval '24 hours')
    and private.may_mail(new.email)
  then
    insert into public.notifications (request_id, kind) values (new.id, 'confirmation');
  end if;
  return null;
end
$$;
revoke all on function private.write_notifications() from public;

create trigger notify after insert on public.quote_requests
  for each row execute function private.write_notifications();

-- The request, booking, invitation, account, quote, project or conversation that a mail is about; null where it is about
-- something else.
create function private.subject_of(mail public.notifications, about text) returns uuid
  language sql immutable parallel safe set search_path = ''
as $$
  select case about
    when 'booking' then mail.booking_id
    when 'invitation' then mail.invitation_id
    when 'account' then mail.user_id
    when 'project' then mail.project_id
    when 'quote' then mail.quote_id
    when 'conversation' then mail.conversation_id
    else mail.request_id
  end
$$;

create function private.is_to_office(kind text) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select kind in ('office', 'booking-office', 'booking-asked', 'quote-office', 'chat-unread-office')
$$;

-- Whether a mail was tried for as long as mails are.
create function private.is_tried_out(written_at timestamptz) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select written_at < now() - s.days_of_mail_tries * interval '24 hours' from private.settings s
$$;

-- Takes due mails for three minutes, which is longer than anybody works on one. One whose claimer never came back may be
-- what stopped him: such mails are given one at a time, after all others, so that none holds up the rest; and to a
-- visitor no more once they were tried out.
create function private.claim_due(about text, subject_id uuid, batch integer) returns setof public.notifications
  language sql volatile security definer set search_path = ''
as $$
  with due as (
    select n.id from public.notifications n
    where n.state = 'waiting' and n.next_attempt_at <= now() and n.claimed_until is null
      and private.subject_of(n, about) = coalesce(subject_id, private.subject_of(n, about))
    order by n.attempts, n.created_at
    limit greatest(0, least(batch, 100))
    for update skip locked
  ), left_behind as (
    select n.id from public.notifications n
    where n.state = 'waiting' and n.claimed_until <= now() and not exists (select from due)
      and private.subject_of(n, about) = coalesce(subject_id, private.subject_of(n, about))
    order by n.claimed_until
    limit greatest(0, least(batch, 1))
    for update skip locked
  ), claimed as (
    update public.notifications n
    set claimed_until = now() + interval '3 minutes', attempts = n.attempts + 1,
        fault = case when n.claimed_until is null then n.fault else 'system' end,
        last_error = case when n.claimed_until is null then n.last_error else 'claimed and left behind' end,
        expired_at = case
          when n.claimed_until is not null and n.kind <> 'test' and not private.is_to_office(n.kind)
            and private.is_tried_out(n.created_at)
          then now()
        end,
        given_up_at = case when n.claimed_until is not null and n.kind = 'test' then now() end
    where n.id in (select due.id from due union all select left_behind.id from left_behind)
    returning n.*
  )
  select c.* from claimed c where c.state = 'waiting'
$$;

-- Claims due mails, and gives {notification: {id, kind, attempts}, request: {…}, reply} for each; `reply` is what the
-- office wrote, {language, subject, body}.
create function public.claim_notifications(request_id uuid default null, batch integer default 10)
  returns setof jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  return query
  select jsonb_build_object(
    'notification', jsonb_build_object('id', c.id, 'kind', c.kind, 'attempts', c.attempts),
    'request', to_jsonb(q),
    'reply', case when r.id is not null then
      jsonb_build_object('language', r.language, 'subject', r.subject, 'body', r.body) end
  )
  from private.claim_due('request', claim_notifications.request_id, batch) as c
  join public.quote_requests q on q.id = c.request_id
  left join public.request_replies r on r.id = c.reply_id;
end
$$;

-- Also where the mail ended meanwhile for somebody else: what was sent was sent.
create function public.complete_notification(notification_id uuid) returns void
  language sql volatile security definer set search_path = ''
as $$
  update public.notifications
  set sent_at = now(), refused_at = null, expired_at = null, given_up_at = null, claimed_until = null, last_error = null, fault = null
  where id = notification_id
$$;

revoke all on function private.subject_of(public.notifications, text), private.is_to_office(text),
  private.is_tried_out(timestamptz), private.claim_due(text, uuid, integer) from public;
revoke all on function public.claim_notifications(uuid, integer), public.complete_notification(uuid)
  from public, anon, authenticated;
grant execute on function public.claim_notifications(uuid, integer), public.complete_notification(uuid)
  to service_role;
