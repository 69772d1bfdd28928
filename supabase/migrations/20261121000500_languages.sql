-- The languages of domain/src/languages: the one list of them in the database. A test compares the two.
create function private.is_language(code text) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select code in ('nl', 'en', 'de', 'fr', 'es', 'uk', 'ru', 'zh')
$$;

revoke all on function private.is_language(text) from public;
-- Checks run with the rights of whoever inserts.
grant execute on function private.is_language(text) to anon, authenticated, service_role;
