import {
  namesService,
  withoutService,
  withService,
} from '@vakman/domain/quote-request/quote-request.named-services';
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
  const names = serviceSlugs.map((slug) => localFacts.serviceNames[slug]);
  /** As a text, so that nothing is rendered while somebody types who names none. */
  const [named, setNamed] = useState('');
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        name: 'message',
        formState: { values: true },
        callback: ({ values: { message } }) =>
          setNamed(serviceSlugs.filter((_, at) => namesService(message, names[at] ?? '')).join()),
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- of one language
    [subscribe, localFacts],
  );
  const press = (name: string) => {
    const message = form.getValues('message');
    const change = namesService(message, name) ? withoutService : withService;
    form.setValue('message', change(message, name), {
      shouldDirty: true,
      shouldValidate: form.formState.errors.message !== undefined,
    });
  };
  return (
    <fieldset className="services">
      <legend className="label">{messages.services}</legend>
      <div className="chips">
        {serviceSlugs.map((slug, at) => {
          const name = names[at] ?? '';
          return (
            <button
              key={slug}
              className="chip"
              type="button"
              aria-pressed={named.split(',').includes(slug)}
              onClick={(event) => {
                press(name);
                // To whoever counts, a choice is a beginning as much as a letter.
                event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
              }}
            >
              {name}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
