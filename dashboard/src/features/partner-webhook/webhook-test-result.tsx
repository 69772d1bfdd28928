import type { WebhookDelivery } from '@vakman/domain/partner/partner.webhook-answers';
import { fill } from '@vakman/domain/text/fill';
import { partnerWebhookWords } from '../../../generated/partner-webhook.words.ts';
import { useWords } from '../../words/use-words.ts';

/** What became of a test, and what to do where it failed. */
export function WebhookTestResult({ test }: { readonly test: WebhookDelivery }) {
  const { test: words } = useWords(partnerWebhookWords);
  const { state, status_code: code } = test;
  if (state === 'waiting') return <p>{words.waiting}</p>;
  if (code === null) return <p className="fault-notice">{words.unanswered}</p>;
  if (state === 'delivered') return <p>{fill(words.delivered, { code })}</p>;
  return <p className="fault-notice">{fill(words.refused, { code })}</p>;
}
