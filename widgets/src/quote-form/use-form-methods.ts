import type { LocalFacts } from '@vakman/domain/facts/facts';
import { withLine } from '@vakman/domain/quote-request/quote-request.message-list';
import { serviceSlugs } from '@vakman/domain/services';
import { useEffect, useRef } from 'react';
import type { QuoteFormAttributes, QuoteFormMethods, QuoteFormProps } from './quote-form.props.ts';
import type { QuoteRequestDraft } from '@vakman/domain/quote-request/quote-request.schema';

type Given = Partial<QuoteFormAttributes>;

/** What a page gives, by the names of the fields; what is no text is left out. Services begin the message. */
export function prefillOf(values: Given, { serviceNames }: LocalFacts) {
  const { name, email, phone, streetAddress, postalCode, services } = values;
  const named = typeof services === 'string' ? services.split(',').map((slug) => slug.trim()) : [];
  const listed = serviceSlugs.filter((slug) => named.includes(slug)).map((slug) => serviceNames[slug]);
  const own = typeof values.message === 'string' ? values.message : '';
  const message = listed.length > 0 ? listed.reduce(withLine, own) : values.message;
  const given = { name, email, phone, street_address: streetAddress, postal_code: postalCode, message };
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => typeof value === 'string'),
  ) as Partial<QuoteRequestDraft>;
}

interface Actions {
  readonly prefill: (values: Given) => void;
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
      prefill: (values: Given) => latest.current.prefill(values),
      reset: () => latest.current.reset(),
      focus: () => latest.current.focus(),
      submit: () => latest.current.submit(),
    };
    expose?.(methods);
    return () => expose?.(undefined);
  }, [expose]);
}
