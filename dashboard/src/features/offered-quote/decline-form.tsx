import type { OfferedQuote } from '@vakman/domain/quote/offered-quote.answers';
import { declineReasons, longestAnswer, type DeclineReason } from '@vakman/domain/quote/quote.answering';
import { RadioField } from '@vakman/widgets/ui/radio-field.tsx';
import { TextareaField } from '@vakman/widgets/ui/textarea-field.tsx';
import { useState, type FormEvent } from 'react';
import { offeredQuoteWords } from '../../../generated/offered-quote.words.ts';
import { useWords } from '../../words/use-words.ts';
import { AnswerFaultNotice } from './answer-fault-notice.tsx';
import type { OfferActions } from './offer-actions.ts';
import { useAnswering } from './use-answering.ts';
import type { KeptDraft } from './use-offer-draft.ts';

interface DeclineFormProps extends Pick<KeptDraft, 'draft' | 'change'> {
  readonly offer: OfferedQuote;
  readonly actions: OfferActions;
  readonly onDone: () => void;
}

/** Says no, and why. */
export function DeclineForm({ offer, draft, change, actions, onDone }: DeclineFormProps) {
  const { decline: words, errors } = useWords(offeredQuoteWords);
  const [isTried, setTried] = useState(false);
  const answering = useAnswering(actions.refresh);
  const { reason } = draft;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason === null) document.getElementById('offer-reason')?.focus();
    if (answering.busy || reason === null) return;
    const content = { version: offer.quote.version, reason, words: draft.words.trim() };
    if (await answering.send('decline', content, actions.decline)) onDone();
  };
  return (
    <form
      className="offer-form"
      noValidate
      aria-busy={answering.busy}
      onSubmit={(event) => void submit(event)}
    >
      <RadioField
        id="offer-reason"
        label={words.label}
        error={isTried && reason === null ? errors.reason : undefined}
        errorPrefix={errors.prefix}
        choices={declineReasons.map((value) => ({ value, label: words.reasons[value] }))}
        chosen={reason}
        input={{
          name: 'offer-reason',
          onChange: ({ currentTarget }) => change({ reason: currentTarget.value as DeclineReason }),
        }}
      />
      <TextareaField
        id="offer-decline-words"
        label={words.words}
        error={undefined}
        errorPrefix={errors.prefix}
        textarea={{
          rows: 3,
          maxLength: longestAnswer,
          value: draft.words,
          onChange: ({ currentTarget }) => change({ words: currentTarget.value }),
        }}
      />
      <AnswerFaultNotice fault={answering.fault} ended={answering.ended} />
      <button className="button primary" aria-disabled={answering.busy}>
        {words.send}
      </button>
    </form>
  );
}
