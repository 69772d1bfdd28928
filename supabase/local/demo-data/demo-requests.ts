import { choiceNames, choices } from '@vakman/domain/quote-request/quote-request.fields';
import { joinAddress } from '@vakman/domain/quote-request/quote-request.schema';
import { lostReasons, type RequestState } from '@vakman/domain/request-handling/request-handling.states';
import { demoAccounts } from '../demo-accounts.ts';
import { textsOf, type DemoPerson } from './demo-people.ts';
import type { Random } from './random.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Shorter than what the job of retention takes away. */
const oldest = 345;

const office = demoAccounts.filter(({ role }) => role !== 'customer').map(({ id }) => id);
const sources = ['verbouwen-flevoland', 'vve-almere', 'gooi-wonen', 'huizengids'];

const iso = (time: number) => new Date(time).toISOString();

/** What came of a request that is so many days old. */
function stateAfter(random: Random, days: number): RequestState {
  if (days < 0.6) return random.chance(0.8) ? 'new' : 'in-progress';
  if (random.chance(0.04)) return 'spam';
  if (days < 3) return random.choose(['in-progress', 'in-progress', 'visit-planned', 'quoted']);
  if (days < 21) return random.choose(['in-progress', 'visit-planned', 'quoted', 'quoted', 'won', 'lost']);
  return random.choose(['won', 'won', 'lost', 'lost', 'lost', 'quoted']);
}

/** More come lately than long ago, and few at night. */
function receivedAt(random: Random, now: number, place: number): number {
  if (place < 25) return now - random.next() * 1.2 * day;
  const midnight = Math.floor((now - random.next() ** 1.4 * oldest * day) / day) * day;
  const moment = midnight + (random.chance(0.9) ? 6 + random.next() * 15 : random.next() * 24) * hour;
  return moment < now ? moment : moment - day;
}

/** What is told of a request instead of being left to chance. */
export interface ToldRequest {
  /** How old it is, in days. */
  readonly days: number;
  readonly state: RequestState;
}

/** A request with all that the office did with it, as rows of the tables. */
export function makeRequest(
  random: Random,
  people: readonly DemoPerson[],
  now: number,
  how: { readonly place: number } | { readonly told: ToldRequest },
) {
  const { language, ...person } = random.choose(people);
  const { messages, notes, tasks } = textsOf(language);
  const told = 'told' in how ? how.told : undefined;
  const received = 'told' in how ? now - how.told.days * day : receivedAt(random, now, how.place);
  const id = random.uuid();
  const days = (now - received) / day;
  const state = told?.state ?? stateAfter(random, days);
  const isAnswered =
    state !== 'new' && state !== 'spam' && (state !== 'in-progress' || days > 2 || random.chance(0.6));
  const answered = received + Math.min(random.next() ** 3 * 40, days * 24) * hour;
  const touched =
    state === 'new' ? received : Math.max(answered, Math.min(now, received + random.next() * 20 * day));
  const assignee = state === 'new' || random.chance(0.2) ? null : random.choose(office);
  const lost_reason = state === 'lost' ? random.choose(lostReasons) : null;
  const written = { request_id: id, created_at: iso(answered) };
  return {
    request: {
      ...person,
      id,
      created_at: iso(received),
      address: joinAddress(person),
      message: random.choose(messages),
      ...Object.fromEntries(choiceNames.map((name) => [name, random.choose<string>(choices[name])])),
      language,
      source: random.chance(0.3) ? random.choose(sources) : null,
    },
    handling: {
      request_id: id,
      received_at: iso(received),
      channel: random.chance(0.12) ? 'phone' : 'form',
      state,
      lost_reason,
      won_amount: state === 'won' ? 600 + random.below(80) * 95 : null,
      assignee,
      first_answered_at: isAnswered ? iso(answered) : null,
      version: state === 'new' ? 1 : 2,
      updated_at: iso(touched),
      updated_by: state === 'new' ? null : random.choose(office),
    },
    notes:
      random.chance(0.3) && state !== 'new'
        ? [
            {
              ...written,
              id: random.uuid(),
              author: random.choose(office),
              body: random.choose(notes),
              mentions: random.chance(0.1) ? [random.choose(office)] : [],
            },
          ]
        : [],
    tasks:
      random.chance(0.12) && state !== 'new'
        ? [
            {
              ...written,
              id: random.uuid(),
              title: random.choose(tasks),
              due_on: iso(answered + random.below(10) * day).slice(0, 10),
              assignee,
              created_by: random.choose(office),
              done_at: now - answered > 8 * day ? iso(answered + 7 * day) : null,
            },
          ]
        : [],
  };
}
export type DemoRequest = ReturnType<typeof makeRequest>;
