import { refundDays, reminderDays, withdrawalDays } from '@vakman/domain/consumer-law';
import { quoteValidDays } from '@vakman/domain/quote/quote.states';

/** Days of the law and of our quotes, by the names that texts and messages use in their `{placeholders}`. */
export const termClaims = { withdrawalDays, refundDays, reminderDays, quoteValidDays } as const;
