import type { ElementDefinition } from '../element/element-definition.ts';
import {
  facadeBookingAttributes,
  type FacadeBookingAttributes,
  type FacadeBookingEvents,
} from './facade-booking.props.ts';
import { FacadeBooking } from './facade-booking.tsx';
import { loadFacadeBookingWords, type FacadeBookingWords } from './facade-booking.words.ts';

/**
 * Steps by which visitors book a facade cleaning: what, price, day and time, who and where, and a last look.
 *
 * @slot - What visitors get whose browser does not load the booking, such as a link.
 * @csspart form Everything that the widget shows.
 * @csspart next Button that goes on to the next step.
 * @csspart submit Button that books.
 * @csspart field One field, with its label, hint, error and control.
 * @csspart label Label of a field.
 * @csspart input Control of a field: line, lines or list.
 * @csspart hint What helps to fill in a field.
 * @csspart error What is wrong with a field.
 */
export const facadeBooking: ElementDefinition<
  FacadeBookingAttributes,
  FacadeBookingWords,
  FacadeBookingEvents
> = {
  tag: 'vakman-facade-booking',
  Component: FacadeBooking,
  attributes: facadeBookingAttributes,
  loadStyles: async () => (await import('./facade-booking.styles.ts')).facadeBookingStyles,
  loadWords: loadFacadeBookingWords,
};
