import { formatDate, formatDateTime } from '@vakman/domain/format/format.dates';
import type { PartnerWebhook } from '@vakman/domain/partner/partner.webhook-answers';
import { fill } from '@vakman/domain/text/fill';
import { partnerWebhookWords } from '../../../generated/partner-webhook.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';

/** Since when a webhook is on or off; nothing of one that never was. */
export function WebhookState({ webhook }: { readonly webhook: PartnerWebhook }) {
  const words = useWords(partnerWebhookWords);
  const { since, former_until, ended_at, ended_by } = webhook;
  if (ended_at !== null) {
    const sentence = ended_by === 'partner' ? words.offByPartner : words.off;
    return <p>{fill(sentence, { date: formatDate(ended_at, language) })}</p>;
  }
  return (
    <>
      {since !== null && <p>{fill(words.since, { date: formatDate(since, language) })}</p>}
      {former_until !== null && (
        <p>{fill(words.former, { moment: formatDateTime(former_until, language) })}</p>
      )}
    </>
  );
}
