import Holidays from 'date-holidays';

/** Public holidays of the Netherlands in a row of years, as `2026-12-25`, sorted. */
export function publicHolidays(firstYear: number, lastYear: number): string[] {
  const calendar = new Holidays('NL', { types: ['public'] });
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  const days = years.flatMap((year) => calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)));
  return days.toSorted();
}
