import type { TitledText } from '@vakman/content/texts/text-parts';
import type { Page } from '../../page/page-context.tsx';

const steps = ['confirmed', 'before', 'day', 'after'] as const;

/** What happens from the booking to the bill. */
export function daySteps({ content, t }: Pick<Page, 'content' | 't'>): TitledText[] {
  // The visit that measures is none that cleans.
  const { unknown: _, ...visits } = content.booking.visitMinutes;
  const hours = Object.values(visits).flatMap((minutes) => (minutes === null ? [] : [minutes / 60]));
  const values = { shortest: Math.floor(Math.min(...hours)), longest: Math.ceil(Math.max(...hours)) };
  return steps.map((step) => ({
    title: t(`bookingPage.steps.${step}.title`),
    text: t(`bookingPage.steps.${step}.text`, values),
  }));
}
