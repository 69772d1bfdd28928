import { formatDate } from '@vakman/domain/format/format.dates';
import type { OfferedQuote } from '@vakman/domain/quote/offered-quote.answers';
import type { OfferStep } from '@vakman/domain/quote/offered-quote.draft';
import { fill } from '@vakman/domain/text/fill';
import { offeredQuoteWords } from '../../../generated/offered-quote.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { AcceptForm } from './accept-form.tsx';
import { ChangeForm } from './change-form.tsx';
import type { AcceptanceField } from './check-answer.ts';
import { DeclineForm } from './decline-form.tsx';
import type { OfferActions } from './offer-actions.ts';
import type { OfferSum } from './offer-sum.ts';
import { StepPanel } from './step-panel.tsx';
import type { KeptDraft } from './use-offer-draft.ts';
import { WithdrawForm } from './withdraw-form.tsx';

interface OfferAnswersProps extends Pick<KeptDraft, 'draft' | 'change'> {
  readonly offer: OfferedQuote;
  readonly sum: OfferSum;
  readonly actions: OfferActions;
  /** The form that somebody has just opened. */
  readonly fresh: OfferStep | undefined;
  readonly onOpen: (step: OfferStep | null) => void;
  readonly onFaults: (faults: readonly AcceptanceField[]) => void;
  readonly onDone: () => void;
}

/** What can be answered, each by a button that opens its form. */
export function OfferAnswers(props: OfferAnswersProps) {
  const { offer, draft, fresh, onOpen } = props;
  const words = useWords(offeredQuoteWords);
  const { may, withdraw_until } = offer;
  const steps = [
    ...(may.accept ? (['accept'] as const) : []),
    ...(may.ask_change ? (['change'] as const) : []),
    ...(may.decline ? (['decline'] as const) : []),
    ...(may.withdraw ? (['withdraw'] as const) : []),
  ];
  if (steps.length === 0) return null;
  const open = steps.find((step) => step === draft.step);
  return (
    <section className="offer-answers" aria-labelledby="offer-answers">
      <h2 id="offer-answers">{may.withdraw ? words.withdraw.title : words.answers.title}</h2>
      {may.withdraw && withdraw_until !== null && (
        <p>{fill(words.withdraw.until, { date: formatDate(lastMoment(withdraw_until), language) })}</p>
      )}
      <div className="actions">
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            className={step === 'accept' ? 'button primary' : 'button'}
            aria-expanded={open === step}
            aria-controls={open === step ? `offer-${step}` : undefined}
            onClick={() => onOpen(open === step ? null : step)}
          >
            {words[step].open}
          </button>
        ))}
      </div>
      {open && (
        <StepPanel key={open} step={open} title={words[open].panel} isFresh={fresh === open}>
          {open === 'accept' && <AcceptForm {...props} />}
          {open === 'change' && <ChangeForm {...props} />}
          {open === 'decline' && <DeclineForm {...props} />}
          {open === 'withdraw' && <WithdrawForm {...props} />}
        </StepPanel>
      )}
    </section>
  );
}

/** The midnight that ends the last day belongs to it. */
const lastMoment = (until: string) => Date.parse(until) - 1000;
