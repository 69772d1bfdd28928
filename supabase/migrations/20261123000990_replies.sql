-- What the office writes to whoever asked, as a mail in his language. It leaves some seconds later, and until then whoever
-- wrote it takes it back; after that it stands as it was sent, and goes with the request.

create table public.request_replies (
  -- Made by the browser, so that a retry sends no second one.
  id uuid primary key,
  request_id uuid not null references public.quote_requests (id) on delete cascade,
  author uuid references auth.users (id) on delete set null,
  language text not null constraint request_replies_language check (private.is_language(language)),
  subject text not null constraint request_replies_subject check (char_length(subject) between 1 and 150),
  body text not null constraint request_replies_body check (char_length(body) between 1 and 6000),
  created_at timestamptz not null default now(),
  -- Of the handling, where this was its first answer.
  answered_version integer,
  -- What a template leaves open, somebody fills in.
  constraint request_replies_filled check (private.open_placeholders(subject || ' ' || body) = '{}')
);
create index request_replies_request on public.request_replies (request_id, created_at);

alter table public.notifications add constraint notifications_reply
  foreign key (reply_id) references public.request_replies (id) on delete cascade;

create trigger log after insert or delete on public.request_replies
  for each row execute function private.log_activity('request', 'request_id', 'id');

-- A mail of the outbox, as it stands.
create function private.told_reply(reply public.request_replies) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select to_jsonb(reply) - array['request_id', 'answered_version'] || jsonb_build_object(
    'state', n.state, 'leaves_at', n.next_attempt_at, 'sent_at', n.sent_at, 'last_error', n.last_error)
  from public.notifications n where n.reply_id = reply.id
$$;

-- Has a reply wait for its mail, and counts as the answer that was promised where it is the first. Answers the reply. One
-- that is stored already counts as sent where it is the same, and is refused as `changed` where it is not.
create function public.send_reply(id uuid, request_id uuid, language text, subject text, body text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  reply public.request_replies;
  handling public.request_handlings;
  changed public.request_handlings;
begin
  perform private.require_request(request_id);
  select * into handling from public.request_handlings h where h.request_id = send_reply.request_id for update;
  select * into reply from public.request_replies r where r.id = send_reply.id;
  if found then
    if (reply.request_id, reply.author, reply.language, reply.subject, reply.body) is distinct from (send_reply.request_id,
      auth.uid(), send_reply.language, private.one_line(send_reply.subject), private.trim_text(send_reply.body))
    then
      perform private.refuse_as('changed', 'another reply has the id');
    end if;
    return private.told_reply(reply);
  end if;
  -- More than anybody writes: who stole a session mails the world no more than that in the firm's name.
  perform private.count_event('reply', private.hash_subject(auth.uid()::text), 100, interval '1 hour');
  changed := private.changed_handling(handling, '{"answered": true}');
  if changed is distinct from handling then
    handling := private.keep_handling(changed, private.told_previous(handling));
  else
    handling.version := null;
  end if;
  insert into public.request_replies (id, request_id, author, language, subject, body, answered_version)
  values (send_reply.id, send_reply.request_id, auth.uid(), send_reply.language, private.one_line(send_reply.subject),
    private.trim_text(send_reply.body), handling.version)
  returning * into reply;
  insert into public.notifications (request_id, reply_id, kind, next_attempt_at)
  select send_reply.request_id, reply.id, 'reply', now() + make_interval(secs => s.undo_seconds) from private.settings s;
  return private.told_reply(reply);
end
$$;

-- Takes an own reply back, and what was counted as an answer by it. Refused as `told` once its mail may have left.
create function public.undo_reply(id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  reply public.request_replies;
  handling public.request_handlings;
begin
  perform private.require_office();
  perform from public.request_handlings h
  where h.request_id = (select r.request_id from public.request_replies r where r.id = undo_reply.id) for update;
  -- In a statement of its own, which sees what whoever had it before took back.
  select * into reply from public.request_replies r where r.id = undo_reply.id;
  if not found then
    perform private.refuse_change('404', 'no such reply');
  elsif reply.author is distinct from auth.uid() then
    perform private.refuse_as('not_own', 'a reply is its author''s');
  end if;
  select * into handling from public.request_handlings h where h.request_id = reply.request_id;
  delete from public.notifications n
  where n.reply_id = reply.id and n.state = 'waiting' and n.attempts = 0 and n.claimed_until is null;
  if not found then
    perform private.refuse_as('told', 'the mail has left');
  end if;
  delete from public.request_replies r where r.id = reply.id;
  if handling.version = reply.answered_version and handling.previous is not null then
    perform private.keep_handling(jsonb_populate_record(handling, handling.previous), null);
  end if;
end
$$;

-- Of one request, the oldest first.
create function private.replies_to(of_request uuid) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.told_reply(r) order by r.created_at, r.id), '[]')
  from public.request_replies r where r.request_id = of_request
$$;

revoke all on function private.told_reply(public.request_replies), private.replies_to(uuid) from public;
revoke all on function public.send_reply(uuid, uuid, text, text, text), public.undo_reply(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.send_reply(uuid, uuid, text, text, text), public.undo_reply(uuid) to authenticated;

alter table public.request_replies enable row level security;
revoke all on public.request_replies from public, anon, authenticated, service_role;
grant select on public.request_replies to authenticated;
create policy "Employees and admins read replies" on public.request_replies
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "The office reads replies by its second factor" on public.request_replies
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
