-- The same rules of text as domain/src/text and domain/src/contact, so that the form and the
-- database never disagree. A property test compares them.

-- White space as ECMAScript trims it (WhiteSpace and LineTerminator).
create function private.white_space() returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select U&'\0009\000A\000B\000C\000D\0020\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000\FEFF'
$$;

-- Text of more than 20,000 characters stays as it is, for the limit of its column to refuse: nobody may make the
-- database look into megabytes for nothing.
create function private.trim_text(value text) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select case
    -- Four bytes are the longest character.
    when octet_length(value) > 80000 or char_length(value) > 20000 then value
    else btrim(value, private.white_space())
  end
$$;

-- For fields of one line: line breaks and other control characters are white space, and that is one space. So nothing
-- that is typed there passes for a line of a mail.
create function private.one_line(value text) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select case
    when octet_length(value) > 80000 or char_length(value) > 20000 then value
    else btrim(regexp_replace(
      value, '[' || private.white_space() || U&'\0001-\001F\007F-\009F' || ']+', ' ', 'g'))
  end
$$;

-- The functions below run before the limits of their columns are looked at. What no column takes is nothing to them.
create function private.is_too_long(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select octet_length(value) > 1020
$$;

create function private.normalise_email(email text) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select case when private.is_too_long(email) then '' else lower(private.trim_text(email) collate "C") end
$$;

-- Digits with a leading '+'; empty where there are fewer than eight digits.
create function private.normalise_phone(phone text) returns text
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  local_number text;
  plain text;
  digits text;
begin
  if private.is_too_long(phone) then
    return '';
  end if;
  local_number := regexp_replace(phone, '^[^0-9+]*\(0\)', '0');
  plain := regexp_replace(replace(local_number, '(0)', ''), '[^0-9+]', '', 'g');
  digits := replace(plain, '+', '');
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
  plain text;
begin
  if private.is_too_long(postal_code) then
    return '';
  end if;
  plain := translate(postal_code, private.white_space() || '.-', '');
  if plain ~ '^[1-9][0-9]{3}[A-Za-z]{2}$' then
    return substr(plain, 1, 4) || ' ' || upper(substr(plain, 5) collate "C");
  end if;
  return private.trim_text(postal_code);
end
$$;

-- Digits as they are dialled in the Netherlands: `0612345678`; of a foreign number all of them.
create function private.dialled(phone text) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(regexp_replace(phone, '^(\+|00)31', '0'), '[^0-9]', '', 'g')
$$;

-- What the office finds somebody by, line by line in small letters: name, street, postal code with and without its space,
-- address of mail, and the telephone number as it is dialled here.
create function private.search_text(name text, email text, phone text, street_address text, postal_code text) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select lower(name || e'\n' || street_address || e'\n' || private.normalise_postal_code(postal_code)
    || e'\n' || replace(private.normalise_postal_code(postal_code), ' ', '') || e'\n' || email || e'\n'
    || private.dialled(private.normalise_phone(phone)))
$$;

revoke all on function private.search_text(text, text, text, text, text), private.dialled(text) from public;
-- Generated columns run with the rights of whoever inserts.
grant execute on function private.search_text(text, text, text, text, text), private.dialled(text)
  to anon, authenticated, service_role;

revoke all on function private.white_space(), private.trim_text(text), private.one_line(text),
  private.is_too_long(text), private.normalise_email(text), private.normalise_phone(text),
  private.normalise_postal_code(text) from public;
-- Generated columns run with the rights of whoever inserts.
grant execute on function private.white_space(), private.trim_text(text), private.is_too_long(text),
  private.normalise_email(text), private.normalise_phone(text), private.normalise_postal_code(text) to anon, authenticated, service_role;
