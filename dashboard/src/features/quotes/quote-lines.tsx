import type { Language } from '@vakman/domain/languages/languages';
import type { TypedLine } from '@vakman/domain/quote/quote.drafts';
import { quoteLimits } from '@vakman/domain/quote/quote.lines';
import { fill } from '@vakman/domain/text/fill';
import { Suspense, useState } from 'react';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { Loading } from '../../app/loading.tsx';
import { lazyPage } from '../../router/lazy-page.ts';
import { useWords } from '../../words/use-words.ts';
import { LineDialog } from './line-dialog.tsx';
import { QuotePart } from './quote-part.tsx';
import { emptyLine } from './typed-quote.ts';

/** With whoever has lines to put in order. */
const LineGrid = lazyPage(() => import('./line-grid.tsx'));
const RateMenu = lazyPage(() => import('./rate-menu.tsx'));

interface QuoteLinesProps {
  readonly lines: readonly TypedLine[];
  /** Of the customer, in which the lines are written. */
  readonly language: Language;
  readonly onLines: (lines: readonly TypedLine[]) => void;
}

/** The parts of a job, of which one is open at a time. */
export function QuoteLines({ lines, language, onLines }: QuoteLinesProps) {
  const { lines: words } = useWords(quotesWords);
  const [openId, setOpenId] = useState<string>();
  const open = lines.find(({ id }) => id === openId);
  const isFull = lines.length >= quoteLimits.lines;
  const add = () => {
    const line = emptyLine();
    onLines([...lines, line]);
    setOpenId(line.id);
  };
  return (
    <QuotePart title={words.title}>
      {lines.length === 0 ? (
        <p className="quote-muted">{words.none}</p>
      ) : (
        <Suspense fallback={<Loading />}>
          <LineGrid lines={lines} language={language} onOpen={setOpenId} onLines={onLines} />
        </Suspense>
      )}
      {isFull ? (
        <p className="quote-muted">{fill(words.full, { count: quoteLimits.lines })}</p>
      ) : (
        <div className="quote-acts">
          <button type="button" className="button" onClick={add}>
            {words.add}
          </button>
          <Suspense fallback={null}>
            <RateMenu language={language} onLine={(line) => onLines([...lines, line])} />
          </Suspense>
        </div>
      )}
      {open && (
        <LineDialog
          key={open.id}
          line={open}
          language={language}
          groups={[...new Set(lines.map(({ group }) => group.trim()).filter((group) => group !== ''))]}
          onLine={(changes) =>
            onLines(lines.map((line) => (line.id === open.id ? { ...line, ...changes } : line)))
          }
          onRemove={() => {
            onLines(lines.filter(({ id }) => id !== open.id));
            setOpenId(undefined);
          }}
          {...(!isFull && { onNext: add })}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </QuotePart>
  );
}
