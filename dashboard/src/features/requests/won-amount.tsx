import { formatEuro } from '@vakman/domain/format/format.prices';
import { highestAmount, type Handling } from '@vakman/domain/request-handling/request-handling.answers';
import { fill } from '@vakman/domain/text/fill';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { requestsWords } from '../../../generated/requests.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { readAmount } from './read-amount.ts';
import type { RequestActions } from './request-actions.ts';

interface WonAmountProps {
  readonly handling: Pick<Handling, 'won_amount'>;
  readonly onSave: RequestActions['change'];
}

/** What a won job brings, for the figures of partners. */
export function WonAmount({ handling: { won_amount: amount }, onSave }: WonAmountProps) {
  const { request: words, errorPrefix } = useWords(requestsWords);
  const [typed, setTyped] = useState(amount === null ? '' : String(amount));
  const [isWrong, setIsWrong] = useState(false);
  const save = () => {
    const read = readAmount(typed);
    setIsWrong(read === undefined);
    if (read !== undefined && read !== amount) void onSave({ won_amount: read });
  };
  return (
    <form
      className="request-amount"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        id="request-amount"
        label={words.amount}
        errorPrefix={errorPrefix}
        error={isWrong ? fill(words.amountFault, { most: formatEuro(highestAmount, language) }) : undefined}
        input={{
          inputMode: 'decimal',
          autoComplete: 'off',
          value: typed,
          onChange: ({ target }) => setTyped(target.value),
        }}
      />
      <button className="button">{words.saveAmount}</button>
    </form>
  );
}
