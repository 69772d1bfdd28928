import { demoAccounts } from '../demo-accounts.ts';
import type { DemoPerson } from './demo-people.ts';
import { makeProject, type DemoProject } from './demo-projects.ts';
import { makeQuote, numbered, type DemoQuote } from './demo-quotes.ts';
import { makeRequest, type DemoRequest } from './demo-requests.ts';
import { makeTalk } from './demo-talks.ts';
import type { Random } from './random.ts';

const customer = demoAccounts.find(({ role }) => role === 'customer');

const demoCustomer: DemoPerson = {
  name: 'Noor de Wit',
  email: customer?.email ?? '',
  phone: '06 00 12 34 56',
  street_address: 'Grachtstraat 12',
  postal_code: '1315 AB',
  language: 'nl',
};

/** What the demo customer asked for: a quote to answer, a job under way, and one whose guarantee runs. */
const ownStory = [
  { told: { days: 5, state: 'quoted' }, job: 'interior', project: undefined },
  { told: { days: 24, state: 'won' }, job: 'exterior', project: 'in-progress' },
  { told: { days: 210, state: 'won' }, job: 'exterior', project: 'done' },
] as const;

/** Of so many requests one is quoted here: about as much work as the crews can do. The others had a letter. */
const quotedHere = 8;

export interface DemoJobs {
  readonly quotes: readonly (DemoQuote & { readonly quote: { readonly number: string } })[];
  readonly projects: readonly DemoProject[];
  readonly talks: readonly ReturnType<typeof makeTalk>[];
}

/** Requests of the demo customer. */
export function makeOwnRequests(random: Random, now: number): DemoRequest[] {
  return ownStory.map(({ told }) => makeRequest(random, [demoCustomer], now, { told }));
}

/** What came of requests: quotes, projects of those that were accepted, and talks about some of these. */
export function makeJobs(
  random: Random,
  requests: readonly DemoRequest[],
  { own, now }: { readonly own: readonly DemoRequest[]; readonly now: number },
): DemoJobs {
  const quoted = requests
    .filter(
      ({ handling: { state } }, place) =>
        place % quotedHere === 0 && ['quoted', 'won', 'lost'].includes(state),
    )
    .map((request) => ({ request, ...makeQuote(random, request, now), told: undefined, isOwn: false }));
  const ownQuoted = own.flatMap((request, place) => {
    const story = ownStory[place];
    return story
      ? [{ request, ...makeQuote(random, request, now, story.job), told: story.project, isOwn: true }]
      : [];
  });
  const quotes = numbered([...quoted, ...ownQuoted]);
  const begun = quotes
    .filter(({ quote }) => quote.state === 'accepted')
    .map(({ request, told, isOwn, ...quote }) => {
      const { phone } = request.request;
      return { isOwn, ...makeProject(random, quote, { phone, now, ...(told && { told }) }) };
    });
  return {
    quotes,
    projects: begun,
    talks: begun
      .filter(({ isOwn }) => isOwn || random.chance(0.2))
      .map(({ isOwn, ...project }) => makeTalk(random, project, isOwn ? (customer?.id ?? null) : null, now)),
  };
}
