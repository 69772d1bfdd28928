import { bookingChoiceNames } from '@vakman/domain/booking/booking.fields';
import { bookingPrice } from '@vakman/domain/booking/booking.price';
import { fill } from '@vakman/domain/text/fill';
import type { FormEvent, ReactNode } from 'react';
import { bookingFacts } from '../../../generated/booking-facts.ts';
import { pageAddress } from '../../page-address.ts';
import type { Step } from '../facade-booking.state.ts';
import { formatPrice, formatSlot } from '../facade-booking.format.ts';
import { HoldNotice } from '../hold/hold-notice.tsx';
import { StepActions, StepTitle } from '../step-frame.tsx';
import type { StepProps } from './later-steps.tsx';

interface SummaryStepProps extends StepProps {
  readonly onBook: () => Promise<void>;
}

/** A last look at everything, each part with a way to change it, and the one button that books. */
export function SummaryStep({ props, state, form, photos, flow, holding, onBook }: SummaryStepProps) {
  const { language, words } = props;
  const { messages } = words;
  const { summary, submit, submitting } = messages;
  const { price: facts, rules } = bookingFacts;
  const values = form.getValues();
  const price = bookingPrice(values, facts);
  const { label, amount, note } = formatPrice(price, facts, messages, language);
  const { slot } = holding.hold;
  const when = slot && formatSlot(slot, language);
  const count = photos.snapshot().photos.length;
  const isFixed = price.kind === 'fixed';

  const book = (event: FormEvent) => {
    event.preventDefault();
    if (!state.busy) void onBook();
  };
  const part = (step: Exclude<Step, 'summary'>, lines: readonly ReactNode[]) => (
    <div className="part">
      <dt>{summary[step]}</dt>
      <dd>
        {lines.filter(Boolean).map((line, index) => (
          // Lines have no names, and none comes or goes while the step is shown.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index} dir="auto">
            {line}
          </p>
        ))}
      </dd>
      <dd className="change" inert={state.busy}>
        <button
          className="link"
          type="button"
          onClick={() => flow.goTo({ step, changing: step !== 'price' })}
        >
          {summary.change}
          <span className="unseen">: {summary[step]}</span>
        </button>
      </dd>
    </div>
  );
  const choices = bookingChoiceNames.map((name) => {
    const labels: Readonly<Record<string, string>> = messages.choices[name];
    return labels[values[name]];
  });
  const [beforeTerms, afterTerms] = summary.terms.split('{terms}');
  return (
    <form onSubmit={book} noValidate aria-label={messages.title}>
      <StepTitle step="summary" messages={messages} />
      <dl className="parts">
        {part('what', [...choices, count > 0 && fill(summary.photos, { count })])}
        {part('price', [<strong key="amount">{[label, amount].join(' ')}</strong>, note])}
        {part('when', [when && <strong key="day">{when.day}</strong>, when?.times])}
        {part('contact', [
          values.name,
          [values.street_address, values.postal_code].join(', '),
          values.email,
          values.phone,
          values.remarks,
        ])}
      </dl>
      <div className="texts small">
        <p>{fill(summary.changes, { days: rules.changeWorkingDays })}</p>
        <p>
          {beforeTerms}
          <a href={pageAddress('terms', language)} target="_blank" rel="noopener">
            {summary.termsLink}
          </a>
          {afterTerms}
        </p>
        <p>{summary.privacy}</p>
      </div>
      <StepActions
        state={state}
        messages={messages}
        label={isFixed ? submit.fixed : submit.free}
        busyLabel={submitting}
        isBooking
        onBack={flow.back}
      >
        <HoldNotice {...{ holding, language, words }} inert={state.busy} />
        {!isFixed && <p className="hint">{summary.nothingOwed}</p>}
      </StepActions>
    </form>
  );
}
