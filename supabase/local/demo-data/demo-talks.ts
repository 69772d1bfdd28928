import { demoAccounts } from '../demo-accounts.ts';
import { textsOf } from './demo-people.ts';
import type { DemoProject } from './demo-projects.ts';
import type { Random } from './random.ts';

const hour = 3_600_000;
const employee = demoAccounts.find(({ role }) => role === 'employee')?.id;
const iso = (time: number) => new Date(time).toISOString();

/** A conversation about a project; the office has read it but for some of the newest, where the customer wrote last. */
export function makeTalk(random: Random, { project }: DemoProject, customer: string | null, now: number) {
  const turns = random.choose(textsOf(project.language).talks);
  const shown = turns.slice(0, 1 + random.below(turns.length));
  const id = random.uuid();
  const began = Math.min(
    Date.parse(project.created_at) + random.next() * 48 * hour,
    now - shown.length * hour,
  );
  const messages = shown.map(([author_side, body], place) => ({
    id: random.uuid(),
    conversation_id: id,
    number: place + 1,
    author: author_side === 'office' ? (employee ?? null) : customer,
    author_side,
    body,
    sent_at: iso(began + (place + random.next() / 2) * hour),
  }));
  const numbers = messages
    .filter(({ author_side }) => author_side === 'customer')
    .map(({ number }) => number);
  const customer_number = Math.max(0, ...numbers);
  const isUnread = messages.at(-1)?.author_side === 'customer' && random.chance(0.1);
  return {
    conversation: {
      id,
      request_id: project.request_id,
      project_id: project.id,
      created_at: iso(began),
      last_number: messages.length,
      last_at: messages.at(-1)?.sent_at ?? iso(began),
      customer_number,
      office_read: isUnread ? customer_number - 1 : messages.length,
    },
    messages,
  };
}
