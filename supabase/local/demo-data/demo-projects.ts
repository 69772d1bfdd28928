import { waitingReasons, type ProjectState } from '@vakman/domain/project/project.states';
import { demoAccounts } from '../demo-accounts.ts';
import { textsOf } from './demo-people.ts';
import type { DemoQuote } from './demo-quotes.ts';
import type { Random } from './random.ts';

const day = 24 * 3_600_000;
const employee = demoAccounts.find(({ role }) => role === 'employee')?.id;
const iso = (time: number) => new Date(time).toISOString();
const dayOf = (time: number) => iso(time).slice(0, 10);

/** What a job is that was agreed so many days ago; its guarantee follows in the database. */
function stateAfter(random: Random, days: number): ProjectState {
  if (days < 10) return random.choose(['planned', 'planned', 'in-progress']);
  if (days < 45) return random.choose(['planned', 'in-progress', 'in-progress', 'waiting', 'done', 'done']);
  return random.chance(0.97) ? 'done' : 'cancelled';
}

/** The project that an accepted quote began, with what was told of it, as rows of the tables. */
export function makeProject(
  random: Random,
  { job, quote, totals }: DemoQuote,
  { phone, now, told }: { phone: string; now: number; told?: ProjectState },
) {
  const { language } = quote;
  const { progress, asides, reviews } = textsOf(language);
  const began = Date.parse(quote.updated_at);
  const state = told ?? stateAfter(random, (now - began) / day);
  const isDone = state === 'done';
  const usual = began + (4 + random.below(12)) * day;
  // What is told of it has happened.
  const starts = state === 'planned' ? usual : Math.max(began, Math.min(usual, now - 3 * day));
  const done = Math.min(starts + (2 + random.below(6)) * day, now);
  const exterior_painting = job === 'exterior';
  const id = random.uuid();
  const entry = (kind: string, at: number, more: object) => ({
    id: random.uuid(),
    project_id: id,
    kind,
    body: '',
    stage: null,
    audience: 'customer',
    author: employee ?? null,
    at: iso(Math.min(at, now)),
    details: {},
    ...more,
  });
  const news = state === 'planned' ? 0 : isDone ? progress.length : 1 + random.below(progress.length);
  return {
    project: {
      id,
      quote_id: quote.id,
      request_id: quote.request_id,
      title: quote.title,
      language,
      name: quote.name,
      email: quote.email,
      phone,
      street_address: quote.street_address,
      postal_code: quote.postal_code,
      state,
      waiting_for: state === 'waiting' ? random.choose(waitingReasons) : null,
      waiting_note: '',
      starts_on: isDone ? dayOf(starts) : null,
      ends_on: isDone ? dayOf(done) : null,
      exterior_painting,
      done_at: isDone ? iso(done) : null,
      value_cents: totals.total,
      lead: employee ?? null,
      created_at: iso(began),
      created_by: employee ?? null,
      updated_at: iso(isDone ? done : Math.min(now, began + random.next() * 5 * day)),
    },
    entries: [
      ...progress.slice(0, news).map((body, place) => entry('note', starts + place * day, { body })),
      ...(random.chance(0.3)
        ? [entry('note', began, { body: random.choose(asides), audience: 'internal' })]
        : []),
      ...(isDone ? [entry('state', done, { details: { state } })] : []),
    ],
    review:
      isDone && done < now - 10 * day
        ? reviewOf(random, { project_id: id, asked: done + 3 * day, words: random.choose(reviews) })
        : null,
  };
}
export type DemoProject = ReturnType<typeof makeProject>;

function reviewOf(
  random: Random,
  { project_id, asked, words }: { project_id: string; asked: number; words: string },
) {
  const isGiven = random.chance(0.35);
  return {
    project_id,
    asked_at: iso(asked),
    rating: isGiven ? random.choose([5, 5, 5, 4, 4, 3]) : null,
    words: isGiven ? words : '',
    may_publish: isGiven && random.chance(0.6),
    given_at: isGiven ? iso(asked + day) : null,
  };
}
