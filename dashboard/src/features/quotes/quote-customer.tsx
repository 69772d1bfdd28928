import { contactRules } from '@vakman/domain/contact/contact.fields';
import { languages, type Language } from '@vakman/domain/languages/languages';
import type { TypedQuote } from '@vakman/domain/quote/quote.drafts';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { nameOfLanguage } from '../../words/name-of-language.ts';
import { useWords } from '../../words/use-words.ts';
import { headFaults } from './quote-faults.ts';
import { QuotePart } from './quote-part.tsx';
import { useLeftFields } from './use-left-fields.ts';

interface QuoteCustomerProps {
  readonly typed: TypedQuote;
  readonly onChange: (changes: Partial<TypedQuote>) => void;
}

const contact = [
  ['name', 'text'],
  ['email', 'email'],
  ['street_address', 'text'],
  ['postal_code', 'text'],
] as const;

/** For whom a quote is, and in which language. */
export function QuoteCustomer({ typed, onChange }: QuoteCustomerProps) {
  const { fields: words, errors, errorPrefix } = useWords(quotesWords);
  const { isTold, leave } = useLeftFields(headFaults(typed));
  return (
    <QuotePart title={words.customer}>
      {contact.map(([field, type]) => (
        <TextField
          key={field}
          id={`quote-${field}`}
          label={words[field]}
          errorPrefix={errorPrefix}
          error={isTold(field) ? errors[field] : undefined}
          input={{
            type,
            value: typed[field],
            maxLength: contactRules[field].max,
            // A browser knows whoever types, not the customer.
            autoComplete: 'off',
            onChange: ({ target }) => onChange({ [field]: target.value }),
            onBlur: leave(field),
          }}
        />
      ))}
      <SelectField
        id="quote-language"
        label={words.language}
        hint={words.languageHint}
        errorPrefix={errorPrefix}
        error={undefined}
        choices={languages.map((value) => ({ value, label: nameOfLanguage(value) }))}
        select={{
          value: typed.language,
          onChange: ({ target }) => onChange({ language: target.value as Language }),
        }}
      />
    </QuotePart>
  );
}
