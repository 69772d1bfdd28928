import type { Activity } from '@vakman/domain/activity-log/activity-log';
import { formatEuro } from '@vakman/domain/format/format.prices';
import type { RequestFile } from '@vakman/domain/request-handling/read-request.answers';
import { fill } from '@vakman/domain/text/fill';
import type { RequestsWords } from '../../../generated/requests.words.ts';
import { language } from '../../words/language.ts';

/** Something that happened to a request, in words. */
export interface HistoryEntry {
  readonly key: string;
  /** ISO instant. */
  readonly at: string;
  readonly text: string;
  /** Who did it; empty where it was nobody of the office. */
  readonly who: string;
}

export type NameOf = (id: string | null) => string;

/** What the log says of the office's own work, of which a change tells each column by itself. */
export function textsOf(
  { part, action, before, after }: Activity,
  words: RequestsWords,
  nameOf: NameOf,
): string[] {
  const { history, states } = words;
  if (part === 'notes') return [history.note];
  if (part === 'tasks') return [history.task];
  if (part === 'request_replies') return [action === 'delete' ? history.replyUndone : history.reply];
  if (part !== 'request_handlings' || action !== 'update') return [];
  const stateOf = (value: unknown) => states[value as keyof typeof states] ?? String(value);
  return Object.entries(after ?? {}).flatMap(([column, value]) => {
    switch (column) {
      case 'state':
        return [fill(history.state, { before: stateOf(before?.[column]), after: stateOf(value) })];
      case 'assignee':
        return [
          typeof value === 'string'
            ? fill(history.assigned, { name: nameOf(value) || '?' })
            : history.unassigned,
        ];
      case 'won_amount':
        return [
          typeof value === 'number'
            ? fill(history.amount, { amount: formatEuro(value, language) })
            : history.amountCleared,
        ];
      case 'first_answered_at':
        return value === null ? [] : [history.answered];
      default:
        return [];
    }
  });
}

const mailTexts = {
  sent: 'mail',
  waiting: 'mailWaits',
  refused: 'mailLost',
  expired: 'mailLost',
  'given-up': 'mailLost',
} as const;

/** What a mail is; one that is newer than these words by its own name. */
const mailName = (kind: string, { history: { mails } }: RequestsWords): string =>
  Object.hasOwn(mails, kind) ? mails[kind as keyof typeof mails] : kind;

/** All that happened to a request, the newest first. */
export function historyOf(file: RequestFile, words: RequestsWords, nameOf: NameOf): HistoryEntry[] {
  const { request, activity, mails } = file;
  const done = activity.flatMap((entry) =>
    textsOf(entry, words, nameOf).map((text, index) => ({
      key: `${entry.id}-${index}`,
      at: entry.at,
      text,
      who: nameOf(entry.actor),
    })),
  );
  const mailed = mails.map(({ id, kind, state, sent_at, created_at }) => ({
    key: id,
    at: sent_at ?? created_at,
    text: fill(words.history[mailTexts[state]], { mail: mailName(kind, words) }),
    who: '',
  }));
  const received = { key: 'received', at: request.created_at, text: words.history.received, who: '' };
  return [...done, ...mailed, received].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
