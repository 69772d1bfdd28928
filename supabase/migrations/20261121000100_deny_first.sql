-- Nothing is open until a later migration opens it. Hosted projects may come with wide default
-- privileges, so they are taken back here, and every migration grants what it means to.

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- The built-in grant of functions to everybody can only be revoked for all schemas at once.
alter default privileges revoke execute on functions from public;

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

-- Rules and counters that no API exposes. Usage alone shows nothing: each function is granted by name.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;
