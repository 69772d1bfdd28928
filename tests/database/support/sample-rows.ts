import type { Backend } from '@vakman/supabase/local/backend';
import { bookingPayload, newBooking } from './bookings.ts';
import { insertChatSamples, ownChatSamples } from './sample-chat-rows.ts';
import { insertQuoteRequest, quoteRequestRow } from './quote-request-row.ts';
import { insertOfficeSamples } from './sample-office-rows.ts';
import { insertProjectSamples } from './sample-project-rows.ts';

export interface Sample {
  /** Column and value that find the sample. */
  readonly key: readonly [column: string, value: string];
  /** A row that a caller might insert. */
  readonly row: () => Promise<Record<string, unknown>>;
  /** A change that a caller might make. */
  readonly change: Record<string, unknown>;
}

/** Puts one row into each table of the API, and says how to ask for another. */
export async function insertSamples(backend: Backend): Promise<Record<string, Sample>> {
  const { database } = backend;
  const newUser = async () => {
    const id = crypto.randomUUID();
    await database.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.org`]);
    return id;
  };
  const newRequest = async () => {
    const row = quoteRequestRow();
    await insertQuoteRequest(database, row);
    return row.id;
  };
  const user = await newUser();
  await database.query(`insert into user_roles (user_id, role) values ($1, 'customer')`, [user]);
  const request = await newRequest();
  const address = { id: crypto.randomUUID(), street_address: 'Havenstraat 7', postal_code: '1354 AB' };
  await database.query(`insert into profiles (user_id, name) values ($1, 'Jo de Vries')`, [user]);
  await database.query(
    'insert into profile_addresses (id, street_address, postal_code, user_id) values ($1, $2, $3, $4)',
    [...Object.values(address), user],
  );
  const project = `Woonhuis ${crypto.randomUUID()}`;
  await database.query(
    `insert into project_gallery (title, category, published_at, permission, permitted_on)
     values ($1, 'painting', now(), 'mail', '2026-11-21')`,
    [project],
  );
  const [alarm] = (
    await database.query<{ id: string }>(
      `insert into alarms (kind) values ('failing-mail')
       on conflict (kind) where seen_at is null do update set times = 1 returning id`,
    )
  ).rows;
  // Those of earlier calls would take all the times that there are.
  await database.exec('delete from facade_bookings; delete from private.reservations');
  const booking = await newBooking(backend);
  const [act] = (
    await database.query<{ id: string }>(
      `insert into person_acts (act, subject) values ('exported', 'somebody') returning id`,
    )
  ).rows;
  await database.query(`insert into crews (number, active) values (100, false) on conflict do nothing`);
  await database.query(
    `insert into booking_settings (name, value) values ('leadWorkingDays', '2') on conflict do nothing`,
  );
  await database.query(`insert into retention_runs (day) values ('2020-01-06') on conflict do nothing`);
  // In the past, where it is in nobody's way.
  const hour = { starts_at: '2020-01-06T08:00:00Z', ends_at: '2020-01-06T09:00:00Z' };
  const reason = `Vakantie ${crypto.randomUUID()}`;
  await database.query('insert into blocked_times (starts_at, ends_at, reason) values ($1, $2, $3)', [
    hour.starts_at,
    hour.ends_at,
    reason,
  ]);
  const visit = { id: crypto.randomUUID(), title: 'Inmeten', ...hour };
  await database.query(
    'insert into visits (id, title, starts_at, ends_at) values ($1, $2, $3, $4)',
    Object.values(visit),
  );
  const invitation = crypto.randomUUID();
  const invited = { name: 'Jo de Vries', role: 'customer', language: 'nl' };
  await database.query(
    `insert into invitations (id, email, name, role, language) values ($1, 'jo@example.org', $2, $3, $4)`,
    [invitation, ...Object.values(invited)],
  );
  return {
    ...(await insertOfficeSamples(database, { request, user, newRequest })),
    ...(await insertChatSamples(database, user)),
    ...(await insertProjectSamples(database)),
    alarms: {
      key: ['id', alarm?.id ?? ''],
      row: async () => ({ kind: 'unknown-sender' }),
      change: { seen_at: '2026-11-22T09:00:00Z' },
    },
    facade_bookings: {
      key: ['id', booking.id],
      row: async () => ({
        ...(await bookingPayload(backend)),
        ends_at: booking.slot.ends_at,
        price: { kind: 'measure' },
      }),
      change: { status: 'confirmed' },
    },
    booking_settings: {
      key: ['name', 'leadWorkingDays'],
      row: async () => ({ name: 'horizonDays', value: 80 }),
      change: { value: 3 },
    },
    crews: {
      key: ['number', '100'],
      row: async () => {
        await database.query('delete from crews where number = 99');
        return { number: 99, active: false };
      },
      change: { name: 'Ploeg Zuid' },
    },
    blocked_times: {
      key: ['reason', reason],
      row: async () => ({ ...hour, reason: 'Regen' }),
      change: { crew: 1 },
    },
    quote_requests: {
      key: ['id', request],
      row: async () => ({ ...quoteRequestRow() }),
      change: { name: 'Somebody else' },
    },
    invitations: {
      key: ['id', invitation],
      row: async () => ({ ...invited, email: `${crypto.randomUUID()}@example.org` }),
      change: { role: 'admin' },
    },
    notifications: {
      key: ['request_id', request],
      row: async () => ({ request_id: await newRequest(), kind: 'office' }),
      change: { attempts: 100 },
    },
    profile_addresses: {
      key: ['id', address.id],
      row: async () => ({ ...address, id: crypto.randomUUID(), user_id: user }),
      change: { label: 'Thuis' },
    },
    profiles: {
      key: ['user_id', user],
      row: async () => ({ user_id: await newUser(), name: 'Jo de Vries' }),
      change: { name: 'Somebody else' },
    },
    person_acts: {
      key: ['id', act?.id ?? ''],
      row: async () => ({ act: 'erased', subject: 'somebody' }),
      change: { act: 'erased' },
    },
    project_gallery: {
      key: ['title', project],
      row: async () => ({ title: 'Woonhuis in Gouda', category: 'other' }),
      change: { description: 'Kozijnen geschilderd.' },
    },
    retention_runs: {
      key: ['day', '2020-01-06'],
      row: async () => ({ day: '2020-01-07' }),
      change: { runs: 2 },
    },
    user_roles: {
      key: ['user_id', user],
      row: async () => ({ user_id: await newUser(), role: 'admin' }),
      change: { role: 'employee' },
    },
    visits: {
      key: ['id', visit.id],
      row: async () => ({ ...visit, id: crypto.randomUUID() }),
      change: { title: 'Nameten' },
    },
  };
}

/** Rows of the tables that keep something of a person, for somebody who is signed in. */
export async function ownSamples(
  { database }: Backend,
  userId: string,
): Promise<Readonly<Record<string, Sample>>> {
  await database.query('insert into profiles (user_id) values ($1) on conflict do nothing', [userId]);
  await database.query(
    `insert into profile_addresses (id, user_id, street_address, postal_code)
     values ($1, $1, 'Havenstraat 7', '1354 AB') on conflict do nothing`,
    [userId],
  );
  await database.query(
    `insert into saved_views (id, user_id, page, name, query) values ($1, $1, 'requests', 'Deze week', '')
     on conflict do nothing`,
    [userId],
  );
  const view = { user_id: userId, page: 'requests', name: 'Deze week', query: '' };
  const address = { user_id: userId, street_address: 'Havenstraat 7', postal_code: '1354 AB' };
  return {
    ...(await ownChatSamples(database, userId)),
    profile_addresses: {
      key: ['user_id', userId],
      row: async () => ({ ...address, id: crypto.randomUUID() }),
      change: { label: 'Thuis' },
    },
    saved_views: {
      key: ['user_id', userId],
      row: async () => ({ ...view, id: crypto.randomUUID() }),
      change: { name: 'Deze maand' },
    },
    profiles: {
      key: ['user_id', userId],
      row: async () => ({ user_id: userId }),
      change: { name: 'Somebody else' },
    },
    user_roles: {
      key: ['user_id', userId],
      row: async () => ({ user_id: userId, role: 'admin' }),
      change: { role: 'admin' },
    },
  };
}
