import { servedTown } from '@vakman/domain/service-area';
import { fill } from '@vakman/domain/text/fill';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { facts } from '../../generated/facts.ts';

/** What is said of a postal code; the messages of a form have it. */
export interface AreaMessages {
  readonly fields: { readonly postal_code: { readonly hint: string } };
  readonly outsideArea: string;
  readonly servedTown: string;
}

interface AreaHintProps {
  readonly form: { subscribe: UseFormReturn<{ postal_code: string }>['subscribe'] };
  /** The postal code that the field begins with, where it was left and comes back. */
  readonly first?: string;
  readonly messages: AreaMessages;
}

/** Says whether we work where the postal code is, in the place of the hint. Renders alone while someone types. */
export function AreaHint({ form: { subscribe }, first = '', messages }: AreaHintProps) {
  const [postalCode, setPostalCode] = useState(first);
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

function areaText(town: string | null | undefined, messages: AreaMessages): string {
  if (town === undefined) return messages.fields.postal_code.hint;
  return town === null ? messages.outsideArea : fill(messages.servedTown, { town });
}
