import { z } from 'zod';
import { localisedText } from './languages/localised.ts';

/** Who a customer speaks with, as `team.yaml` states it. */
export const teamSchema = z
  .array(
    z.strictObject({
      /** Also the end of its picture's name. */
      id: z.enum(['bedrijfsleiding', 'projectcoordinatie', 'schilderspecialist']),
      group: z.enum(['management', 'execution']),
      role: localisedText,
      text: localisedText,
    }),
  )
  .min(1);

export type TeamMember = z.output<typeof teamSchema>[number];
