import type { Activity } from '@vakman/domain/activity-log/activity-log';
import { formatDate, formatMoment } from '@vakman/domain/format/format.dates';
import type { ClientFile } from '@vakman/domain/request-handling/client-file.answers';
import { fill } from '@vakman/domain/text/fill';
import type { ClientsWords } from '../../../generated/clients.words.ts';
import type { DossierWords } from '../../../generated/dossier.words.ts';
import type { RequestsWords } from '../../../generated/requests.words.ts';
import { language } from '../../words/language.ts';
import { textsOf, type HistoryEntry, type NameOf } from '../requests/history.ts';
import { mailKindIn } from './mail-kind-in.ts';
import { visitStateIn } from './visit-state-in.ts';

export interface HistoryWords {
  readonly clients: ClientsWords;
  readonly requests: RequestsWords;
  readonly dossier: DossierWords;
}

/** Something that happened to a client, with the request that it happened to. */
export interface ClientHistoryEntry extends HistoryEntry {
  readonly requestId: string | undefined;
}

const momentOf = (value: unknown) => formatMoment(String(value), language);

/** What the log says of appointments and visits: where they went, and what became of them. */
function timesOf({ part, action, after }: Activity, { clients, dossier }: HistoryWords): string[] {
  const { history } = clients;
  if (part === 'visits') {
    if (action === 'insert') return [fill(history.planned, { moment: momentOf(after?.['starts_at']) })];
    return [
      ...(after?.['starts_at'] ? [fill(history.visitMoved, { moment: momentOf(after['starts_at']) })] : []),
      ...(typeof after?.['state'] === 'string'
        ? [fill(history.visit, { status: visitStateIn(clients, after['state']) })]
        : []),
    ];
  }
  const { status: states } = dossier.appointments;
  const status = states[after?.['status'] as keyof typeof states];
  return [
    ...(after?.['starts_at'] ? [fill(history.bookingMoved, { moment: momentOf(after['starts_at']) })] : []),
    ...(status === undefined ? [] : [fill(history.booking, { status })]),
  ];
}

/** What an entry of the log says, in words; nothing where it says nothing to anybody who reads this page. */
function toldBy(entry: Activity, words: HistoryWords, nameOf: NameOf): string[] {
  const { history } = words.clients;
  const { part, action, after } = entry;
  switch (part) {
    case 'facade_bookings':
    case 'visits':
      return timesOf(entry, words);
    case 'dossier':
      return [history.looked];
    case 'invitations':
      if (action === 'insert') return [history.invited];
      return after?.['accepted_at'] ? [history.accepted] : [];
    case 'clients':
      if (after && 'merged_into' in after)
        return [after['merged_into'] === null ? history.unmerged : history.merged];
      return [history.corrected];
    default:
      return textsOf(entry, words.requests, nameOf);
  }
}

const mailTexts = {
  sent: 'mailed',
  waiting: 'mailWaits',
  refused: 'mailLost',
  expired: 'mailLost',
  'given-up': 'mailLost',
} as const;

/** All that happened to a client, the newest first. What the office wrote itself stands in it once, as its reply. */
export function clientHistoryOf(file: ClientFile, words: HistoryWords, nameOf: NameOf): ClientHistoryEntry[] {
  const { history } = words.clients;
  const done = file.activity.flatMap((entry) =>
    toldBy(entry, words, nameOf).map((text, index) => ({
      key: `${entry.id}-${index}`,
      at: entry.at,
      text,
      who: nameOf(entry.actor) || entry.actor_name,
      requestId: entry.record_kind === 'request' ? entry.record_id : undefined,
    })),
  );
  const mailed = file.mails
    .filter(({ kind, state }) => kind !== 'reply' || mailTexts[state] === 'mailLost')
    .map(({ id, kind, state, sent_at: sent, created_at: written, request_id: request }) => ({
      key: id,
      at: sent ?? written,
      text: fill(history[mailTexts[state]], { mail: mailKindIn(words.clients, kind) }),
      who: '',
      requestId: request ?? undefined,
    }));
  const received = file.requests.map(({ id, created_at: at }) => ({
    key: id,
    at,
    text: words.requests.history.received,
    who: '',
    requestId: id,
  }));
  const booked = file.bookings.map(({ id, created_at: at, starts_at: start }) => ({
    key: id,
    at,
    text: fill(history.booked, { date: formatDate(start, language) }),
    who: '',
    requestId: undefined,
  }));
  return [...done, ...mailed, ...received, ...booked].toSorted(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
}
