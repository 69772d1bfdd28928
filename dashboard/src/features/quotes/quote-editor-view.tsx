import type { QuoteText } from '@vakman/domain/quote/quote-texts.answers';
import { fill } from '@vakman/domain/text/fill';
import { Link } from '@swan-io/chicane';
import { Suspense, useState } from 'react';
import { offeredQuoteWords } from '../../../generated/offered-quote.words.ts';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { Loading } from '../../app/loading.tsx';
import { lazyPage } from '../../router/lazy-page.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import type { LoadedPhoto } from '../requests/use-request-photos.ts';
import { countedLines } from './quote-faults.ts';
import { QuoteCustomer } from './quote-customer.tsx';
import { QuoteJob } from './quote-job.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuotePhotos } from './quote-photos.tsx';
import { QuoteProse } from './quote-prose.tsx';
import { QuoteSums } from './quote-sums.tsx';
import { SavingNote } from './saving-note.tsx';
import type { QuoteEditing } from './use-quote-editing.ts';

const SendDialog = lazyPage(() => import('./send-dialog.tsx'), offeredQuoteWords);

export interface QuoteEditorViewProps {
  readonly editing: QuoteEditing;
  readonly texts: readonly QuoteText[];
  /** That may be shown. */
  readonly photos: readonly LoadedPhoto[];
  /** Names of colleagues who look at it, too. */
  readonly here: readonly string[];
  /** Whether it was sent. */
  readonly onSend: () => Promise<boolean>;
  readonly onRemove: () => Promise<void>;
}

/** A draft as it is written: what it says, line by line, and what it adds up to. */
export function QuoteEditorView({ editing, texts, photos, here, onSend, onRemove }: QuoteEditorViewProps) {
  const words = useWords(quotesWords);
  const { typed, saving, change } = editing;
  const [isSending, setIsSending] = useState(false);
  return (
    <>
      <p className="quote-back">
        <Link to={router.quotes()}>{words.back}</Link>
      </p>
      <h1 dir="auto">{typed.title.trim() === '' ? words.untitled : typed.title}</h1>
      {here.length > 0 && (
        <output className="quote-here">
          {fill(words.here, { names: new Intl.ListFormat(language).format(here) })}
        </output>
      )}
      <SavingNote saving={saving} onMine={editing.keepMine} onTheirs={editing.takeTheirs} />
      <div className="quote">
        <div className="quote-column">
          <QuoteJob typed={typed} onChange={change} />
          <QuoteLines
            lines={typed.lines}
            language={typed.language}
            onLines={(lines) => change({ lines: [...lines] })}
          />
          <QuoteProse typed={typed} texts={texts} onChange={change} />
          <QuotePhotos
            photos={photos}
            chosen={typed.photos}
            onChosen={(paths) => change({ photos: [...paths] })}
          />
          <QuoteCustomer typed={typed} onChange={change} />
        </div>
        <div className="quote-column quote-beside">
          <QuoteSums lines={countedLines(typed)} homeAge={typed.home_age} />
          <p className="quote-acts">
            <button type="button" className="button primary" onClick={() => setIsSending(true)}>
              {words.acts.preview}
            </button>
            <button type="button" className="link" onClick={() => void onRemove()}>
              {words.acts.remove}
            </button>
          </p>
          {typed.request_id !== null && (
            <p>
              <Link to={router.request({ requestId: typed.request_id })}>{words.acts.request}</Link>
            </p>
          )}
        </div>
      </div>
      {isSending && (
        <Suspense fallback={<Loading />}>
          <SendDialog typed={typed} photos={photos} onSend={onSend} onClose={() => setIsSending(false)} />
        </Suspense>
      )}
    </>
  );
}
