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

const webhookDeliverySchema = z.object({
  id: z.guid(),
  kind: z.enum(webhookKinds),
  /** Of the request or appointment; a test has none. */
  reference: z.nullable(z.string()),
  state: z.enum(['waiting', 'delivered', 'given-up']),
  attempts: z.int(),
  /** Of the last answer; null where none came. */
  status_code: z.nullable(z.int()),
  happened_at: z.string(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

const moment = z.nullable(z.string());

/** What `read_partner_webhook` answers. */
export const partnerWebhookSchema = z.object({
  /** Null where there is none, or none any more. */
  url: z.nullable(z.string()),
  since: moment,
  /** Until when the secret before signs as well; null where it does not. */
  former_until: moment,
  /** Since when it is switched off, and by whom: the partner does so by an answer of 410. Null where it never was. */
  ended_at: moment,
  ended_by: z.nullable(z.enum(['office', 'partner'])),
  /** The last twenty, the newest first. */
  deliveries: z.array(webhookDeliverySchema),
});
export type PartnerWebhook = z.infer<typeof partnerWebhookSchema>;
