import { formatDuration, formatHours, formatMinutes } from '@vakman/domain/format/format.durations';
import { language } from '../../words/language.ts';

const hour = 60;
const day = 24 * hour;

/** How long somebody waited, as exactly as one says it: `40 minuten`, `5,5 uur`, `3 dagen`. Takes minutes. */
export function waitText(minutes: number | null): string {
  if (minutes === null) return '–';
  if (minutes < 1.5 * hour) return formatMinutes(Math.round(minutes), language);
  if (minutes < 2 * day) return formatHours(Math.round(minutes / 30) * 30, language);
  return formatDuration(Math.round((minutes / day) * 2) / 2, 'day', language);
}
