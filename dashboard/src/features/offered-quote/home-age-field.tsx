import { homeAges, vatPercents, type HomeAge } from '@vakman/domain/quote/quote.vat';
import { fill } from '@vakman/domain/text/fill';
import { RadioField } from '@vakman/widgets/ui/radio-field.tsx';
import { offeredQuoteWords } from '../../../generated/offered-quote.words.ts';
import { useWords } from '../../words/use-words.ts';

interface HomeAgeFieldProps {
  readonly age: HomeAge | null;
  readonly error: string | undefined;
  readonly onState: (age: HomeAge) => void;
}

/** Asks what the tax on painting depends on, and says why. */
export function HomeAgeField({ age, error, onState }: HomeAgeFieldProps) {
  const { homeAge: words, errors } = useWords(offeredQuoteWords);
  return (
    <div className="offer-age">
      <RadioField
        id="offer-age"
        label={words.label}
        hint={fill(words.why, vatPercents)}
        error={error}
        errorPrefix={errors.prefix}
        choices={homeAges.map((value) => ({ value, label: words[value] }))}
        input={{
          name: 'offer-age',
          onChange: ({ currentTarget }) => onState(currentTarget.value as HomeAge),
        }}
        chosen={age}
      />
    </div>
  );
}
