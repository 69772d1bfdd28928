import { useEffect, useRef } from 'react';
import type { QuoteFormAttributes, QuoteFormMethods, QuoteFormProps } from './quote-form.props.ts';
import type { QuoteRequestDraft } from '@vakman/domain/quote-request/quote-request.schema';

type Given = Partial<QuoteFormAttributes>;

/** What a page gives, by the names of the fields; what is no text is left out. */
export function prefillOf({ name, email, phone, streetAddress, postalCode, message }: Given) {
  const given = { name, email, phone, street_address: streetAddress, postal_code: postalCode, message };
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => typeof value === 'string'),
  ) as Partial<QuoteRequestDraft>;
}

interface Actions {
  readonly fillIn: (values: Partial<QuoteRequestDraft>) => void;
  readonly reset: () => void;
  readonly focus: () => void;
  readonly submit: () => void;
}

/** Lets the page ask the form for what it can do, as long as it is there. */
export function useFormMethods(expose: QuoteFormProps['expose'], actions: Actions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const methods: Readonly<Record<keyof QuoteFormMethods, (...values: never[]) => void>> = {
      prefill: (values: Given) => latest.current.fillIn(prefillOf(values)),
      reset: () => latest.current.reset(),
      focus: () => latest.current.focus(),
      submit: () => latest.current.submit(),
    };
    expose?.(methods);
    return () => expose?.(undefined);
  }, [expose]);
}
