import {
  atLineStart,
  dateFormat,
  formatDate,
  formatDay,
  formatTimes,
} from '@vakman/domain/format/format.dates.ts';
import type { Language } from '@vakman/domain/languages/languages.ts';
import type { ClaimedProject, StoredProject } from '../_shared/database/claimed-project.ts';
import type { Messages } from '../_shared/generated/send-project-mails.messages.ts';
import type { Block } from '../_shared/mail/layout/mail-document.ts';
import type { Translate } from '../_shared/translations/translations.ts';

/** More days than these are told as one span. */
const mostDays = 10;

const spelt = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** The whole span as a chip, and each day with its hours where there are few. */
export function dayBlocks(
  { starts_on, ends_on }: StoredProject,
  days: ClaimedProject['days'],
  t: Translate<Messages>,
  language: Language,
): Block[] {
  if (starts_on === null || ends_on === null) return [];
  const span = dateFormat(language, spelt).formatRange(new Date(starts_on), new Date(ends_on));
  return [
    { kind: 'chip', chip: { label: t('labels.days'), value: atLineStart(span, language) } },
    ...(days.length > 1 && days.length <= mostDays
      ? [
          {
            kind: 'rows',
            rows: days.map((day) => ({
              label: atLineStart(formatDay(day.starts_at, language), language),
              value: formatTimes(day.starts_at, day.ends_at, language),
            })),
          } as const,
        ]
      : []),
  ];
}

/** Until when the work is guaranteed; nothing where it is not. */
export function guaranteeChip(
  { guarantee_until }: StoredProject,
  t: Translate<Messages>,
  language: Language,
): Block[] {
  if (guarantee_until === null) return [];
  return [
    {
      kind: 'chip',
      chip: { label: t('labels.guarantee'), value: formatDate(guarantee_until, language) },
    },
    { kind: 'text', text: t('done.guarantee') },
  ];
}
