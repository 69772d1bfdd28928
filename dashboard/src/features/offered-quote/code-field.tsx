import { formatTime } from '@vakman/domain/format/format.dates';
import { codeDigits } from '@vakman/domain/quote/quote.answering';
import { fill } from '@vakman/domain/text/fill';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { offeredQuoteWords } from '../../../generated/offered-quote.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { AnswerFaultNotice } from './answer-fault-notice.tsx';
import type { OfferActions } from './offer-actions.ts';
import { useAnswering } from './use-answering.ts';

interface CodeFieldProps extends Pick<OfferActions, 'askCode' | 'refresh'> {
  /** Where it is mailed, most of it hidden. */
  readonly address: string;
  /** Until when the last one works; null where none was asked for. */
  readonly until: string | null;
  readonly code: string;
  readonly error: string | undefined;
  readonly onCode: (code: string) => void;
  readonly onSent: (until: string) => void;
}

/** Has a code mailed, as proof that the address is that of whoever signs, and takes it. */
export function CodeField({ address, until, code, error, onCode, onSent, ...actions }: CodeFieldProps) {
  const { code: words, errors } = useWords(offeredQuoteWords);
  const asking = useAnswering(actions.refresh);
  const [times, setTimes] = useState(0);
  const ask = async () => {
    const isSent = await asking.send('code', {}, async () => onSent(await actions.askCode()));
    if (isSent) setTimes(times + 1);
  };
  return (
    <div className="offer-code">
      <h3>{words.title}</h3>
      <p>{fill(words.text, { address })}</p>
      <AnswerFaultNotice fault={asking.fault} ended={asking.ended} />
      <button
        type="button"
        id={until === null ? 'offer-code' : undefined}
        className={until === null ? 'button' : 'link'}
        aria-disabled={asking.busy}
        onClick={() => !asking.busy && void ask()}
      >
        {until === null ? words.ask : words.again}
      </button>
      {until === null && error && <p className="error">{error}</p>}
      {/* Another element for each, so that a second code is told of too. */}
      <output key={times}>{times > 0 && words.sent}</output>
      {until !== null && (
        <TextField
          id="offer-code"
          label={words.label}
          hint={fill(words.until, { time: formatTime(until, language) })}
          error={error}
          errorPrefix={errors.prefix}
          input={{
            className: 'control short code',
            inputMode: 'numeric',
            autoComplete: 'one-time-code',
            // As people copy it, with what stands between its digits.
            maxLength: 3 * codeDigits,
            value: code,
            onChange: ({ currentTarget }) => onCode(currentTarget.value),
          }}
        />
      )}
    </div>
  );
}
