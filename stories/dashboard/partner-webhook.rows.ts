import type { PartnerWebhook, WebhookDelivery } from '@vakman/domain/partner/partner.webhook-answers';

const delivery = (number: number, changes: Partial<WebhookDelivery>): WebhookDelivery => ({
  id: `7b1c0000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  kind: 'quote_request.created',
  reference: '3F2A-91C4',
  state: 'delivered',
  attempts: 1,
  status_code: 204,
  happened_at: `2026-11-${23 - number}T09:30:00+01:00`,
  ...changes,
});
/** Of a partner who never had one. */
export const off: PartnerWebhook = {
  url: null,
  since: null,
  former_until: null,
  ended_at: null,
  ended_by: null,
  deliveries: [],
};
export const on: PartnerWebhook = {
  ...off,
  url: 'https://hooks.example.com/vakman',
  since: '2026-11-02T09:00:00+01:00',
  deliveries: [
    delivery(1, { kind: 'quote_request.won' }),
    delivery(2, {
      kind: 'booking.created',
      reference: 'A07C-11F2',
      state: 'waiting',
      attempts: 3,
      status_code: 503,
    }),
    delivery(3, { kind: 'quote_request.answered', state: 'waiting', attempts: 0, status_code: null }),
    delivery(4, { state: 'given-up', attempts: 12, status_code: null, reference: '77B0-4E19' }),
  ],
};
/** The same after a test. */
export const test = (changes: Partial<WebhookDelivery>) => ({
  ...on,
  deliveries: [delivery(0, { kind: 'webhook.test', reference: null, ...changes }), ...on.deliveries],
});
