import { longestQuoteTitle } from '@vakman/domain/quote/quote.answers';
import type { TypedQuote } from '@vakman/domain/quote/quote.drafts';
import { homeAges, vatPercents, type HomeAge } from '@vakman/domain/quote/quote.vat';
import { fill } from '@vakman/domain/text/fill';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { useWords } from '../../words/use-words.ts';
import { headFaults } from './quote-faults.ts';
import { QuotePart } from './quote-part.tsx';
import { useLeftFields } from './use-left-fields.ts';

interface QuoteJobProps {
  readonly typed: TypedQuote;
  readonly onChange: (changes: Partial<TypedQuote>) => void;
}

/** What the job is called, and what its tax depends on. */
export function QuoteJob({ typed, onChange }: QuoteJobProps) {
  const { fields: words, errors, errorPrefix, homeAges: ages } = useWords(quotesWords);
  const { isTold, leave } = useLeftFields(headFaults(typed));
  return (
    <QuotePart title={words.job}>
      <TextField
        id="quote-title"
        label={words.title}
        hint={words.titleHint}
        errorPrefix={errorPrefix}
        error={isTold('title') ? errors.title : undefined}
        input={{
          value: typed.title,
          maxLength: longestQuoteTitle,
          autoComplete: 'off',
          lang: typed.language,
          onChange: ({ target }) => onChange({ title: target.value }),
          onBlur: leave('title'),
        }}
      />
      <SelectField
        id="quote-home-age"
        label={words.homeAge}
        hint={fill(words.homeAgeHint, vatPercents)}
        errorPrefix={errorPrefix}
        error={undefined}
        choices={[
          { value: '', label: ages.open },
          ...homeAges.map((value) => ({ value, label: ages[value] })),
        ]}
        select={{
          value: typed.home_age ?? '',
          onChange: ({ target }) =>
            onChange({ home_age: target.value === '' ? null : (target.value as HomeAge) }),
        }}
      />
    </QuotePart>
  );
}
