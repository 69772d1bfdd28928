import { formatDate, formatDateTime } from '@vakman/domain/format/format.dates.ts';
import { refundDays } from '@vakman/domain/consumer-law.ts';
import type { Section } from '../../_shared/mail/layout/mail-document.ts';
import type { BookingMail } from './booking-mail.ts';
import { translateBookingMail } from './booking-messages.ts';
import { identity, questions, timeChip } from './booking-visitor.sections.ts';

/**
 * The acknowledgement of a withdrawal that consumer law asks for: what was declared, and on which day and hour it
 * came in.
 */
export function withdrawalSections(mail: BookingMail): Section[] {
  const { language, reference, created_at, updated_at, withdrawn_at, starts_at, early_start } = mail.booking;
  const t = translateBookingMail(language);
  const received = withdrawn_at ?? updated_at;
  const mayHaveBegun = early_start && Date.parse(starts_at) <= Date.parse(received);
  const statement = t('withdrawn.statement', {
    company: mail.facts.company.name,
    reference,
    booked: formatDate(created_at, language),
  });
  const time = t('withdrawn.receivedAt', { time: formatDateTime(received, language) });
  return [
    [
      {
        title: t('withdrawn.title'),
        blocks: [
          { kind: 'text', text: t('withdrawn.introduction') },
          timeChip(mail, 'gone'),
          { kind: 'text', text: t('withdrawn.effect', { days: refundDays }) },
          ...(mayHaveBegun ? [{ kind: 'text', text: t('withdrawn.effectStarted') } as const] : []),
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
