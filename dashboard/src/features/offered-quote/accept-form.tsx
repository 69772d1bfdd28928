import { localisedPath } from '@vakman/domain/languages/languages';
import type { OfferedQuote } from '@vakman/domain/quote/offered-quote.answers';
import { fill } from '@vakman/domain/text/fill';
import { CheckboxField } from '@vakman/widgets/ui/checkbox-field.tsx';
import { ErrorSummary } from '@vakman/widgets/ui/error-summary.tsx';
import { useState, type FormEvent } from 'react';
import { facts } from '../../../generated/facts.ts';
import { offeredQuoteWords } from '../../../generated/offered-quote.words.ts';
import { pagePaths } from '../../../generated/page-paths.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { digitsOf } from '../sign-in/digits-of.ts';
import { AnswerFaultNotice } from './answer-fault-notice.tsx';
import { acceptanceFaults, type AcceptanceField } from './check-answer.ts';
import { CodeField } from './code-field.tsx';
import type { OfferActions } from './offer-actions.ts';
import type { OfferSum } from './offer-sum.ts';
import { euros } from './offer-words.ts';
import { SignatureFields } from './signature-fields.tsx';
import { useAnswering } from './use-answering.ts';
import type { KeptDraft } from './use-offer-draft.ts';

interface AcceptFormProps extends Pick<KeptDraft, 'draft' | 'change'> {
  readonly offer: OfferedQuote;
  readonly sum: OfferSum;
  readonly actions: OfferActions;
  /** Which fields were found empty; the question about the home shows it where it stands. */
  readonly onFaults: (faults: readonly AcceptanceField[]) => void;
  readonly onDone: () => void;
}

const controls: Readonly<Record<AcceptanceField, string>> = {
  homeAge: 'offer-age',
  name: 'offer-name',
  drawing: 'offer-drawing',
  code: 'offer-code',
};

/** Signs: who, for how much, by what right it can be taken back, and the button that obliges to pay. */
export function AcceptForm({ offer, sum, draft, change, actions, onFaults, onDone }: AcceptFormProps) {
  const words = useWords(offeredQuoteWords);
  const [code, setCode] = useState('');
  const [tried, setTried] = useState<object>();
  const answering = useAnswering(actions.refresh);
  const faults = acceptanceFaults(offer, draft, code);
  const errorOf = (field: AcceptanceField): string =>
    field === 'code' && draft.codeUntil === null ? words.errors.codeNotAsked : words.errors[field];
  const shown = tried ? faults : [];
  const errors = Object.fromEntries(shown.map((field) => [field, errorOf(field)])) as Partial<
    Record<AcceptanceField, string>
  >;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (answering.busy) return;
    onFaults(faults);
    setTried(faults.length > 0 ? {} : undefined);
    if (faults.length > 0 || sum.kind !== 'known') return;
    const { quote, proof } = offer;
    const name = draft.name.trim();
    const isSent = await answering.send(
      'accept',
      {
        version: quote.version,
        chosen: draft.chosen,
        homeAge: quote.home_age ?? draft.homeAge,
        total: sum.totals.total,
        signature:
          draft.signature === 'typed'
            ? ({ kind: 'typed', name } as const)
            : ({ kind: 'drawn', name, drawing: draft.drawing } as const),
        code: proof === 'code' ? digitsOf(code) : null,
        earlyStart: draft.earlyStart,
      },
      actions.accept,
    );
    if (isSent) onDone();
  };

  return (
    <form
      className="offer-form"
      noValidate
      aria-busy={answering.busy}
      onSubmit={(event) => void submit(event)}
    >
      {tried && faults.length > 0 && (
        <ErrorSummary
          title={words.errors.title}
          errors={faults.map((field) => ({ id: controls[field], text: errorOf(field) }))}
          attempt={tried}
        />
      )}
      <SignatureFields draft={draft} change={change} errors={errors} />
      <div className="offer-right">
        <h3>{words.right.title}</h3>
        <p>{words.right.text}</p>
        <CheckboxField
          id="offer-early"
          label={words.right.early}
          hint={words.right.earlyHint}
          error={undefined}
          errorPrefix=""
          input={{
            checked: draft.earlyStart,
            onChange: ({ currentTarget }) => change({ earlyStart: currentTarget.checked }),
          }}
        />
      </div>
      {offer.proof === 'code' && (
        <CodeField
          address={offer.code_sent_to}
          until={draft.codeUntil}
          code={code}
          error={errors.code}
          onCode={setCode}
          onSent={(codeUntil) => change({ codeUntil })}
          askCode={actions.askCode}
          refresh={actions.refresh}
        />
      )}
      <p>
        {fill(words.accept.terms, { company: facts.company.name })}{' '}
        <a href={localisedPath(language, pagePaths.terms)} target="_blank" rel="noreferrer">
          {words.accept.termsLink}
        </a>
      </p>
      <p className="offer-due">
        {sum.kind === 'known'
          ? fill(words.accept.due, { total: euros(sum.totals.total) })
          : fill(words.accept.dueEither, { older: euros(sum.older.total), newer: euros(sum.newer.total) })}
      </p>
      <AnswerFaultNotice fault={answering.fault} ended={answering.ended} />
      <button className="button primary" aria-disabled={answering.busy}>
        {answering.busy ? words.accept.sending : words.accept.send}
      </button>
    </form>
  );
}
