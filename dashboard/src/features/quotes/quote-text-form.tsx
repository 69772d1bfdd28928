import { defaultLanguage, languages } from '@vakman/domain/languages/languages';
import {
  longestTextBlock,
  longestTextName,
  quoteTextParts,
  type QuoteText,
  type QuoteTextPart,
} from '@vakman/domain/quote/quote-texts.answers';
import { quoteTextPlaceholders } from '@vakman/domain/quote/quote-texts.placeholders';
import { randomUuid } from '@vakman/domain/text/random-uuid';
import type { QuoteTextDraft } from '@vakman/supabase/client/quote-texts';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { TextareaField } from '@vakman/widgets/ui/textarea-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useId, useState } from 'react';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { nameOfLanguage } from '../../words/name-of-language.ts';
import { useWords } from '../../words/use-words.ts';
import { checkQuoteText, type QuoteTextErrors } from './check-quote-text.ts';

interface QuoteTextFormProps {
  /** None for a new one. */
  readonly text?: QuoteText;
  readonly onSave: (draft: QuoteTextDraft) => Promise<void>;
  readonly onRemove?: () => void;
}

/** A text in all languages, Dutch first. A language without one gets the Dutch text. */
export function QuoteTextForm({ text, onSave, onRemove }: QuoteTextFormProps) {
  const { manage: words, prose, errorPrefix } = useWords(quotesWords);
  const own = useId();
  // One for all attempts, so that a second one does not store it twice.
  const [id] = useState(() => text?.id ?? randomUuid());
  // What a colleague stores meanwhile is not what was written over here.
  const [version] = useState(text?.version ?? null);
  const [name, setName] = useState(text?.name ?? '');
  const [part, setPart] = useState<QuoteTextPart>(text?.part ?? 'conditions');
  const [texts, setTexts] = useState<QuoteText['texts']>(text?.texts ?? {});
  const [errors, setErrors] = useState<QuoteTextErrors>({});
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    const checked = checkQuoteText({ name, texts }, words.errors);
    setErrors(checked.errors);
    const [wrong] = Object.keys(checked.errors);
    if (wrong !== undefined) {
      const field = document.querySelector<HTMLElement>(`#${CSS.escape(`${own}-${wrong}`)}`);
      field?.closest('details')?.setAttribute('open', '');
      field?.focus();
      return;
    }
    setIsBusy(true);
    await onSave({ id, ...checked.value, part, version });
    setIsBusy(false);
  };
  return (
    <form
      className="quote-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save();
      }}
    >
      <TextField
        id={`${own}-name`}
        label={words.name}
        errorPrefix={errorPrefix}
        error={errors.name}
        input={{ maxLength: longestTextName, value: name, onChange: ({ target }) => setName(target.value) }}
      />
      <SelectField
        id={`${own}-part`}
        label={words.part}
        errorPrefix={errorPrefix}
        error={undefined}
        choices={quoteTextParts.map((value) => ({ value, label: prose[value] }))}
        select={{ value: part, onChange: ({ target }) => setPart(target.value as QuoteTextPart) }}
      />
      <p className="quote-muted">{words.required}</p>
      <div>
        <p>{words.insertable}</p>
        <dl className="quote-placeholders">
          {quoteTextPlaceholders.map((placeholder) => (
            <div key={placeholder}>
              <dt>
                <code>{`{${placeholder}}`}</code>
              </dt>
              <dd>{words.placeholders[placeholder]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="quote-languages">
        {languages.map((code) => (
          <details key={code} open={code === defaultLanguage}>
            <summary>{nameOfLanguage(code)}</summary>
            <TextareaField
              id={`${own}-${code}`}
              label={words.text}
              errorPrefix={errorPrefix}
              error={errors[code]}
              textarea={{
                rows: 6,
                lang: code,
                maxLength: longestTextBlock,
                value: texts[code] ?? '',
                onChange: ({ target }) => setTexts({ ...texts, [code]: target.value }),
              }}
            />
          </details>
        ))}
      </div>
      <p className="quote-acts">
        <button className="button primary" aria-disabled={isBusy}>
          {words.save}
        </button>
        {onRemove && (
          <button type="button" className="link" onClick={onRemove}>
            {words.remove}
          </button>
        )}
      </p>
    </form>
  );
}
