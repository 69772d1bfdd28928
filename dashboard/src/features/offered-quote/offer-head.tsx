import type { OfferedQuote } from '@vakman/domain/quote/offered-quote.answers';
import { formatDate } from '@vakman/domain/format/format.dates';
import { formatDuration } from '@vakman/domain/format/format.durations';
import { fill } from '@vakman/domain/text/fill';
import { offeredQuoteWords } from '../../../generated/offered-quote.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { daysLeft, type OfferStage } from './offer-stage.ts';

interface OfferHeadProps {
  readonly quote: OfferedQuote['quote'];
  readonly stage: OfferStage;
  /** In milliseconds. */
  readonly now: number;
}

/** Which quote it is, for whom and where, and until when it holds. */
export function OfferHead({ quote, stage, now }: OfferHeadProps) {
  const { head: words } = useWords(offeredQuoteWords);
  const { number, revision, title, name, street_address, postal_code, sent_at, valid_until } = quote;
  const left = daysLeft(valid_until, now);
  const isOpen = stage === 'open' || stage === 'change-asked' || stage === 'read';
  return (
    <header className="offer-head">
      <p className="offer-number">
        {fill(words.number, { number: number ?? '' })}
        {revision > 1 && ` · ${fill(words.version, { revision })}`}
      </p>
      <h1 lang={quote.language} dir="auto">
        {title}
      </h1>
      <dl>
        <div>
          <dt>{words.for}</dt>
          <dd dir="auto">{name}</dd>
        </div>
        <div>
          <dt>{words.where}</dt>
          <dd dir="auto">
            {street_address}, {postal_code}
          </dd>
        </div>
        <div>
          <dt>{words.sent}</dt>
          <dd>{formatDate(sent_at, language)}</dd>
        </div>
        <div>
          <dt>{words.until}</dt>
          <dd>
            {formatDate(valid_until, language)}
            {isOpen && left >= 0 && (
              <b className={left < 7 ? 'offer-left soon' : 'offer-left'}>
                {left === 0
                  ? words.lastDay
                  : fill(words.left, { time: formatDuration(left, 'day', language) })}
              </b>
            )}
          </dd>
        </div>
      </dl>
    </header>
  );
}
