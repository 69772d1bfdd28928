-- Who may be mailed a way into an account: whoever has one, and whoever has a request, an appointment, a quote or a project,
-- or shares one, with exactly that address, who gets one by it. Anyone may type anyone's address, so nobody is told which of these it is, and the
-- mails are counted: for each sender, for each sender and mailbox, and for the mailbox over all senders, so that one
-- sender alone cannot use up what its owner needs.

alter table private.settings
  add column sign_ins_per_address_an_hour integer not null default 30,
  add column sign_in_mails_per_sender_and_mailbox_an_hour integer not null default 5,
  add column sign_in_mails_per_mailbox_a_day integer not null default 30;

-- Before anybody looks at the address: PT429 where the sender asks too often.
create function public.count_sign_in(sender_address text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform set_config('vakman.sender_address', coalesce(nullif(sender_address, ''), 'unknown'), true);
  perform private.count_sender('sign-in', (select s.sign_ins_per_address_an_hour from private.settings s),
    interval '1 hour');
end
$$;

-- Answers {found: 'account' | 'newcomer' | 'nobody', language}: to 'nobody' no mail goes. The language is that of the
-- account, where it has one.
create function public.find_sign_in(email text, sender_address text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  limits private.settings := (select s from private.settings s);
  wanted text := private.normalise_email(email);
  mailbox bytea := private.mailbox(wanted);
  account record;
  is_known boolean;
begin
  perform set_config('vakman.sender_address', coalesce(nullif(sender_address, ''), 'unknown'), true);
  select u.raw_user_meta_data ->> 'language' as language into account from auth.users u where u.email = wanted;
  is_known := found;
  if not is_known and not exists (select from public.quote_requests q where q.email_normalised = wanted)
    and not exists (select from public.facade_bookings b where b.email_normalised = wanted)
    and not exists (select from public.projects p where p.email_normalised = wanted)
    and not exists (select from public.project_members m where m.email_normalised = wanted)
    and not exists (select from public.quotes q where q.email_normalised = wanted and q.state <> 'draft')
    or not private.try_event('sign-in mail', sha256(private.sender() || mailbox),
      limits.sign_in_mails_per_sender_and_mailbox_an_hour, interval '1 hour')
    or not private.try_event('sign-in mail', mailbox, limits.sign_in_mails_per_mailbox_a_day, interval '24 hours')
  then
    return jsonb_build_object('found', 'nobody', 'language', null);
  end if;
  return jsonb_build_object(
    'found', case when is_known then 'account' else 'newcomer' end,
    'language', case when private.is_language(account.language) then account.language end);
end
$$;

revoke all on function public.count_sign_in(text), public.find_sign_in(text, text) from public, anon, authenticated;
grant execute on function public.count_sign_in(text), public.find_sign_in(text, text) to service_role;
