import type { Backend } from '@vakman/supabase/local/backend';
import { demoAccounts } from '@vakman/supabase/local/demo-accounts';
import { insertQuoteRequest, quoteRequestRow } from '../support/quote-request-row.ts';
import type { Actor } from '../support/test-backend.ts';

type Arguments = Record<string, unknown>;
type Sample = (backend: Backend, actor: Actor) => Arguments | Promise<Arguments>;

/** Arguments with which a function of the database does its work for an actor who may call it. */
export type SampleArguments = Readonly<Record<string, Sample>>;

/** Of an address of its own; the link that its mail would carry. */
const newInvitation = async ({ database }: Backend) => {
  const { rows } = await database.query<{ id: string }>(
    `with made as (
      insert into public.invitations (email, name, role, language)
      values (gen_random_uuid() || '@example.org', 'Jo de Vries', 'customer', 'nl') returning *
    ), account as (
      insert into auth.users (id, email) select gen_random_uuid(), m.email from made m
    )
    insert into private.invitation_tokens (token_hash, invitation_id)
    select private.token_hash('invitation ' || m.id), m.id from made m returning invitation_id as id`,
  );
  const id = rows[0]?.id ?? '';
  return { id, token: `invitation ${id}` };
};
const invitationLink = async (backend: Backend) => ({ token: (await newInvitation(backend)).token });
const invitationOrder = async (backend: Backend) => ({ invitation_id: (await newInvitation(backend)).id });

/** Of an account of his own, so that nobody who signs in elsewhere is shut out. */
const anybody = async (database: Backend['database']) => {
  const user_id = crypto.randomUUID();
  await database.query(`insert into auth.users (id, email) values ($1, $2)`, [
    user_id,
    `${user_id}@example.org`,
  ]);
  return user_id;
};

const settingsVersion = async ({ database }: Backend) => {
  const { rows } = await database.query<{ version: number }>('select version from private.settings');
  return rows[0]?.version;
};

/** To the office, about a request; failing for hours. */
const stuckMail = async ({ database }: Backend) => {
  const row = quoteRequestRow();
  await insertQuoteRequest(database, row);
  const { rows } = await database.query<{ id: string }>(
    `update public.notifications set created_at = now() - interval '2 hours', last_error = 'SMTP ESOCKET', fault = 'system'
     where request_id = $1 and kind = 'office' returning id`,
    [row.id],
  );
  return { notification_id: rows[0]?.id };
};

const sender_address = '192.0.2.1';

/** Of the functions about accounts, invitations and profiles. */
export const accountArguments: SampleArguments = {
  accept_invitation: invitationLink,
  deactivate_person: async ({ database }) => ({ user_id: await anybody(database) }),
  // Of nobody: nothing happens.
  reactivate_person: () => ({ user_id: crypto.randomUUID() }),
  sign_out_person: async ({ database }) => ({ user_id: await anybody(database) }),
  // Of nobody: it says that there was none.
  remove_second_factor: () => ({ user_id: crypto.randomUUID() }),
  claim_account_notifications: () => ({ batch: 0 }),
  claim_invitation_notifications: () => ({ batch: 0 }),
  create_invitation: () => ({
    email: `${crypto.randomUUID()}@example.org`,
    name: 'Jo de Vries',
    role: 'customer',
    language: 'nl',
  }),
  end_session: async ({ database }, caller) => {
    const id = crypto.randomUUID();
    const account = demoAccounts.find(({ role }) => role === caller);
    await database.query('insert into auth.sessions (id, user_id) values ($1, $2)', [
      id,
      account?.id ?? demoAccounts[0]?.id,
    ]);
    return { id };
  },
  list_people: () => ({}),
  list_sessions: () => ({}),
  open_invitation: invitationLink,
  orphaned_gallery_pictures: () => ({}),
  orphaned_profile_photos: () => ({}),
  orphaned_quote_documents: () => ({}),
  read_account: () => ({}),
  read_account_deletion: () => ({}),
  read_invitation: invitationLink,
  read_profile: () => ({}),
  remove_address: () => ({ id: crypto.randomUUID() }),
  request_account_deletion: async ({ database }) => {
    // The last admin may not.
    const id = crypto.randomUUID();
    await database.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.org`]);
    await database.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [id]);
    return {};
  },
  keep_account: () => ({}),
  revoke_invitation: invitationOrder,
  save_address: () => ({
    id: crypto.randomUUID(),
    label: 'Thuis',
    street_address: 'Havenstraat 7',
    postal_code: '1354 AB',
  }),
  choose_reminders: () => ({ wanted: true }),
  save_profile: () => ({ name: 'Jo de Vries', phone: '', language: 'nl', version: 0 }),
  set_profile_photo: () => ({}),
  send_invitation_again: invitationOrder,
  count_sign_in: () => ({ sender_address }),
  find_sign_in: () => ({ sender_address, email: 'somebody@example.org' }),
  claim_mail_outage: () => ({ roads: [] }),
  note_mail_outage: () => ({ outage_id: crypto.randomUUID() }),
  read_mail_trouble: () => ({}),
  retry_mails: () => ({}),
  give_up_mail: stuckMail,
  send_test_mail: () => ({}),
  preview_retention: () => ({}),
  read_notification_addresses: () => ({}),
  read_office_settings: () => ({}),
  require_second_factor: async (backend) => ({ required: false, version: await settingsVersion(backend) }),
  run_retention: () => ({}),
  save_notification_addresses: async (backend) => ({
    addresses: ['kantoor@example.org'],
    version: await settingsVersion(backend),
  }),
};
