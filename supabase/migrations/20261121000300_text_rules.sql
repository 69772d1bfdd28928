-- The same rules of text as domain/src/text and domain/src/quote-request, so that the form and the
-- database never disagree. A property test compares them.

-- White space as ECMAScript trims it (WhiteSpace and LineTerminator).
create function private.white_space() returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select U&'\0009\000A\000B\000C\000D\0020\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000\FEFF'
$$;

create function private.trim_text(value text) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select btrim(value, private.white_space())
$$;

create function private.normalise_email(email text) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select lower(private.trim_text(email) collate "C")
$$;

-- Digits with a leading '+'; empty where there are fewer than eight digits.
create function private.normalise_phone(phone text) returns text
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  local_number text := regexp_replace(phone, '^[^0-9+]*\(0\)', '0');
  plain text := regexp_replace(replace(local_number, '(0)', ''), '[^0-9+]', '', 'g');
  digits text := replace(plain, '+', '');
begin
  return case
    when length(digits) < 8 then ''
    when plain like '+%' then '+' || digits
    when digits like '00%' then '+' || substr(digits, 3)
    when digits like '0%' then '+31' || substr(digits, 2)
    else '+' || digits
  end;
end
$$;

-- '1234 AB' where it is a Dutch postal code, else the text without white space at its ends.
create function private.normalise_postal_code(postal_code text) returns text
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  plain text := translate(postal_code, private.white_space() || '.-', '');
begin
  if plain ~ '^[1-9][0-9]{3}[A-Za-z]{2}$' then
    return substr(plain, 1, 4) || ' ' || upper(substr(plain, 5) collate "C");
  end if;
  return private.trim_text(postal_code);
end
$$;

revoke all on function private.white_space(), private.trim_text(text), private.normalise_email(text),
  private.normalise_phone(text), private.normalise_postal_code(text) from public;
-- Generated columns run with the rights of whoever inserts.
grant execute on function private.white_space(), private.trim_text(text), private.normalise_email(text),
  private.normalise_phone(text), private.normalise_postal_code(text) to anon, authenticated, service_role;
