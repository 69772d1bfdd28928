import { servedTown } from '@vakman/domain/service-area/service-area';
import { fill } from '@vakman/domain/text/fill';
import { useEffect, useState } from 'react';
import { facts } from '../../generated/facts.ts';
import type { QuoteFormControls } from './quote-form.validation.ts';
import type { QuoteFormMessages } from './quote-form.words.ts';

interface AreaHintProps {
  readonly form: QuoteFormControls;
  readonly messages: QuoteFormMessages;
}

/** Says whether we work where the postal code is, in the place of the hint. Renders alone while someone types. */
export function AreaHint({ form: { subscribe }, messages }: AreaHintProps) {
  const [postalCode, setPostalCode] = useState('');
  useEffect(
    () =>
      subscribe({
        name: 'postal_code',
        formState: { values: true },
        callback: ({ values }) => setPostalCode(values.postal_code),
      }),
    [subscribe],
  );
  const town = servedTown(postalCode, facts.servedTowns);
  return (
    <span className={town ? 'served' : undefined} aria-live="polite">
      {areaText(town && town.name, messages)}
    </span>
  );
}

function areaText(town: string | null | undefined, messages: QuoteFormMessages): string {
  if (town === undefined) return messages.fields.postal_code.hint;
  return town === null ? messages.outsideArea : fill(messages.servedTown, { town });
}
