import {
  listsInMessage,
  withLine,
  withoutLine,
} from '@vakman/domain/quote-request/quote-request.message-list';
import { serviceSlugs } from '@vakman/domain/services';
import { useEffect, useState } from 'react';
import type { QuoteFormControls } from './quote-form.validation.ts';
import type { QuoteFormWords } from './quote-form.words.ts';

interface ServiceChipsProps {
  readonly form: QuoteFormControls;
  readonly words: QuoteFormWords;
}

/** Services to press, which come into the message and go out of it: what is chosen is what stands there. */
export function ServiceChips({ form, words: { messages, localFacts } }: ServiceChipsProps) {
  const { serviceNames } = localFacts;
  /** As a text, so that nothing is rendered while somebody types who names none. */
  const [named, setNamed] = useState('');
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        name: 'message',
        formState: { values: true },
        callback: ({ values: { message } }) =>
          setNamed(serviceSlugs.filter((slug) => listsInMessage(message, serviceNames[slug])).join()),
      }),
    [subscribe, serviceNames],
  );
  const press = (name: string) => {
    const message = form.getValues('message');
    const change = listsInMessage(message, name) ? withoutLine : withLine;
    form.setValue('message', change(message, name), {
      shouldDirty: true,
      shouldValidate: form.formState.errors.message !== undefined,
    });
  };
  return (
    <fieldset className="services" part="field">
      <legend className="label" part="label">
        {messages.services}
      </legend>
      <div className="chips">
        {serviceSlugs.map((slug) => (
          <button
            key={slug}
            className="chip"
            part="service"
            type="button"
            aria-pressed={named.split(',').includes(slug)}
            onClick={(event) => {
              press(serviceNames[slug]);
              // To whoever counts, a choice is a beginning as much as a letter.
              event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
            }}
          >
            {serviceNames[slug]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
