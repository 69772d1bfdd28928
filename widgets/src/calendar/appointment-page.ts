import { appointmentLink } from '@vakman/domain/booking/booking.link';
import type { Language } from '@vakman/domain/languages/languages';
import { pageAddress } from '../page-address.ts';

/** Private page of an appointment on our site. */
export const appointmentPage = (language: Language, token: string) =>
  appointmentLink(pageAddress('appointment', language), token);
