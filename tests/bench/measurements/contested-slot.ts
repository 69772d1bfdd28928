import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import type { BookingDesk } from '@vakman/supabase/local/booking-desk/booking-desk';
import { contest } from '@vakman/supabase/local/booking-desk/contest';
import { openEmbeddedDesk } from '@vakman/supabase/local/booking-desk/embedded-desk';
import { openServerDesk } from '@vakman/supabase/local/booking-desk/server-desk';
import { findPostgresql } from '@vakman/commands/provide/provide-postgresql.ts';
import type { Figure } from '../figure.ts';

const clients = 50;

/** What becomes of fifty visitors who book the same time at once, where there is one crew. */
export async function measureContestedSlot(): Promise<Figure[]> {
  const facts = exampleFacts({ crews: 1, holdsPerAddress: clients });
  const figures = await contestAt('contested slot', await openEmbeddedDesk(facts));
  const server = findPostgresql();
  return server === undefined
    ? figures
    : [...figures, ...(await contestAt('contested slot on PostgreSQL', await openServerDesk(server, facts)))];
}

async function contestAt(name: string, desk: BookingDesk): Promise<Figure[]> {
  try {
    const started = performance.now();
    const { booked, answered, errors } = await contest(desk, { clients, way: 'hold and book' });
    const reference = `${clients} at once, ${Math.round(performance.now() - started)} ms`;
    const exactly = { unit: 'clients', exact: true } as const;
    return [
      { name: `${name}, booked`, value: booked, goal: 1, reference, ...exactly },
      { name: `${name}, answered with alternatives`, value: answered, goal: clients - 1, ...exactly },
      { name: `${name}, errors`, value: errors.length, goal: 0, ...exactly },
    ];
  } finally {
    await desk.remove();
  }
}
