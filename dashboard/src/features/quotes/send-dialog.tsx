import { formatDuration } from '@vakman/domain/format/format.durations';
import type { TypedQuote } from '@vakman/domain/quote/quote.drafts';
import { quoteValidDays } from '@vakman/domain/quote/quote.states';
import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { OfficeDialog } from '../../ui/office-dialog/office-dialog.tsx';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import type { LoadedPhoto } from '../requests/use-request-photos.ts';
import { countedLines, headFaults, lineFaults, wholeFaults } from './quote-faults.ts';
import QuotePreview from './quote-preview.tsx';

interface SendDialogProps {
  readonly typed: TypedQuote;
  /** That may be shown. */
  readonly photos: readonly LoadedPhoto[];
  /** Whether it was sent. */
  readonly onSend: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** The quote as the customer will see it, and what it still lacks; from here it is sent. */
export default function SendDialog({ typed, photos, onSend, onClose }: SendDialogProps) {
  const { send: words, errors, missing, line } = useWords(quotesWords);
  const [isBusy, setIsBusy] = useState(false);
  const lines = countedLines(typed);
  const faults = [
    ...headFaults(typed).map((fault) => errors[fault]),
    ...(typed.lines.some((each) => lineFaults(each).length > 0) ? [missing.lines] : []),
    ...wholeFaults(lines).map((fault) => missing[fault]),
  ];
  const send = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const isSent = await onSend();
    setIsBusy(false);
    if (isSent) onClose();
  };
  return (
    <OfficeDialog title={words.title} close={line.close} onClose={onClose}>
      {faults.length > 0 ? (
        <div className="quote-missing" role="alert">
          <p>{words.missing}</p>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      ) : (
        <div className="quote-form">
          <p>
            {fill(words.to, { address: typed.email, time: formatDuration(quoteValidDays, 'day', language) })}
          </p>
          <p className="quote-acts">
            <button
              type="button"
              className="button primary"
              aria-disabled={isBusy}
              onClick={() => void send()}
            >
              {words.send}
            </button>
            <button type="button" className="link" onClick={onClose}>
              {words.back}
            </button>
          </p>
        </div>
      )}
      <QuotePreview
        quote={{ ...typed, lines }}
        photos={photos.filter(({ path }) => typed.photos.includes(path))}
      />
    </OfficeDialog>
  );
}
