import * as z from 'zod/mini';

/** What `claim_webhook_deliveries` gives. */
export const claimedDelivery = z.object({
  id: z.guid(),
  attempt: z.number(),
  url: z.string(),
  /** The newest first; the one before it while it still holds. */
  secrets: z.array(z.string()),
  body: z.object({
    type: z.string(),
    timestamp: z.string(),
    data: z.object({
      /** Of the request or appointment; a test has none. */
      reference: z.optional(z.string()),
      source: z.string(),
      source_details: z.optional(z.record(z.string(), z.string())),
    }),
  }),
});
export type ClaimedDelivery = z.infer<typeof claimedDelivery>;
