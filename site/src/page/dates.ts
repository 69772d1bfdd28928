/** A day as a language writes it in full, such as `21 november 2026`. `isoDate` is `2026-11-21`. */
export function longDate(isoDate: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}

/** A month as a language writes it, such as `mei 2026`. `isoMonth` is `2026-05`. */
export function monthAndYear(isoMonth: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${isoMonth}-01T00:00:00Z`));
}
