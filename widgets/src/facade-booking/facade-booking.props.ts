import type { AttributeKind, WidgetProps } from '../element/element-definition.ts';
import type { BookingTrouble, View } from './facade-booking.state.ts';
import type { FacadeBookingWords } from './facade-booking.words.ts';
import type { FacadeBookingBackend } from './facade-booking.backend.ts';

/** Attributes of `<vakman-facade-booking>` beside `lang` and `theme`. */
export interface FacadeBookingAttributes {
  /** Partner whose page the booking stands on: lower-case letters, digits and hyphens, at most 64. */
  readonly source: string;
  /** Leaves out title and introduction, for pages that say the same above the booking. */
  readonly hideTitle: boolean;
  /** First value of the field for the visitor's name. */
  readonly name: string;
  /** First value of the field for the e-mail address. */
  readonly email: string;
  /** First value of the field for the telephone number. */
  readonly phone: string;
  /** First value of the field for street and number. */
  readonly streetAddress: string;
  /** First value of the field for the postal code. */
  readonly postalCode: string;
  /** Shows all that the booking does, and says so: no time is held, nothing is booked, nothing is kept. */
  readonly test: boolean;
}

export const facadeBookingAttributes: Readonly<Record<keyof FacadeBookingAttributes, AttributeKind>> = {
  source: 'text',
  hideTitle: 'flag',
  name: 'text',
  email: 'text',
  phone: 'text',
  streetAddress: 'text',
  postalCode: 'text',
  test: 'flag',
};

/** `detail` of the events that leave the booking. None carries personal data: any script of the page can read them. */
export interface FacadeBookingEvents {
  /** The visitor sees another step. */
  readonly 'facade-booking-step-shown': { readonly step: View };
  /** The appointment is made; the reference is what visitor and office call it, such as `3F2A-91C4`. */
  readonly 'facade-booking-completed': { readonly reference: string };
  /** The appointment was not made, or had been before; the booking keeps what was typed. */
  readonly 'facade-booking-failed': { readonly code: BookingTrouble };
}

export interface FacadeBookingProps
  extends Partial<FacadeBookingAttributes>, WidgetProps<FacadeBookingWords, FacadeBookingEvents> {
  readonly backend?: FacadeBookingBackend;
}
