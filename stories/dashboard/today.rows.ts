import type { Today } from '@vakman/domain/office-today/office-today.answers';
import { exampleRequest } from '@vakman/domain/quote-request/quote-request.example';
import { failingMails } from './mail-trouble.rows.ts';
import { quotes } from './quotes.rows.ts';

/** When the stories happen, in milliseconds. */
export const now = Date.parse('2026-11-23T09:00:00+01:00');

const id = (number: number) => `7b1c0000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const { email, phone } = exampleRequest;
const person = {
  email,
  phone,
  street_address: 'Oude Zijds Achterburgwal 143 hoog',
  postal_code: '1012 DG',
} as const;

const request = (number: number, name: string, due: string, left: number) => ({
  ...exampleRequest,
  ...person,
  id: id(number),
  name,
  message: 'De kozijnen aan de voorkant bladderen af. Graag schuren, gronden en twee keer aflakken.',
  language: 'nl' as const,
  source: null,
  created_at: '2026-11-22T09:30:00+01:00',
  photos: 2,
  notes: 0,
  open_tasks: 0,
  open_minutes: left,
  handling: {
    request_id: id(number),
    received_at: '2026-11-22T09:30:00+01:00',
    channel: 'form' as const,
    entered_by: null,
    state: 'new' as const,
    lost_reason: null,
    assignee: null,
    answer_due_at: due,
    won_amount: null,
    first_answered_at: null,
    version: 1,
    updated_at: '2026-11-22T09:30:00+01:00',
    updated_by: null,
    undoable: false,
  },
});

const booking = {
  ...person,
  created_at: '2026-11-22T09:30:00+01:00',
  status: 'requested',
  sequence: 0,
  starts_at: '2026-12-17T08:00:00+01:00',
  ends_at: '2026-12-17T12:00:00+01:00',
  square_meters: '25-50',
  price: { kind: 'measure' },
  language: 'nl',
  source: null,
  confirm_until: '2026-11-23T17:00:00+01:00',
  lacks_early_start: false,
} as const;

export const emptyToday: Today = {
  requests: { waiting: 0, late: 0, rows: [] },
  quotes: [],
  bookings: [],
  mails: [],
  failing: { count: 0, rows: [] },
  alarms: [],
  invitations: null,
  visits: [],
  tasks: [],
  mentions: [],
};

export const [sureBooking, earlyBooking] = [
  { ...booking, id: id(21), reference: '3F2A-91C1', name: 'Familie Bakker' },
  { ...booking, id: id(22), reference: '3F2A-91C2', name: '赵静', lacks_early_start: true },
] as const;

export const task = {
  id: id(31),
  request_id: id(1),
  client_id: null,
  title: 'Offerte nabellen',
  due_on: '2026-11-19',
  assignee: null,
  created_at: '2026-11-17T09:30:00+01:00',
  created_by: null,
  done_at: null,
  done_by: null,
  version: 1,
  name: 'Wolfgang Süßmayr-Hohenzollern',
} as const;

export const alarm = {
  id: id(41),
  kind: 'undelivered-mail',
  first_raised_at: '2026-11-23T07:12:00+01:00',
  last_raised_at: '2026-11-23T07:12:00+01:00',
  times: 1,
  detail: {},
} as const;

export const webhookAlarm = {
  ...alarm,
  id: id(42),
  kind: 'undelivered-webhook',
  detail: { partners: ['klus-gids', 'vve-almere'] },
};

/** Something of everything; more requests than are shown at first. */
export const busyToday: Today = {
  quotes: quotes.filter(({ state }) => state === 'draft' || state === 'change-asked'),
  requests: {
    waiting: 8,
    late: 1,
    rows: [
      request(1, 'Wolfgang Süßmayr-Hohenzollern', '2026-11-22T15:05:00+01:00', 0),
      request(2, '<b>Jan</b> Jansen', '2026-11-23T09:30:00+01:00', 30),
      ...['Олена Шевченко', '赵静', 'Élodie Lambert', 'Bram Bos', 'Sanne Vos', 'Yasmin El Idrissi'].map(
        (name, index) => request(index + 3, name, '2026-11-23T15:30:00+01:00', 390),
      ),
    ],
  },
  bookings: [sureBooking, earlyBooking],
  mails: [
    {
      id: id(51),
      kind: 'confirmation',
      state: 'refused',
      ended_at: '2026-11-23T07:12:00+01:00',
      last_error: '550 no such mailbox',
      request_id: id(1),
      booking_id: null,
      invitation_id: null,
      conversation_id: null,
      name: 'Wolfgang Süßmayr-Hohenzollern',
      email: person.email,
      phone: person.phone,
    },
  ],
  failing: failingMails,
  alarms: [alarm],
  invitations: [
    {
      id: id(61),
      name: 'Олена Шевченко',
      email: 'olena@example.org',
      role: 'customer',
      expires_at: '2026-11-20T09:00:00+01:00',
    },
  ],
  visits: [
    {
      kind: 'booking',
      id: id(71),
      request_id: null,
      crew: 2,
      starts_at: '2026-11-23T08:00:00+01:00',
      ends_at: '2026-11-23T11:00:00+01:00',
      state: 'confirmed',
      name: 'Familie Bakker',
      phone: person.phone,
      street_address: person.street_address,
      postal_code: person.postal_code,
      weather_note: 'Na elven regen: eerst de zuidkant.',
    },
  ],
  tasks: [task],
  mentions: [
    {
      id: id(81),
      request_id: id(2),
      client_id: null,
      author: null,
      body: 'Belt liever na zessen.',
      created_at: '2026-11-22T14:35:00+01:00',
      name: 'Bram Bos',
    },
  ],
};
