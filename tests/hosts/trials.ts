import type { Trial } from './trial.ts';
import { assistantTrial } from './trials/assistant.trial.ts';
import { cookieNoticeTrial } from './trials/cookie-notice.trial.ts';
import { facadeBookingTrial } from './trials/facade-booking.trial.ts';
import { galleryTrial } from './trials/gallery.trial.ts';
import { quoteFormTrial } from './trials/quote-form.trial.ts';
import { reviewsTrial } from './trials/reviews.trial.ts';

/** One for each widget of the kit that stands on other sites, and the cookie notice of our own. */
export const trials: readonly Trial[] = [
  quoteFormTrial,
  facadeBookingTrial,
  galleryTrial,
  reviewsTrial,
  assistantTrial,
  cookieNoticeTrial,
];
