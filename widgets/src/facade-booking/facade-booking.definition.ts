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
