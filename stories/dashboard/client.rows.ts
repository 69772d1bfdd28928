import type { ClientFile } from '@vakman/domain/request-handling/client-file.answers';
import { file, note, suggestion, task, userId } from './requests.rows.ts';

const { client, request } = file;
const [member] = client?.members ?? [];
if (!client || !member) throw new Error('The request of the stories has a client with an address.');

const id = (number: number) => `7b1c0000-0000-4000-8000-000000009${String(number).padStart(3, '0')}`;

/** One that hangs on the client. */
export const merged = {
  ...member,
  id: suggestion.id,
  email: 'w.suessmayr@example.org',
  merged_into: member.id,
};

const given = {
  name: request.name,
  phone: request.phone,
  street_address: request.street_address,
  postal_code: request.postal_code,
  language: 'de' as const,
};

const mail: ClientFile['mails'][number] = {
  id: id(1),
  kind: 'confirmation',
  state: 'sent',
  created_at: '2026-11-22T07:30:00+01:00',
  leaves_at: '2026-11-22T07:30:00+01:00',
  sent_at: '2026-11-22T07:30:12+01:00',
  last_error: null,
  request_id: request.id,
  booking_id: null,
  subject: null,
  body: null,
};

const entry = {
  actor: userId,
  actor_name: 'Marloes Visser',
  actor_role: 'admin' as const,
  record_kind: 'client',
  record_id: client.id,
  part_id: null,
  before: null,
  after: null,
};

/** With something of everything but photos, which come from the backend; his address answers no more. */
export const clientFile: ClientFile = {
  ...client,
  members: [{ ...member, has_account: true }, merged],
  version: 3,
  contact: { ...given, phone: '+49 170 1234567' },
  given,
  bookings: [
    {
      id: id(11),
      reference: '3F2A-91C1',
      created_at: '2026-11-20T10:00:00+01:00',
      status: 'confirmed',
      sequence: 1,
      starts_at: '2026-12-02T09:00:00+01:00',
      ends_at: '2026-12-02T12:00:00+01:00',
      name: request.name,
      email: request.email,
      phone: request.phone,
      street_address: request.street_address,
      postal_code: request.postal_code,
      square_meters: '50-100',
      price: { kind: 'range', from: 400, to: 700 },
      language: 'de',
      source: null,
    },
  ],
  visits: [
    {
      kind: 'visit',
      id: id(21),
      request_id: request.id,
      crew: null,
      starts_at: '2026-11-25T14:00:00+01:00',
      ends_at: '2026-11-25T14:45:00+01:00',
      state: 'planned',
      name: request.name,
      phone: request.phone,
      street_address: request.street_address,
      postal_code: request.postal_code,
      weather_note: 'Bij regen binnen meten',
    },
  ],
  mails: [
    {
      ...mail,
      id: id(2),
      kind: 'reply',
      subject: 'Ihre Anfrage',
      body: 'Guten Tag,\n\nwir kommen am Mittwoch.',
    },
    { ...mail, id: id(3), kind: 'booking-confirmed', request_id: null, booking_id: id(11) },
    mail,
    ...[4, 5, 6, 7].map((number) => ({
      ...mail,
      id: id(number),
      kind: 'booking-moved',
      state: 'refused' as const,
      sent_at: null,
      last_error: '550 no such mailbox',
      request_id: null,
      booking_id: id(11),
    })),
  ],
  notes: [note, { ...note, id: id(31), request_id: null, client_id: client.id, body: 'Hond in de tuin.' }],
  tasks: [task],
  files: [],
  activity: [
    { ...entry, id: 9, at: '2026-11-22T16:00:00+01:00', action: 'read', part: 'dossier' },
    {
      ...entry,
      id: 8,
      at: '2026-11-22T15:30:00+01:00',
      action: 'update',
      part: 'clients',
      before: { phone: null },
      after: { phone: '+49 170 1234567' },
    },
    ...file.activity,
  ],
  suggestions: [suggestion],
  accounts: [
    {
      id: id(41),
      email: member.email,
      role: 'customer',
      created_at: '2026-11-01T10:00:00+01:00',
      last_sign_in_at: '2026-11-21T20:15:00+01:00',
      deactivated_at: null,
    },
  ],
  invitations: [
    {
      id: id(51),
      email: merged.email,
      role: 'customer',
      state: 'expired',
      created_at: '2026-11-01T10:00:00+01:00',
      expires_at: '2026-11-08T10:00:00+01:00',
    },
  ],
};

/** Of whom there is nothing but an address. */
export const bareClient: ClientFile = {
  ...clientFile,
  name: null,
  contact: { name: null, phone: null, street_address: null, postal_code: null, language: null },
  given: null,
  members: [member],
  requests: [],
  bookings: [],
  visits: [],
  mails: [],
  notes: [],
  tasks: [],
  activity: [],
  suggestions: [],
  accounts: null,
  invitations: null,
};
