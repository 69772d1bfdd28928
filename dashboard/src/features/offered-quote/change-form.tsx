import type { OfferedQuote } from '@vakman/domain/quote/offered-quote.answers';
import { longestAnswer } from '@vakman/domain/quote/quote.answering';
import { TextareaField } from '@vakman/widgets/ui/textarea-field.tsx';
import { useState, type FormEvent } from 'react';
import { offeredQuoteWords } from '../../../generated/offered-quote.words.ts';
import { useWords } from '../../words/use-words.ts';
import { AnswerFaultNotice } from './answer-fault-notice.tsx';
import type { OfferActions } from './offer-actions.ts';
import { useAnswering } from './use-answering.ts';
import type { KeptDraft } from './use-offer-draft.ts';

interface ChangeFormProps extends Pick<KeptDraft, 'draft' | 'change'> {
  readonly offer: OfferedQuote;
  readonly actions: OfferActions;
  readonly onDone: () => void;
}

/** Asks for another quote, in the customer's own words. */
export function ChangeForm({ offer, draft, change, actions, onDone }: ChangeFormProps) {
  const { change: words, errors } = useWords(offeredQuoteWords);
  const [isTried, setTried] = useState(false);
  const answering = useAnswering(actions.refresh);
  const text = draft.change.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (text === '') document.getElementById('offer-change-words')?.focus();
    if (answering.busy || text === '') return;
    const { version } = offer.quote;
    if (await answering.send('change', { version, words: text }, actions.askChange)) onDone();
  };
  return (
    <form
      className="offer-form"
      noValidate
      aria-busy={answering.busy}
      onSubmit={(event) => void submit(event)}
    >
      <TextareaField
        id="offer-change-words"
        label={words.label}
        hint={words.hint}
        error={isTried && text === '' ? errors.change : undefined}
        errorPrefix={errors.prefix}
        textarea={{
          rows: 5,
          maxLength: longestAnswer,
          value: draft.change,
          onChange: ({ currentTarget }) => change({ change: currentTarget.value }),
        }}
      />
      <AnswerFaultNotice fault={answering.fault} ended={answering.ended} />
      <button className="button primary" aria-disabled={answering.busy}>
        {words.send}
      </button>
    </form>
  );
}
