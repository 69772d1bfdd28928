-- What admins set for the whole office: where its mails go, and whether a second factor is asked of everybody in it.

-- Addresses of the firm's own mailboxes. None: the one that the functions are configured with.
alter table private.settings
  add column notification_addresses text[] not null default '{}',
  -- Rises with each change; a change names the one that was read.
  add column version integer not null default 1;

create function private.are_notification_addresses(addresses text[]) returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select cardinality(addresses) <= 5 and not exists (
    select from unnest(addresses) as address where private.is_email(address) is not true
  )
$$;
alter table private.settings add constraint settings_notification_addresses
  check (private.are_notification_addresses(notification_addresses));

create trigger log after update of notification_addresses, second_factor_required on private.settings
  for each row execute function private.log_activity('setting', 'only_row');

-- {notification_addresses, second_factor_required, second_factor: whether the backend has any, own_second_factor, version}
create function public.read_office_settings() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('notification_addresses', s.notification_addresses,
      'second_factor_required', s.second_factor_required, 'second_factor', to_regclass('auth.mfa_factors') is not null,
      'own_second_factor', private.has_second_factor(auth.uid()), 'version', s.version)
    from private.settings s
  );
end
$$;

-- Whoever changes a setting names the version that he read.
create function private.claim_settings(version integer) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.settings s set version = s.version + 1 where s.version = claim_settings.version;
  if not found then
    perform private.refuse_as('changed', 'the settings changed meanwhile');
  end if;
end
$$;

create function public.save_notification_addresses(addresses text[], version integer) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if private.are_notification_addresses(addresses) is not true then
    perform private.refuse_as('no_address', 'at most five addresses');
  end if;
  perform private.claim_settings(version);
  update private.settings s set notification_addresses = addresses where true;
end
$$;

-- Nobody locks himself out: who asks it of all came in by his own.
create function public.require_second_factor(required boolean, version integer) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if required and coalesce(auth.jwt() ->> 'aal', '') <> 'aal2' then
    perform private.refuse_as('own_factor_missing', 'whoever asks for it has one');
  end if;
  perform private.claim_settings(version);
  update private.settings s set second_factor_required = coalesce(required, false) where true;
end
$$;

-- Where mails to the office go; none where nobody chose.
create function public.read_notification_addresses() returns text[]
  language sql stable security definer set search_path = ''
as $$
  select s.notification_addresses from private.settings s
$$;

-- What the next run would take away, in numbers: the conditions of `private.forget_orders`, without its limit.
create function public.preview_retention() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'requests', (select count(*) from public.quote_requests q where q.created_at < private.kept_since('requests')),
    'quotes', (select count(*) from public.quotes q
      where q.state <> 'accepted' and q.updated_at < private.kept_since('quotes')),
    'bookings', (select count(*) from public.facade_bookings b
      where b.status <> 'confirmed' and b.updated_at < private.kept_since('bookings') and b.ends_at < now()),
    'invoices', (select count(*) from public.facade_bookings b
        where b.status = 'confirmed' and b.ends_at < private.kept_since('invoices'))
      + (select count(*) from public.quotes q where q.state = 'accepted' and q.updated_at < private.kept_since('invoices'))
      + (select count(*) from private.withheld_records w where w.happened_at < private.kept_since(w.what)));
end
$$;

-- The job, at once: rows go now, files and accounts with its next run within the hour. What was taken away, in numbers.
create function public.run_retention() returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return public.apply_retention() -> 'erased';
end
$$;

revoke all on function private.are_notification_addresses(text[]), private.claim_settings(integer) from public;
revoke all on function public.read_office_settings(), public.save_notification_addresses(text[], integer),
  public.require_second_factor(boolean, integer), public.read_notification_addresses(), public.preview_retention(),
  public.run_retention() from public, anon, authenticated, service_role;
grant execute on function public.read_office_settings(), public.save_notification_addresses(text[], integer),
  public.require_second_factor(boolean, integer), public.preview_retention(), public.run_retention() to authenticated;
grant execute on function public.read_notification_addresses() to service_role;
