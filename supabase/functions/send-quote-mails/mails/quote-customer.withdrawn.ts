import { formatDate, formatDateTime } from '@vakman/domain/format/format.dates.ts';
import type { Section } from '../../_shared/mail/layout/mail-document.ts';
import { identity, questions, quoteChip } from './quote-customer.sections.ts';
import type { QuoteMail } from './quote-mail.ts';
import { translateQuoteMail } from './quote-messages.ts';

/**
 * The acknowledgement of a withdrawal that consumer law asks for: what was declared, and on which day and hour it
 * came in.
 */
export function withdrawalSections(mail: QuoteMail): Section[] {
  const { quote, answer, accepted } = mail.claimed;
  const { language, number } = quote;
  const t = translateQuoteMail(language);
  const received = answer?.at ?? quote.sent_at;
  const statement = t('withdrawn.statement', {
    company: mail.facts.company.name,
    number,
    agreed: formatDate(accepted?.at ?? received, language),
  });
  const time = t('withdrawn.receivedAt', { time: formatDateTime(received, language) });
  return [
    [
      {
        title: t('withdrawn.title'),
        blocks: [
          { kind: 'text', text: t('withdrawn.introduction') },
          quoteChip(mail, true),
          { kind: 'text', text: t('withdrawn.effect') },
          ...(accepted?.early_start ? [{ kind: 'text', text: t('withdrawn.effectStarted') } as const] : []),
        ],
      },
    ],
    [
      {
        title: t('withdrawn.statementTitle'),
        blocks: [
          { kind: 'text', text: statement },
          { kind: 'rows', rows: [{ label: t('labels.receivedAt'), value: time }, ...identity(mail)] },
        ],
      },
    ],
    [questions(mail)],
  ];
}
