import { firstChoice } from '@vakman/domain/quote/quote.choices';
import { declineReasons } from '@vakman/domain/quote/quote.answering';
import { quoteValidDays } from '@vakman/domain/quote/quote.states';
import { quoteTotals } from '@vakman/domain/quote/quote.totals';
import { demoAccounts } from '../demo-accounts.ts';
import { linesOf } from './demo-job-lines.ts';
import { textsOf } from './demo-people.ts';
import type { DemoRequest } from './demo-requests.ts';
import { demoJobNames, type DemoJobName } from './demo-texts.ts';
import type { Random } from './random.ts';

const day = 24 * 3_600_000;
const author = demoAccounts.find(({ role }) => role === 'employee')?.id;
const iso = (time: number) => new Date(time).toISOString();
const dayOf = (time: number) => iso(time).slice(0, 10);

/** What became of a quote that was sent, by what became of its request. */
function stateOf(random: Random, requestState: string, isExpired: boolean) {
  if (requestState === 'won') return 'accepted';
  if (requestState === 'lost') return isExpired && random.chance(0.4) ? 'expired' : 'declined';
  if (isExpired) return 'expired';
  return random.chance(0.08) ? 'change-asked' : 'sent';
}

/** The quote that a request led to, and what the customer answered; without its number, which is given in turn. */
export function makeQuote(
  random: Random,
  { request, handling }: DemoRequest,
  now: number,
  job: DemoJobName = random.choose(demoJobNames),
) {
  const { language } = request;
  const { jobs, talks } = textsOf(language);
  const words = jobs[job];
  const change = talks[0]?.[0]?.[1] ?? '';
  const answered = Date.parse(handling.updated_at);
  const sent = Math.max(Date.parse(request.created_at), answered - (1 + random.next() * 6) * day);
  const state = stateOf(random, handling.state, sent < now - quoteValidDays * day);
  const ended = { expired: sent + (quoteValidDays + 1) * day, sent }[state as 'expired' | 'sent'] ?? answered;
  const lines = linesOf(random, job, words);
  const chosen = [...firstChoice(lines), ...(random.chance(0.4) ? [lines.at(-1)?.id ?? ''] : [])];
  const home_age = random.chance(0.9) ? 'older' : 'newer';
  const totals = quoteTotals(lines, home_age, new Set(chosen));
  const quote = {
    id: random.uuid(),
    request_id: request.id,
    revision: 1,
    state,
    language,
    name: request.name,
    email: request.email,
    street_address: request.street_address,
    postal_code: request.postal_code,
    title: words.title,
    introduction: words.introduction,
    lines,
    home_age: null,
    created_at: iso(sent - day / 4),
    created_by: author ?? null,
    updated_at: iso(Math.min(ended, now)),
    version: state === 'sent' ? 2 : 3,
    sent_at: iso(sent),
    valid_until: dayOf(sent + quoteValidDays * day),
  };
  return { job, quote, totals, answer: answerOf(random, { quote, chosen, home_age, totals, change }) };
}
export type DemoQuote = ReturnType<typeof makeQuote>;

interface Answered {
  readonly quote: {
    readonly id: string;
    readonly state: string;
    readonly name: string;
    readonly updated_at: string;
  };
  readonly chosen: readonly string[];
  readonly home_age: string;
  readonly totals: object;
  /** What he would like to be different. */
  readonly change: string;
}

function answerOf(random: Random, { quote, chosen, home_age, totals, change }: Answered) {
  const { id, state, name, updated_at } = quote;
  if (state === 'sent' || state === 'expired') return null;
  const isAccepted = state === 'accepted';
  return {
    id: random.uuid(),
    quote_id: id,
    kind: state,
    at: updated_at,
    proof: isAccepted ? 'code' : 'link',
    shown: quote,
    chosen: isAccepted ? chosen : [],
    home_age: isAccepted ? home_age : null,
    totals: isAccepted ? totals : null,
    signature: isAccepted ? { kind: 'typed', name } : null,
    reason: state === 'declined' ? random.choose(declineReasons) : null,
    words: state === 'change-asked' ? change : '',
  };
}

/** Numbers quotes in the order in which they were sent, from one in each year. */
export function numbered<Sent extends { readonly quote: { readonly sent_at: string } }>(
  quotes: readonly Sent[],
) {
  const last = new Map<string, number>();
  return quotes
    .toSorted((one, other) => one.quote.sent_at.localeCompare(other.quote.sent_at))
    .map((sent) => {
      const year = sent.quote.sent_at.slice(0, 4);
      const place = (last.get(year) ?? 0) + 1;
      last.set(year, place);
      return { ...sent, quote: { ...sent.quote, number: `${year}-${String(place).padStart(4, '0')}` } };
    });
}
