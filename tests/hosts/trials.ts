import type { Trial } from './trial.ts';
import { quoteFormTrial } from './trials/quote-form.trial.ts';

/** One for each widget of the kit. */
export const trials: readonly Trial[] = [quoteFormTrial];
