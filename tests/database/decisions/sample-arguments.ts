import type { Backend } from '@vakman/supabase/local/backend';
import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import { demoAccounts } from '@vakman/supabase/local/demo-accounts';
import { bookingPayload, newBooking } from '../support/bookings.ts';
import { insertQuoteRequest, quoteRequestRow } from '../support/quote-request-row.ts';
import type { Actor } from '../support/test-backend.ts';
import { accountArguments, type SampleArguments } from './account-arguments.ts';
import { chatArguments } from './chat-arguments.ts';
import { projectArguments } from './project-arguments.ts';
import { quoteArguments } from './quote-arguments.ts';
import { replyArguments } from './reply-arguments.ts';

const sender_address = '192.0.2.1';

const visitorLink = async (backend: Backend) => ({ token: (await newBooking(backend)).token });
/** As an order names it. */
const visitorOrder = async (backend: Backend) => ({ ...(await visitorLink(backend)), sequence: 0 });
const officeOrder = async (backend: Backend) => ({
  token: await (await newBooking(backend)).officeToken(),
  sequence: 0,
});
/** Booked for a time that the office cannot confirm any more, unasked. */
const lateOrder = async (backend: Backend) => {
  const { id, token } = await newBooking(backend);
  await backend.database.query(
    `update public.facade_bookings set starts_at = now() + interval '9 days', ends_at = now() + interval '10 days'
     where id = $1`,
    [id],
  );
  return { token, sequence: 0 };
};
const holdOf = async (backend: Backend) => {
  // All actors have one address, which may hold few times at once.
  await backend.database.exec('delete from private.reservations where expires_at is not null');
  const { id, starts_at, square_meters } = await bookingPayload(backend);
  return { booking_id: id, size: square_meters, starts_at };
};

/** Made with the address of whoever opens it. */
const ownBooking = async (backend: Backend, actor: Actor) => {
  const account = demoAccounts.find(({ role }) => role === actor);
  return { booking_id: (await newBooking(backend, account ? { email: account.email } : {})).id };
};

/** As the office orders it in its calendar. */
const calendarOrder = async (backend: Backend) => ({
  booking_id: (await newBooking(backend)).id,
  sequence: 0,
});
/** An order that the caller gave a moment ago. */
const lastOrder = async (backend: Backend, actor: Actor) => {
  const order = await calendarOrder(backend);
  const account = demoAccounts.find(({ role }) => role === actor) ?? demoAccounts[0];
  await backend.database.query(
    `insert into private.booking_undos (booking_id, sequence, made_by, until, before, crew, occupied)
     select b.id, b.sequence, $2, now() + interval '1 minute', to_jsonb(b), r.crew, r.occupied
     from public.facade_bookings b join private.reservations r on r.id = b.id where b.id = $1`,
    [order.booking_id, account?.id],
  );
  return order;
};

const newRequest = async ({ database }: Backend) => {
  const row = quoteRequestRow();
  await insertQuoteRequest(database, row);
  return row.id;
};
const ownNote = async (backend: Backend, actor: Actor) => {
  const note = {
    id: crypto.randomUUID(),
    request_id: await newRequest(backend),
    body: 'Belt liever na zessen.',
  };
  const author = demoAccounts.find(({ role }) => role === actor)?.id ?? null;
  await backend.database.query(
    'insert into public.notes (id, request_id, body, author) values ($1, $2, $3, $4)',
    [...Object.values(note), author],
  );
  return { id: note.id };
};
const newPartner = async ({ database }: Backend) => {
  const source = `partner-${crypto.randomUUID()}`;
  await database.query('insert into public.partners (source, name) values ($1, $2)', [source, 'VvE Almere']);
  return { source };
};
const newTask = async (backend: Backend) => {
  const task = { id: crypto.randomUUID(), request_id: await newRequest(backend), title: 'Terugbellen' };
  await backend.database.query(
    'insert into public.tasks (id, request_id, title) values ($1, $2, $3)',
    Object.values(task),
  );
  return { id: task.id };
};
/** Of two addresses; the second may hang on the first. */
const twoClients = async ({ database }: Backend, merged: boolean) => {
  const [into_id, client_id] = [crypto.randomUUID(), crypto.randomUUID()];
  await database.query(
    `insert into public.clients (id, email_normalised, root_id, merged_into) values
      ($1::uuid, $1::uuid || '@example.org', $1, null),
      ($2::uuid, $2::uuid || '@example.org', case when $3 then $1::uuid else $2 end, case when $3 then $1::uuid end)`,
    [into_id, client_id, merged],
  );
  return { into_id, client_id };
};

