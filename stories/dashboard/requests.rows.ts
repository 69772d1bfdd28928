import type { ListedRequest } from '@vakman/domain/request-handling/request-list.answers';
import type { RequestFile } from '@vakman/domain/request-handling/read-request.answers';
import type { Reply, ReplyTemplate } from '@vakman/domain/reply/reply.answers';
import { requestStates } from '@vakman/domain/request-handling/request-handling.states';
import { exampleRequest } from '@vakman/domain/quote-request/quote-request.example';

/** When the stories happen, in milliseconds. */
export const now = Date.parse('2026-11-23T09:00:00+01:00');

const id = (number: number) => `7b1c0000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const colleagues = [
  { id: id(101), name: 'Sanne Vos', email: 'sanne@vakman.example', role: 'admin' },
  { id: id(102), name: '', email: 'bram@vakman.example', role: 'employee' },
] as const;

/** Of whoever looks. */
export const userId = colleagues[0].id;

const names = [
  'Wolfgang Süßmayr-Hohenzollern-Sigmaringen',
  '<img src=x onerror=alert(1)>',
  'Олена Шевченко',
  '赵静',
  'Élodie Lambert',
  'Bram Bos',
  'Sanne Vos',
];

/** One in each state, the first of which is late. */
export const rows: readonly ListedRequest[] = requestStates.map((state, index) => ({
  ...exampleRequest,
  id: id(index),
  name: names[index] ?? '',
  message: 'De kozijnen aan de voorkant bladderen af. Graag schuren, gronden en twee keer aflakken.',
  street_address: 'Oude Zijds Achterburgwal 143 hoog',
  postal_code: index === 0 ? '1315 HR' : '1012 DG',
  language: 'nl',
  source: index === 0 ? 'vve-almere' : null,
  created_at: '2026-11-22T07:30:00+01:00',
  photos: index,
  notes: index % 2,
  open_tasks: index % 3,
  handling: {
    request_id: id(index),
    received_at: '2026-11-22T07:30:00+01:00',
    channel: index === 1 ? 'phone' : 'form',
    entered_by: null,
    state,
    lost_reason: state === 'lost' ? 'no-answer' : null,
    won_amount: null,
    assignee: index === 0 ? null : (colleagues[index % 2]?.id ?? null),
    answer_due_at: '2026-11-23T07:30:00+01:00',
    first_answered_at: index < 2 ? null : '2026-11-22T15:00:00+01:00',
    version: 1,
    updated_at: '2026-11-22T07:30:00+01:00',
    updated_by: null,
    undoable: false,
  },
}));

const [first, second] = rows as readonly [ListedRequest, ListedRequest];

export const suggestion = {
  id: id(301),
  name: 'W. Süßmayr',
  phone: '06 12345678',
  street_address: 'Havenstraat 7',
  postal_code: '1354 AB',
  language: 'de' as const,
  emails: ['wolfgang@example.org'],
  requests: 1,
  bookings: 0,
  reasons: ['phone' as const],
};

export const note = {
  id: id(401),
  request_id: first.id,
  client_id: null,
  author: userId,
  body: 'Sleutel bij de buren <b>op nummer 12</b>.',
  mentions: [colleagues[1].id],
  created_at: '2026-11-22T14:35:00+01:00',
};

export const task = {
  id: id(501),
  request_id: first.id,
  client_id: null,
  title: 'Offerte nabellen',
  due_on: '2026-11-25',
  assignee: colleagues[1].id,
  created_at: '2026-11-22T14:35:00+01:00',
  created_by: userId,
  done_at: null,
  done_by: null,
  version: 1,
};

export const template: ReplyTemplate = {
  id: id(701),
  name: 'Bellen',
  texts: {
    nl: { subject: 'Uw aanvraag {reference}', body: 'Dag {name},\n\nWij bellen u morgen.\n\n{sender}' },
    de: {
      subject: 'Ihre Anfrage {reference}',
      body: 'Guten Tag {name},\n\nwir rufen Sie morgen an.\n\n{sender}',
    },
  },
  version: 1,
};

const reply: Reply = {
  id: id(801),
  author: userId,
  language: 'nl',
  subject: 'Uw aanvraag: mogen we een paar foto’s zien?',
  body: 'Dag,\n\nStuurt u ons een foto van de voorkant?\n\nSanne Vos',
  created_at: '2026-11-22T15:00:00+01:00',
  state: 'sent',
  leaves_at: '2026-11-22T15:00:10+01:00',
  sent_at: '2026-11-22T15:00:12+01:00',
  last_error: null,
};

/** What was sent, what did not arrive, and what the one who looks can take back. */
export const replies: readonly [Reply, Reply, Reply] = [
  reply,
  { ...reply, id: id(802), state: 'refused', sent_at: null },
  { ...reply, id: id(803), state: 'waiting', leaves_at: new Date(now + 8000).toISOString(), sent_at: null },
];

const changed = {
  actor: userId,
  actor_name: 'Marloes Visser',
  actor_role: 'admin' as const,
  action: 'update' as const,
  record_kind: 'request',
  record_id: first.id,
  part: 'request_handlings',
  part_id: null,
};

/** One with something of everything but photos, which come from the backend. */
export const file: RequestFile = {
  request: {
    ...first,
    source_details: {
      partner_reference: 'VVE-2026-118',
      utm_campaign: 'voorjaarsbrief',
      gebouw: 'De Meerpaal',
    },
  },
  files: [],
  handling: first.handling,
  notes: [note],
  tasks: [task],
  mails: [
    {
      id: id(601),
      kind: 'confirmation',
      state: 'refused',
      created_at: '2026-11-22T07:31:00+01:00',
      sent_at: null,
      last_error: '550 no such mailbox',
    },
  ],
  replies: [],
  visits: [],
  client: {
    id: id(201),
    name: first.name,
    members: [{ id: id(201), email: first.email, merged_into: null, has_account: false }],
    requests: [first, second],
    bookings: [],
  },
  suggestions: [suggestion],
  activity: [
    {
      ...changed,
      id: 2,
      at: '2026-11-22T15:00:00+01:00',
      before: { state: 'in-progress', assignee: null },
      after: { state: 'new', assignee: colleagues[1].id },
    },
  ],
};
