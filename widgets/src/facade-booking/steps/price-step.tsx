import { formatHours } from '@vakman/domain/format/format.durations';
import { bookingPrice } from '@vakman/domain/booking/booking.price';
import { visitMinutes } from '@vakman/domain/booking/booking.rules';
import { formatEuro } from '@vakman/domain/format/format.prices';
import { fill } from '@vakman/domain/text/fill';
import type { FormEvent } from 'react';
import { bookingFacts } from '../../../generated/booking-facts.ts';
import { formatPrice } from '../facade-booking.format.ts';
import { StepActions, StepTitle } from '../step-frame.tsx';
import type { StepProps } from './later-steps.tsx';

/** What it costs and what that depends on, before anything else is asked. */
export function PriceStep({ props: { language, words }, state, form, flow }: StepProps) {
  const { messages } = words;
  const { price: facts, rules } = bookingFacts;
  const values = form.getValues();
  const price = bookingPrice(values, facts);
  const { label, amount, note } = formatPrice(price, facts, messages, language);
  const { fixedText, rangeText, measureText, packageText, duration } = messages.price;
  const texts = { fixed: fixedText, range: rangeText, measure: measureText };
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    flow.next();
  };
  return (
    <form onSubmit={goOn} noValidate aria-label={messages.title}>
      <StepTitle step="price" messages={messages} />
      <div className="price">
        <p className="price-kind">{label}</p>
        <p className="amount">{amount}</p>
        {note && <p className="hint">{note}</p>}
      </div>
      <div className="texts">
        <p>{texts[price.kind]}</p>
        {price.kind === 'range' && (
          <p>
            {fill(packageText, {
              price: formatEuro(facts.fixed, language),
              area: facts.upToSquareMetres,
            })}
          </p>
        )}
        <p>
          {fill(duration, {
            duration: formatHours(visitMinutes(values.square_meters, rules) ?? 0, language),
          })}
        </p>
      </div>
      <StepActions state={state} messages={messages} onBack={flow.back} />
    </form>
  );
}
