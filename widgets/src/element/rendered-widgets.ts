import { appointment } from '../appointment/appointment.definition.ts';
import { assistant } from '../assistant/assistant.definition.ts';
import { cookieNotice } from '../cookie-notice/cookie-notice.definition.ts';
import { facadeBooking } from '../facade-booking/facade-booking.definition.ts';
import { gallery } from '../gallery/gallery.definition.ts';
import { quoteForm } from '../quote-form/quote-form.definition.ts';
import { reviews } from '../reviews/reviews.definition.ts';
import type { AnyDefinition } from './element-definition.ts';

/** What the build renders into pages, by tag. */
export const renderedWidgets = {
  'vakman-appointment': appointment,
  'vakman-assistant': assistant,
  'vakman-cookie-notice': cookieNotice,
  'vakman-facade-booking': facadeBooking,
  'vakman-gallery': gallery,
  'vakman-quote-form': quoteForm,
  'vakman-reviews': reviews,
} as const satisfies Readonly<Record<string, AnyDefinition>>;

export type RenderedTag = keyof typeof renderedWidgets;
export const renderedTags = Object.keys(renderedWidgets) as RenderedTag[];
