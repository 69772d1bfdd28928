import type { OfferedQuote } from '@vakman/domain/quote/offered-quote.answers';
import type { OfferStep } from '@vakman/domain/quote/offered-quote.draft';
import { needsHomeAge } from '@vakman/domain/quote/quote.answering';
import { useEffect, useRef, useState } from 'react';
import { offeredQuoteWords } from '../../../generated/offered-quote.words.ts';
import { useWords } from '../../words/use-words.ts';
import type { AcceptanceField } from './check-answer.ts';
import { DocumentButtons } from './document-buttons.tsx';
import { HomeAgeField } from './home-age-field.tsx';
import type { OfferActions } from './offer-actions.ts';
import { OfferAnswers } from './offer-answers.tsx';
import { OfferBar } from './offer-bar.tsx';
import { OfferHead } from './offer-head.tsx';
import { OfferNotice } from './offer-notice.tsx';
import { OfferPhotos, type OfferPhoto } from './offer-photos.tsx';
import { offerStage } from './offer-stage.ts';
import { offerSum } from './offer-sum.ts';
import { QuoteChoices } from './quote-choices.tsx';
import { QuoteSum } from './quote-sum.tsx';
import { useOfferDraft } from './use-offer-draft.ts';
import './offered-quote.css';

export interface OfferedQuoteViewProps {
  readonly offer: OfferedQuote;
  readonly photos: readonly OfferPhoto[];
  readonly actions: OfferActions;
  /** In milliseconds. */
  readonly now: number;
}

/** A quote: what is done and for how much, what can be chosen of it, and the answer to it. */
export function OfferedQuoteView({ offer, photos, actions, now }: OfferedQuoteViewProps) {
  const words = useWords(offeredQuoteWords);
  const { draft, change, forget } = useOfferDraft(offer);
  const [fresh, setFresh] = useState<OfferStep>();
  const [missing, setMissing] = useState<readonly AcceptanceField[]>([]);
  const [done, setDone] = useState<object>();
  const notice = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What was filled in is gone, and how the quote stands now is to be heard.
    if (done) notice.current?.focus();
  }, [done]);

  const { quote, answer, may } = offer;
  const stage = offerStage(offer);
  const isOpen = stage === 'open' || stage === 'change-asked' || stage === 'read';
  const wasSigned = answer !== null && answer.totals !== null;
  const chosen = wasSigned ? answer.chosen : draft.chosen;
  const stated = quote.home_age ?? (wasSigned ? answer.home_age : draft.homeAge);
  const asksAge =
    may.accept &&
    quote.home_age === null &&
    needsHomeAge(quote.lines, new Set(quote.lines.map(({ id }) => id)));
  const sum = offerSum(quote.lines, stated, new Set(chosen));
  const open = (step: OfferStep | null) => {
    setFresh(step ?? undefined);
    change({ step });
    if (step !== null && step === draft.step) document.getElementById(`offer-${step}-title`)?.focus();
  };
  const finish = () => {
    forget();
    setFresh(undefined);
    setMissing([]);
    setDone({});
  };
  return (
    <div className="offer">
      <OfferHead quote={quote} stage={stage} now={now} />
      {stage !== 'open' && <OfferNotice offer={offer} stage={stage} heading={notice} />}
      <div className="offer-work">
        {quote.introduction !== '' && (
          <p className="offer-text" lang={quote.language} dir="auto">
            {quote.introduction}
          </p>
        )}
        <QuoteChoices
          lines={quote.lines}
          chosen={chosen}
          age={stated}
          lang={quote.language}
          onChoose={isOpen ? (next) => change({ chosen: next }) : undefined}
        />
        {asksAge && (
          <HomeAgeField
            age={draft.homeAge}
            error={missing.includes('homeAge') && draft.homeAge === null ? words.errors.homeAge : undefined}
            onState={(homeAge) => change({ homeAge })}
          />
        )}
        {!asksAge && stated !== null && <p className="hint">{words.homeAge.stated[stated]}</p>}
      </div>
      <aside className="offer-aside">
        <QuoteSum sum={sum} lines={quote.lines} chosen={chosen} />
        {may.accept && (
          <button type="button" className="button primary" onClick={() => open('accept')}>
            {words.accept.open}
          </button>
        )}
        <DocumentButtons hasDocument={offer.document} takeDocument={actions.takeDocument} />
      </aside>
      <div className="offer-rest">
        <OfferPhotos photos={photos} />
        {quote.conditions !== '' && (
          <section aria-labelledby="offer-conditions">
            <h2 id="offer-conditions">{words.conditions}</h2>
            <p className="offer-text" lang={quote.language} dir="auto">
              {quote.conditions}
            </p>
          </section>
        )}
        <OfferAnswers
          {...{ offer, sum, draft, change, actions, fresh }}
          onOpen={open}
          onFaults={setMissing}
          onDone={finish}
        />
      </div>
      {isOpen && <OfferBar sum={sum} onAccept={may.accept ? () => open('accept') : undefined} />}
    </div>
  );
}
