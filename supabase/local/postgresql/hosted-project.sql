-- Makes of a superuser's database what `postgres` finds in a hosted project before the first migration: services own
-- their schemas, and `postgres`, who migrates, is no superuser. After supabase/postgres (migrations/db, and
-- ansible/files/postgresql_config/supautils.conf.j2). Run by `supabase_admin`, once the services have their tables.
--
-- Where this differs from a hosted project:
-- * PostgreSQL is the one of the machine (15 on Debian 12), not 17.
-- * pg_cron, pg_net, supabase_vault, supautils and safeupdate are missing, so the schedules make no jobs.
-- * `postgres` may not create roles, replicate or set `session_replication_role`: supautils grants that there, and
--   forbids to become the roles below, which without it anybody could who creates roles (up to version 15).
-- * The tables of the services have the columns that the kit and the embedded backend use, not all.

create role postgres login nosuperuser createdb bypassrls;
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role postgres set search_path = "$user", public, extensions;

alter database postgres owner to postgres;
create schema extensions;
create extension pgcrypto with schema extensions;
grant all on schema extensions to postgres;
grant usage on schema extensions to anon, authenticated, service_role;

-- Wide defaults: the migrations must take them back.
grant usage on schema public to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to anon, authenticated, service_role;

-- The command line makes its own, as `postgres`.
drop schema supabase_migrations cascade;

do $$
declare
  service record;
begin
  for service in
    select format('alter table %s owner to %I', c.oid::regclass, 'supabase_' || n.nspname || '_admin') as statement
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('auth', 'storage') and c.relkind = 'r'
    union all
    select format('alter function %s owner to %I', p.oid::regprocedure, 'supabase_' || n.nspname || '_admin')
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('auth', 'storage')
  loop
    execute service.statement;
  end loop;
end
$$;

alter schema auth owner to supabase_auth_admin;
alter schema storage owner to supabase_storage_admin;
grant usage on schema auth to postgres, anon, authenticated, service_role;
grant all on all tables in schema auth to postgres;
grant usage on schema storage to postgres with grant option;
grant usage on schema storage to anon, authenticated, service_role;
grant all on storage.buckets, storage.objects to postgres with grant option;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

-- `postgres` owns no table of the storage service, and may write policies on them all the same, as `policy_grants` of
-- supautils allows. (It allows them on the tables of auth, too, where no migration has any.) Here it belongs to the
-- owner for just that statement. Triggers need no more than the privilege.
create function extensions.lend_ownership() returns event_trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if session_user = 'postgres' then
    if tg_event = 'ddl_command_start' then
      grant supabase_storage_admin to postgres;
    else
      revoke supabase_storage_admin from postgres;
    end if;
  end if;
end
$$;
create event trigger lend_ownership on ddl_command_start
  when tag in ('CREATE POLICY', 'ALTER POLICY', 'DROP POLICY') execute function extensions.lend_ownership();
create event trigger take_ownership_back on ddl_command_end
  when tag in ('CREATE POLICY', 'ALTER POLICY', 'DROP POLICY') execute function extensions.lend_ownership();
