// @vitest-environment happy-dom
import type { Activity } from '@vakman/domain/activity-log/activity-log';
import type { ClientFile } from '@vakman/domain/request-handling/client-file.answers';
import { fill } from '@vakman/domain/text/fill';
import { expect, test } from 'vitest';
import { clientsWords } from '../../../generated/clients.words.ts';
import { dossierWords } from '../../../generated/dossier.words.ts';
import { requestsWords } from '../../../generated/requests.words.ts';
import { clientHistoryOf } from './client-history.ts';

const words = {
  clients: (await clientsWords.en()).words,
  requests: (await requestsWords.en()).words,
  dossier: (await dossierWords.en()).words,
};
const { history, mails } = words.clients;

const nothing = { requests: [], bookings: [], mails: [], activity: [] } as unknown as ClientFile;
const told = (part: Partial<ClientFile>) =>
  clientHistoryOf({ ...nothing, ...part }, words, () => '').map(({ text }) => text);

const entry = (changes: Partial<Activity>): Activity => ({
  id: 1,
  at: '2026-11-22T10:00:00Z',
  actor: null,
  actor_name: 'Sanne',
  actor_role: 'admin',
  action: 'update',
  record_kind: 'client',
  record_id: 'c',
  part: 'clients',
  part_id: null,
  before: null,
  after: null,
  ...changes,
});
const mail = {
  id: 'm',
  kind: 'reply',
  state: 'sent' as const,
  created_at: '2026-11-22T11:00:00Z',
  leaves_at: '2026-11-22T11:00:00Z',
  sent_at: '2026-11-22T11:00:05Z',
  last_error: null,
  request_id: null,
  booking_id: null,
  subject: 'Uw aanvraag',
  body: 'Wij komen.',
};

test('a client who comes to hang on another, comes off, and is corrected is told as that', () => {
  const activity = [
    entry({ id: 3, at: '2026-11-22T12:00:00Z', after: { phone: '0612345678' } }),
    entry({ id: 2, at: '2026-11-22T11:00:00Z', after: { merged_into: null } }),
    entry({ id: 1, after: { merged_into: 'd' } }),
  ];
  expect(told({ activity })).toEqual([history.corrected, history.unmerged, history.merged]);
});

test('a reply stands in it once, and a second time where its mail did not arrive', () => {
  const activity = [entry({ part: 'request_replies', action: 'insert', record_kind: 'request' })];
  const reply = words.requests.history.reply;
  expect(told({ activity, mails: [mail] })).toEqual([reply]);
  for (const state of ['refused', 'expired', 'given-up'] as const)
    expect(told({ activity, mails: [{ ...mail, state }] })).toEqual([
      fill(history.mailLost, { mail: mails.kinds.reply }),
      reply,
    ]);
});

test('an appointment that was moved and confirmed at once is told by both', () => {
  const after = { starts_at: '2026-12-02T08:00:00Z', status: 'confirmed' };
  const texts = told({ activity: [entry({ part: 'facade_bookings', record_kind: 'booking', after })] });
  expect(texts).toHaveLength(2);
  expect(texts).toContain(fill(history.booking, { status: words.dossier.appointments.status.confirmed }));
});

test('what is newer than these words says nothing, and nothing breaks', () => {
  expect(told({ activity: [entry({ part: 'something_new' })] })).toEqual([]);
  expect(
    told({ activity: [entry({ part: 'visits', record_kind: 'visit', after: { state: 'paused' } })] }),
  ).toEqual([fill(history.visit, { status: 'paused' })]);
});
