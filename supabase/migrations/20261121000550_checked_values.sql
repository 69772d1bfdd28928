-- What a value may be, once for all tables that keep it: the same numbers and patterns as in domain/src/contact,
-- domain/src/form and domain/src/square-meters. As functions and no types: a type is looked at before a trigger has tidied
-- the text, and its answer names neither table nor field, as the CHECK of a column does.

create function private.is_person_name(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select char_length(value) between 2 and 100
$$;

create function private.is_email(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select char_length(value) between 1 and 255
    and value ~ '^(?!\.)(?!.*\.\.)[A-Za-z0-9_''+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$'
$$;

create function private.is_phone(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select char_length(value) between 10 and 20
$$;

create function private.is_street_address(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select char_length(value) between 5 and 200
$$;

create function private.is_postal_code(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select char_length(value) between 4 and 10
$$;

create function private.is_square_meters(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select value in ('unknown', '0-25', '25-50', '50-100', '100-200', '200-500', '500+')
$$;

-- Name of the partner on whose page a form stood.
create function private.is_source(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select value ~ '^[a-z0-9][a-z0-9-]{0,63}$'
$$;

revoke all on function private.is_person_name(text), private.is_email(text), private.is_phone(text),
  private.is_street_address(text), private.is_postal_code(text), private.is_square_meters(text),
  private.is_source(text) from public;
-- Checks run with the rights of whoever inserts.
grant execute on function private.is_person_name(text), private.is_email(text), private.is_phone(text),
  private.is_street_address(text), private.is_postal_code(text), private.is_square_meters(text),
  private.is_source(text) to anon, authenticated, service_role;
