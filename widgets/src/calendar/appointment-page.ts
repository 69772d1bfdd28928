import { appointmentLink } from '@vakman/domain/booking/booking.link';
import type { Language } from '@vakman/domain/languages/languages';
import { addresses } from '../../generated/addresses.ts';

/** Private page of an appointment on our site. */
export const appointmentPage = (language: Language, token: string) =>
  appointmentLink(addresses.siteUrl, language, token);
