-- Conversations of a person: told and erased. They go with the request or the project that they are about; that of a project
-- which goes on stays as long as its work does.

-- Each conversation in which he takes part, with what he has written and was written to him, and the mails about it.
create function private.chat_data(of_address text, account_id uuid) returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
begin
  return jsonb_build_object('conversations', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', c.id, 'request_id', c.request_id, 'project_id', c.project_id, 'created_at', c.created_at,
      'read', (select r.number from public.chat_reads r where r.conversation_id = c.id and r.user_id = account_id),
      'messages', coalesce((
        select jsonb_agg(jsonb_build_object('number', m.number, 'author_side', m.author_side,
          'own', m.author is not null and m.author is not distinct from account_id, 'body', m.body, 'files', m.files,
          'sent_at', m.sent_at) order by m.number)
        from public.chat_messages m where m.conversation_id = c.id), '[]'),
      'mails', coalesce((
        select jsonb_agg(jsonb_build_object('kind', n.kind, 'created_at', n.created_at, 'sent_at', n.sent_at)
          order by n.created_at, n.id)
        from public.notifications n
        where n.conversation_id = c.id and n.kind = 'chat-unread'
          and (n.details ->> 'member')::uuid is not distinct from p.member), '[]'))
      order by c.created_at, c.id)
    from private.conversation_customers p join public.conversations c on c.id = p.conversation_id
    where p.email_normalised = of_address
  ), '[]'));
end
$$;

-- His own conversations with all that the office wrote there, and what he wrote in those of others.
create function private.erase_chat(of_address text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.conversations c
  using private.conversation_subjects s
  where s.conversation_id = c.id and s.email_normalised = of_address
    and not exists (select from public.projects p where p.id = c.project_id and private.is_live_project(p));
  delete from public.chat_messages m
  using auth.users u
  where m.author = u.id and m.author_side = 'customer' and private.normalise_email(u.email) = of_address
    and not exists (
      select from private.conversation_subjects s
      where s.conversation_id = m.conversation_id and s.email_normalised = of_address);
end
$$;

revoke all on function private.chat_data(text, uuid), private.erase_chat(text) from public;
