/** A day as a language writes it in full, such as `21 november 2026`. `isoDate` is `2026-11-21`. */
export function longDate(isoDate: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}
