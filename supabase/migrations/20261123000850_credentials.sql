-- What somebody signs in with, as his own page shows it: the address, whether there is a password, and a change of address
-- that waits to be confirmed, as long as its mails are good. The sign-in service tells none of this.

create function public.read_credentials() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'email', u.email,
    'has_password', coalesce(u.encrypted_password, '') <> '',
    'email_change', case when u.email_change <> '' and u.email_change_sent_at > now() - interval '1 hour' then
      jsonb_build_object(
        'email', u.email_change,
        'waits_for_current', coalesce(u.email_change_token_current, '') <> '',
        'waits_for_new', coalesce(u.email_change_token_new, '') <> '')
    end)
  from auth.users u
  where u.id = (select private.own_account())
$$;

revoke all on function public.read_credentials() from public, anon, service_role;
grant execute on function public.read_credentials() to authenticated;
