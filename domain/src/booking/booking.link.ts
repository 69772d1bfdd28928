/**
 * The private link of an appointment. What stands behind `#` is sent to no server, so it is in no log.
 *
 * @param page address of the site's page that shows an appointment, in the reader's language.
 */
export const appointmentLink = (page: string, token: string): string => `${page}#${token}`;
