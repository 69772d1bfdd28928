-- What becomes of a mail that could not be sent, and which alarms it raises: `failing-mail` for the transport,
-- `refused-office-mail` where nothing reaches the office, `undelivered-mail` for those to visitors that ended unsent. The
-- first two count as seen, by nobody, once no such mail is left.

create function private.end_alarm(of_kind text) returns void
  language sql volatile security definer set search_path = ''
as $$
  update public.alarms a set seen_at = now() where a.kind = of_kind and a.seen_at is null
$$;

-- When a mail could not be sent for an hour, and not for its address, or nobody even tried.
create function private.watch_transport() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  mails bigint;
  since timestamptz;
begin
  select count(*), min(n.created_at) into mails, since
  from public.notifications n
  where n.state = 'waiting' and (
    n.fault = 'system' and n.created_at < now() - interval '1 hour'
    or n.next_attempt_at < now() - interval '1 hour'
  );
  if mails > 0 then
    perform private.raise_alarm('failing-mail', jsonb_build_object('mails', mails, 'since', since));
  else
    perform private.end_alarm('failing-mail');
  end if;
end
$$;

-- When the office's own address is refused. Only such mails wait on after a refusal.
create function private.watch_office_address() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  mails bigint;
  since timestamptz;
  reason text;
begin
  select count(*), min(n.created_at), max(n.last_error) into mails, since, reason
  from public.notifications n
  where n.state = 'waiting' and n.fault = 'refused';
  if mails > 0 then
    perform private.raise_alarm('refused-office-mail',
      jsonb_build_object('mails', mails, 'since', since, 'last_error', reason));
  else
    perform private.end_alarm('refused-office-mail');
  end if;
end
$$;

-- Tells the office once of each mail that ended unsent: how many did since an alarm was last marked as seen, and the ten
-- newest. Their requests and appointments hold the phone numbers.
create function private.watch_undelivered() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  detail jsonb;
begin
  if not exists (
    select from public.notifications n where n.state in ('refused', 'expired') and n.told_at is null
  ) then
    return;
  end if;
  select jsonb_build_object('mails', count(*),
    'newest', jsonb_agg(ended.mail order by ended.place) filter (where ended.place <= 10))
  into detail
  from (
    select row_number() over (order by coalesce(n.refused_at, n.expired_at) desc, n.id) as place, (
        select jsonb_object_agg(field.key, field.value)
        from jsonb_each(jsonb_strip_nulls(to_jsonb(n))) as field
        where field.key in ('kind', 'state', 'last_error', 'request_id', 'booking_id', 'invitation_id', 'quote_id', 'project_id',
          'conversation_id')
      ) as mail
    from public.notifications n
    where n.state in ('refused', 'expired') and (n.told_at is null or n.told_at >= (
      select a.first_raised_at from public.alarms a where a.kind = 'undelivered-mail' and a.seen_at is null
    ))
  ) as ended;
  if private.raise_alarm('undelivered-mail', detail) then
    update public.notifications n set told_at = now()
    where n.state in ('refused', 'expired') and n.told_at is null;
  end if;
end
$$;

create function private.watch_mails() returns void
  language sql volatile security definer set search_path = ''
as $$
  select private.watch_transport();
  select private.watch_office_address();
  select private.watch_undelivered()
$$;

-- Tries again after 1, 2, 4 … minutes, at least once an hour. A mail to a visitor ends when it was refused or tried out;
-- one to the office goes on, then once a day. A test has its answer by then. `fault` as in the table.
create function public.fail_notification(notification_id uuid, reason text, fault text default 'system')
  returns void
  language sql volatile security definer set search_path = ''
as $$
  update public.notifications n
  set claimed_until = null, last_error = left(reason, 500), fault = fail_notification.fault,
      next_attempt_at = now() + case
        when private.is_tried_out(n.created_at) then interval '24 hours'
        else interval '1 minute' * least(60, 2 ^ least(greatest(n.attempts - 1, 0), 6))
      end,
      given_up_at = case when n.kind = 'test' then now() end,
      refused_at = case
        when n.kind <> 'test' and not private.is_to_office(n.kind) and fail_notification.fault = 'refused' then now()
      end,
      expired_at = case
        when n.kind <> 'test' and not private.is_to_office(n.kind) and fail_notification.fault <> 'refused'
          and private.is_tried_out(n.created_at)
        then now()
      end
  where n.id = notification_id and n.state = 'waiting';
  select private.watch_mails()
$$;

revoke all on function private.end_alarm(text), private.watch_transport(), private.watch_office_address(), private.watch_undelivered(),
  private.watch_mails() from public;
revoke all on function public.fail_notification(uuid, text, text) from public, anon, authenticated;
grant execute on function public.fail_notification(uuid, text, text) to service_role;