/** Good arguments for each function of the API, new ones for each call. */
export const sampleArguments: SampleArguments = {
  ...accountArguments,
  ...chatArguments,
  ...projectArguments,
  ...quoteArguments,
  ...replyArguments,
  apply_retention: () => ({}),
  ask_early_start: lateOrder,
  assign_crew: async (backend) => ({ ...(await calendarOrder(backend)), crew: 2 }),
  attach_booking_photos: () => ({ booking_id: crypto.randomUUID(), paths: [] }),
  attach_photos: () => ({ request_id: crypto.randomUUID(), paths: [] }),
  available_slots: () => ({ size: '25-50' }),
  book_facade_cleaning: async (backend) => ({ payload: await bookingPayload(backend) }),
  book_facade_cleaning_for: async (backend) => ({ sender_address, payload: await bookingPayload(backend) }),
  cancel_appointment: visitorOrder,
  change_requests: () => ({ requests: [], change: {} }),
  choose_booking_setting: () => ({ name: 'leadWorkingDays', value: 2, seen: null }),
  claim_booking_notifications: () => ({ batch: 0 }),
  claim_notifications: () => ({ batch: 0 }),
  claim_uploads: () => ({ sender_address, paths: [] }),
  close_crew_feed: () => ({ crew: 1 }),
  close_partner_report: newPartner,
  close_partner_webhook: newPartner,
  test_partner_webhook: async (backend) => {
    const partner = await newPartner(backend);
    await backend.database.query(
      `update public.partners set webhook_url = 'https://hooks.example.org' where source = $1`,
      [partner.source],
    );
    return partner;
  },
  read_partner_webhook: newPartner,
  open_partner_webhook: async (backend) => ({
    ...(await newPartner(backend)),
    url: 'https://hooks.example.org',
  }),
  claim_webhook_deliveries: () => ({ batch: 0 }),
  settle_webhook_delivery: () => ({ delivery_id: crypto.randomUUID(), attempt: 1, status_code: 200 }),
  complete_notification: () => ({ notification_id: crypto.randomUUID() }),
  confirm_appointment: officeOrder,
  confirm_booking: calendarOrder,
  count_requests: () => ({}),
  end_partner: newPartner,
  enter_request: () => ({ payload: quoteRequestRow() }),
  erase_person: () => ({ address: 'nobody@example.org' }),
  export_my_data: () => ({}),
  export_person: () => ({ address: 'nobody@example.org' }),
  fail_notification: () => ({ notification_id: crypto.randomUUID(), reason: 'tried out' }),
  find_person: () => ({ address: 'nobody@example.org' }),
  finish_task: newTask,
  hold_slot: holdOf,
  hold_slot_for: async (backend) => ({ sender_address, ...(await holdOf(backend)) }),
  list_activity: () => ({}),
  list_clients: () => ({}),
  list_colleagues: () => ({}),
  list_requests: () => ({}),
  list_partner_figures: () => ({ since: '2026-01-01' }),
  read_figures: () => ({ since: '2026-01-01' }),
  look_at_dossier: async (backend) => {
    const { client_id } = await twoClients(backend, false);
    return { client_id, address: `${client_id}@example.org` };
  },
  merge_clients: (backend) => twoClients(backend, false),
  move_appointment: async (backend) => ({
    ...(await visitorOrder(backend)),
    starts_at: (await bookingPayload(backend)).starts_at,
  }),
  move_booking: async (backend) => ({
    ...(await calendarOrder(backend)),
    starts_at: (await bookingPayload(backend)).starts_at,
  }),
  note_retention_run: () => ({ files_removed: 0, files_stuck: 0, accounts_deleted: 0, accounts_stuck: 0 }),
  note_weather: async (backend) => ({ record_id: (await newBooking(backend)).id, note: 'Regen' }),
  open_appointment: ownBooking,
  open_crew_feed: () => ({ crew: 1, language: 'nl' }),
  open_partner_report: newPartner,
  orphaned_attachments: () => ({}),
  read_credentials: () => ({}),
  read_appointment: visitorLink,
  read_booking_settings: () => ({}),
  read_calendar: () => ({ from_day: '2026-11-23', to_day: '2026-11-29' }),
  read_client: () => ({ client_id: crypto.randomUUID() }),
  read_crew_feed: () => ({ secret: 'none' }),
  read_dossier: () => ({}),
  list_partners: () => ({}),
  read_partner_report: () => ({ secret: 'none' }),
  read_pulse: () => ({}),
  read_request: async (backend) => ({ request_id: await newRequest(backend) }),
  read_today: () => ({}),
  order_projects: () => ({ ids: [] }),
  refuse_appointment: async (backend) => ({ ...(await officeOrder(backend)), reason: 'Te hoog' }),
  refuse_booking: async (backend) => ({ ...(await calendarOrder(backend)), reason: 'Te hoog' }),
  release_slot: () => ({ booking_id: crypto.randomUUID() }),
  remove_view: () => ({ id: crypto.randomUUID() }),
  remove_note: ownNote,
  remove_task: newTask,
  save_visit: () => ({
    visit: {
      id: crypto.randomUUID(),
      title: 'Inmeten',
      starts_at: '2026-11-23T09:00:00Z',
      ends_at: '2026-11-23T10:00:00Z',
    },
  }),
  save_partner: () => ({ source: `partner-${crypto.randomUUID()}`, name: 'VvE Almere' }),
  save_view: () => ({ id: crypto.randomUUID(), page: 'requests', name: 'Deze week', query: '' }),
  save_client_contact: async (backend) => ({
    client_id: (await twoClients(backend, false)).client_id,
    version: 1,
    name: 'Jan Bakker',
  }),
  save_note: async (backend) => ({
    id: crypto.randomUUID(),
    request_id: await newRequest(backend),
    body: 'Belt liever na zessen.',
  }),
  save_task: async (backend) => ({
    id: crypto.randomUUID(),
    request_id: await newRequest(backend),
    title: 'Terugbellen',
  }),
  set_booking_rules: () => ({ facts: exampleFacts() }),
  submit_quote_request: () => ({ sender_address, payload: quoteRequestRow() }),
  undo_booking_order: lastOrder,
  undo_request_changes: () => ({ requests: [] }),
  unmerge_client: async (backend) => ({ client_id: (await twoClients(backend, true)).client_id }),
  withdraw_appointment: visitorOrder,
};
