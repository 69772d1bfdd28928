import type { Quote } from '@vakman/domain/quote/quote.answers';
import { fittingChoice } from '@vakman/domain/quote/quote.choices';
import type { QuoteLine } from '@vakman/domain/quote/quote.lines';
import { useState } from 'react';
import { offeredQuoteWords } from '../../../generated/offered-quote.words.ts';
import { useWords } from '../../words/use-words.ts';
import { OfferPhotos, type OfferPhoto } from '../offered-quote/offer-photos.tsx';
import { offerSum } from '../offered-quote/offer-sum.ts';
import { QuoteChoices } from '../offered-quote/quote-choices.tsx';
import { QuoteSum } from '../offered-quote/quote-sum.tsx';
import '../offered-quote/offered-quote.css';
import './quote-preview.css';

export interface QuotePreviewProps {
  readonly quote: Pick<Quote, 'language' | 'title' | 'introduction' | 'conditions' | 'home_age'> & {
    readonly lines: readonly QuoteLine[];
  };
  /** What the customer chose; before he did, all of it can be tried here. */
  readonly chosen?: readonly string[];
  /** That it shows. */
  readonly photos: readonly OfferPhoto[];
}

/** A quote as its customer sees it, with the sum of what is chosen. */
export default function QuotePreview({ quote, chosen: settled, photos }: QuotePreviewProps) {
  const words = useWords(offeredQuoteWords);
  const { lines, language } = quote;
  const [tried, setTried] = useState<readonly string[]>([]);
  const chosen = settled ?? fittingChoice(lines, tried);
  return (
    <div className="offer quote-preview">
      {quote.title.trim() !== '' && (
        <h2 lang={language} dir="auto">
          {quote.title}
        </h2>
      )}
      {quote.introduction !== '' && (
        <p className="offer-text" lang={language} dir="auto">
          {quote.introduction}
        </p>
      )}
      <QuoteChoices
        lines={lines}
        chosen={chosen}
        age={quote.home_age}
        lang={language}
        onChoose={settled ? undefined : setTried}
      />
      <QuoteSum sum={offerSum(lines, quote.home_age, new Set(chosen))} lines={lines} chosen={chosen} />
      <OfferPhotos photos={photos} />
      {quote.conditions !== '' && (
        <section aria-labelledby="offer-conditions">
          <h2 id="offer-conditions">{words.conditions}</h2>
          <p className="offer-text" lang={language} dir="auto">
            {quote.conditions}
          </p>
        </section>
      )}
    </div>
  );
}
