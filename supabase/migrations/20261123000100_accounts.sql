-- What the dashboard asks first: who the caller is, as the database knows him.

create function public.read_account() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('role', private.given_role())
$$;

revoke all on function public.read_account() from public, anon, service_role;
grant execute on function public.read_account() to authenticated;
