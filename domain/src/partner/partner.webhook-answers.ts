import * as z from 'zod/mini';

/** What a partner is told of. */
export const webhookKinds = [
  'quote_request.created',
  'quote_request.answered',
  'quote_request.won',
  'quote_request.lost',
  'booking.created',
  'booking.cancelled',
  'webhook.test',
] as const;

export const webhookDeliverySchema = z.object({
  kind: z.enum(webhookKinds),
  state: z.enum(['waiting', 'delivered', 'given-up']),
  attempts: z.int(),
  /** Of the last answer; null where none came. */
  status_code: z.nullable(z.int()),
  happened_at: z.string(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
