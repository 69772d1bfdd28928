import { accesses, heights, materials } from '@vakman/domain/booking/booking.fields.ts';
import { languages } from '@vakman/domain/languages/languages.ts';
import { squareMeters } from '@vakman/domain/square-meters.ts';
import * as z from 'zod/mini';
import { answerOf } from '../_shared/database/database-error.ts';
import type { ServiceClient } from '../_shared/database/service-client.ts';

const entry = {
  id: z.string(),
  sequence: z.int(),
  confirmed: z.boolean(),
  starts_at: z.string(),
  ends_at: z.string(),
  changed_at: z.string(),
  note: z.string(),
};
const place = z.nullable(z.string());

const entrySchema = z.discriminatedUnion('kind', [
  z.object({
    ...entry,
    kind: z.literal('booking'),
    place: z.string(),
    square_meters: z.enum(squareMeters),
    material: z.enum(materials),
    height: z.enum(heights),
    access: z.enum(accesses),
    impregnation: z.boolean(),
  }),
  z.object({ ...entry, kind: z.literal('visit'), place, title: z.string() }),
  z.object({ ...entry, kind: z.enum(['block', 'day-off']) }),
]);

const feedSchema = z.object({
  crew: z.int(),
  name: z.string(),
  language: z.enum(languages),
  entries: z.array(entrySchema),
});

/** What a crew has to do, as the database gives it. */
export type CrewFeed = z.infer<typeof feedSchema>;
export type CrewFeedEntry = z.infer<typeof entrySchema>;

/** Null where the secret leads nowhere. */
export type ReadCrewFeed = (secret: string) => Promise<CrewFeed | null>;

export function createReadCrewFeed(client: ServiceClient): ReadCrewFeed {
  return async (secret) => {
    const call = 'read_crew_feed';
    const { data, error } = await client.rpc(call, { secret });
    return z.nullable(feedSchema).parse(answerOf(call, { data: data as unknown, error }));
  };
}
