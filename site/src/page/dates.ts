/** To construct one takes longer than to write a hundred dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** A day as a language writes it in full, such as `21 november 2026`. `isoDate` is `2026-11-21`. */
export function longDate(isoDate: string, locale: string): string {
  return formatOf(locale, { dateStyle: 'long' }).format(new Date(`${isoDate}T00:00:00Z`));
}

/** A month as a language writes it, such as `mei 2026`. `isoMonth` is `2026-05`. */
export function monthAndYear(isoMonth: string, locale: string): string {
  return formatOf(locale, { month: 'long', year: 'numeric' }).format(new Date(`${isoMonth}-01T00:00:00Z`));
}
