import { localisedPath, type Language } from '../languages/languages.ts';

/** Page of the site that shows an appointment to whoever has its private link. */
export const appointmentPath = '/afspraak';

/**
 * The private link of an appointment. What stands behind `#` is sent to no server, so it is in no log.
 *
 * @param siteUrl origin of the site, without a trailing slash.
 */
export const appointmentLink = (siteUrl: string, language: Language, token: string): string =>
  `${siteUrl}${localisedPath(language, appointmentPath)}#${token}`;
