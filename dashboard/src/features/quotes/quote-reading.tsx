import { formatDate } from '@vakman/domain/format/format.dates';
import type { QuoteFile } from '@vakman/domain/quote/quote-file.answers';
import { isReplaceable, isWithdrawable } from '@vakman/domain/quote/quote.waits';
import { fill } from '@vakman/domain/text/fill';
import { Link } from '@swan-io/chicane';
import { Suspense, useState } from 'react';
import { offeredQuoteWords } from '../../../generated/offered-quote.words.ts';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { Loading } from '../../app/loading.tsx';
import { lazyPage } from '../../router/lazy-page.ts';
import { router } from '../../router/router.ts';
import { OfficeDialog } from '../../ui/office-dialog/office-dialog.tsx';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import type { LoadedPhoto } from '../requests/use-request-photos.ts';
import { QuoteAnswers } from './quote-answers.tsx';
import { QuoteMails } from './quote-mails.tsx';
import { QuoteNumber } from './quote-number.tsx';
import { QuoteState } from './quote-state.tsx';
import { QuoteVersions } from './quote-versions.tsx';
import './quote-answers.css';

/** As the customer's own page shows it. */
const QuotePreview = lazyPage(() => import('./quote-preview.tsx'), offeredQuoteWords);

export interface QuoteReadingProps {
  readonly file: QuoteFile;
  /** That it shows, as far as they have arrived. */
  readonly photos: readonly LoadedPhoto[];
  /** Names of colleagues who look at it, too. */
  readonly here: readonly string[];
  readonly onNewVersion: () => Promise<void>;
  readonly onWithdraw: () => Promise<void>;
}

/** A quote that was sent, as it was sent. */
export function QuoteReading({ file, photos, here, onNewVersion, onWithdraw }: QuoteReadingProps) {
  const { quote, versions, answers, mails } = file;
  const words = useWords(quotesWords);
  const [isAsking, setIsAsking] = useState(false);
  const accepted = answers.find(({ kind }) => kind === 'accepted');
  const { state, sent_at: sent, valid_until: until } = quote;
  return (
    <>
      <p className="quote-back">
        <Link to={router.quotes()}>{words.back}</Link>
      </p>
      <h1>
        {words.one} <QuoteNumber quote={quote} />
      </h1>
      {here.length > 0 && (
        <output className="quote-here">
          {fill(words.here, { names: new Intl.ListFormat(language).format(here) })}
        </output>
      )}
      <div className="quote">
        <div className="quote-column">
          <Suspense fallback={<Loading />}>
            <QuotePreview
              quote={{ ...quote, home_age: accepted?.home_age ?? quote.home_age }}
              photos={photos}
              {...(accepted && { chosen: accepted.chosen })}
            />
          </Suspense>
        </div>
        <div className="quote-column quote-beside">
          <section className="quote-part" aria-label={words.list.states}>
            <QuoteState state={state} />
            <p dir="auto">
              {quote.name} · {quote.email}
            </p>
            <p className="quote-muted" dir="auto">
              {quote.street_address}, {quote.postal_code}
            </p>
            {sent !== null && <p>{fill(words.reading.sent, { date: formatDate(sent, language) })}</p>}
            {until !== null && <p>{fill(words.list.until, { date: formatDate(until, language) })}</p>}
            <p className="quote-acts">
              {isReplaceable(state) && (
                <button type="button" className="button" onClick={() => void onNewVersion()}>
                  {words.reading.newVersion}
                </button>
              )}
              {isWithdrawable(state) && (
                <button type="button" className="link" onClick={() => setIsAsking(true)}>
                  {words.reading.withdraw}
                </button>
              )}
            </p>
            {quote.request_id !== null && (
              <p>
                <Link to={router.request({ requestId: quote.request_id })}>{words.acts.request}</Link>
              </p>
            )}
          </section>
          <QuoteAnswers answers={answers} />
          <QuoteVersions versions={versions} />
          <QuoteMails mails={mails} />
        </div>
      </div>
      {isAsking && (
        <OfficeDialog
          title={words.reading.withdraw}
          close={words.line.close}
          onClose={() => setIsAsking(false)}
        >
          <p>{words.reading.withdrawText}</p>
          <p className="quote-acts">
            <button
              type="button"
              className="button primary"
              onClick={() => void onWithdraw().then(() => setIsAsking(false))}
            >
              {words.reading.withdraw}
            </button>
          </p>
        </OfficeDialog>
      )}
    </>
  );
}
