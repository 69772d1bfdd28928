import type { OfferedQuote } from '@vakman/domain/quote/offered-quote.answers';
import { timeZone } from '@vakman/domain/time-zone';

/**
 * How a quote stands for whoever reads it. `read`: it waits for an answer that somebody else gives, as where a project is
 * shared; `taken-back` was by the firm, `withdrawn` by the customer from what he had accepted.
 */
export type OfferStage =
  | 'open'
  | 'change-asked'
  | 'read'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'taken-back'
  | 'withdrawn'
  | 'replaced';

export function offerStage({ quote, answer, may }: OfferedQuote): OfferStage {
  switch (quote.state) {
    case 'accepted':
    case 'declined':
    case 'expired':
    case 'replaced':
      return quote.state;
    case 'withdrawn':
      return answer?.kind === 'withdrawn' ? 'withdrawn' : 'taken-back';
    case 'change-asked':
      return 'change-asked';
    default:
      return may.accept || may.decline || may.ask_change ? 'open' : 'read';
  }
}

const day = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * Days after today on which it can still be accepted; 0 on the last one.
 *
 * @param validUntil such as `2026-12-24`.
 * @param now in milliseconds.
 */
export function daysLeft(validUntil: string, now: number): number {
  return (Date.parse(validUntil) - Date.parse(day.format(now))) / 86_400_000;
}
