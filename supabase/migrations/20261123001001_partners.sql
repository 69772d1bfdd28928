-- Who a source is: the firm behind the name that a widget on its pages sends. Visitors may send a source that nobody wrote
-- down; it counts all the same.

create table public.partners (
  -- As widgets and links send it.
  source text primary key constraint partners_source check (private.is_source(source)),
  name text not null constraint partners_name
    check (char_length(name) between 1 and 80 and name = private.one_line(name)),
  site text constraint partners_site check (char_length(site) <= 200 and site ~ '^https?://[^\s/]+\.[^\s]+$'),
  contact_email text constraint partners_contact_email check (private.is_email(contact_email)),
  -- Since when he is no partner any more.
  ended_at timestamptz,
  -- Since when the link to his report leads there; null where there is none.
  report_since timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid references auth.users (id) on delete set null,
  constraint partners_ended_report check (ended_at is null or report_since is null)
);

create function private.count_partner_version() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  new.updated_by := auth.uid();
  return new;
end
$$;
create trigger count_version before update on public.partners
  for each row execute function private.count_partner_version();
create trigger log after insert or update or delete on public.partners
  for each row execute function private.log_activity('partner', 'source');
create constraint trigger redact after delete on public.partners deferrable initially deferred
  for each row execute function private.redact_activity('partner', 'source');

-- Writes a partner, whose version then is null, or another text in place of the version that was read; answers the version.
-- A source that another partner has is refused as `taken`, more than 500 as `too_many`.
create function public.save_partner(
  source text, name text, site text default null, contact_email text default null, version integer default null
) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  stored integer;
begin
  perform private.require_admin();
  if save_partner.version is null then
    perform private.lock_in_turn('partners');
    if exists (select from public.partners p where p.source = save_partner.source) then
      perform private.refuse_as('taken', 'another partner has this source');
    elsif (select count(*) from public.partners) >= 500 then
      perform private.refuse_as('too_many', 'five hundred partners are enough');
    end if;
    insert into public.partners as p (source, name, site, contact_email, updated_by)
    values (save_partner.source, private.one_line(save_partner.name), nullif(private.one_line(save_partner.site), ''),
      nullif(private.one_line(save_partner.contact_email), ''), auth.uid())
    returning p.version into stored;
    return stored;
  end if;
  update public.partners p
  set name = private.one_line(save_partner.name), site = nullif(private.one_line(save_partner.site), ''),
    contact_email = nullif(private.one_line(save_partner.contact_email), '')
  where p.source = save_partner.source and p.version = save_partner.version
  returning p.version into stored;
  if not found then
    perform private.refuse_as('changed', 'the partner changed meanwhile');
  end if;
  return stored;
end
$$;

-- What is written down of partners, by name: [{source, name, site, contact_email, ended_at, report_since, version}].
create function public.list_partners() returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
begin
  perform private.require_office();
  return coalesce((
    select jsonb_agg(jsonb_build_object('source', p.source, 'name', p.name, 'site', p.site,
      'contact_email', p.contact_email, 'ended_at', p.ended_at, 'report_since', p.report_since, 'version', p.version)
      order by lower(p.name), p.source)
    from public.partners p
  ), '[]');
end
$$;

-- Partners whose contact an address is: {partners: [{source, name, contact_email, created_at}]}.
create function private.partner_data(of_address text) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object('partners', coalesce(jsonb_agg(jsonb_build_object('source', p.source, 'name', p.name,
    'contact_email', p.contact_email, 'created_at', p.created_at) order by p.created_at, p.source), '[]'))
  from public.partners p where private.normalise_email(p.contact_email) = of_address
$$;

-- Takes an address away from the partners whose contact it is, and from the log of them.
create function private.erase_partner_contact(of_address text) returns void
  language sql volatile security definer set search_path = ''
as $$
  update public.partners p set contact_email = null where private.normalise_email(p.contact_email) = of_address;
  update public.activity_log l set before = private.redacted(l.before), after = private.redacted(l.after)
  where l.record_kind = 'partner' and of_address in (
    private.normalise_email(l.before ->> 'contact_email'), private.normalise_email(l.after ->> 'contact_email'))
$$;

create function private.forget_partners() returns void
  language sql volatile security definer set search_path = ''
as $$
  delete from public.partners p where p.ended_at < private.kept_since('partners')
$$;

revoke all on function private.forget_partners(), private.count_partner_version(), private.partner_data(text),
  private.erase_partner_contact(text) from public;
revoke all on function public.save_partner(text, text, text, text, integer), public.list_partners()
  from public, anon, authenticated, service_role;
grant execute on function public.save_partner(text, text, text, text, integer), public.list_partners() to authenticated;

alter table public.partners enable row level security;
revoke all on public.partners from public, anon, authenticated, service_role;
grant select on public.partners to authenticated;
create policy "Employees and admins read partners" on public.partners
  for select to authenticated using ((select private.caller_role()) in ('employee', 'admin'));
create policy "The office reads partners by its second factor" on public.partners
  as restrictive for all to authenticated using (not (select private.is_second_factor_missing()));
