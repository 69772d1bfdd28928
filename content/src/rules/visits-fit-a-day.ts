import type { Booking } from '../booking/booking.schema.ts';
import type { Company } from '../company/company.schema.ts';
import type { ContentFault } from '../files/content-error.ts';

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}

/** A visit that is longer than every day would be offered at no time at all. */
export function visitsFitADay({ openingHours }: Company, { visitMinutes }: Booking): ContentFault[] {
  const longest = Math.max(
    0,
    ...openingHours.map((hours) => (hours ? minutesOf(hours.closes) - minutesOf(hours.opens) : 0)),
  );
  return Object.entries(visitMinutes).flatMap(([size, length]) => {
    if (length === null || length <= longest) return [];
    const reason = `${length} minutes are more than the longest day has (${longest}); write null to ask for a quote`;
    return [{ file: 'booking.yaml', key: `visitMinutes.${size}`, reason }];
  });
}
