import type { OfferedQuote } from '@vakman/domain/quote/offered-quote.answers';
import { fill } from '@vakman/domain/text/fill';
import { facts } from '../../../generated/facts.ts';
import { offeredQuoteWords } from '../../../generated/offered-quote.words.ts';
import { useWords } from '../../words/use-words.ts';
import { AnswerFaultNotice } from './answer-fault-notice.tsx';
import type { OfferActions } from './offer-actions.ts';
import { useAnswering } from './use-answering.ts';

interface WithdrawFormProps {
  readonly offer: OfferedQuote;
  readonly actions: OfferActions;
  readonly onDone: () => void;
}

/** The statement of withdrawal, filled in; a button that says so and nothing else makes it. */
export function WithdrawForm({ offer: { quote }, actions, onDone }: WithdrawFormProps) {
  const { withdraw: words } = useWords(offeredQuoteWords);
  const answering = useAnswering(actions.refresh);
  const withdraw = async () => {
    if (await answering.send('withdraw', { version: quote.version }, actions.withdraw)) onDone();
  };
  const values = { company: facts.company.name, number: quote.number ?? '' };
  return (
    <div className="offer-form">
      <blockquote>
        <p>{fill(words.statement, values)}</p>
        <p>
          <bdi>{quote.name}</bdi>
        </p>
      </blockquote>
      <p>{words.effect}</p>
      <AnswerFaultNotice fault={answering.fault} ended={answering.ended} />
      <button
        type="button"
        className="button primary"
        aria-disabled={answering.busy}
        onClick={() => !answering.busy && void withdraw()}
      >
        {words.send}
      </button>
    </div>
  );
}
