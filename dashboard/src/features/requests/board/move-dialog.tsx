import { formatEuro } from '@vakman/domain/format/format.prices';
import { highestAmount } from '@vakman/domain/request-handling/request-handling.answers';
import { lostReasons } from '@vakman/domain/request-handling/request-handling.states';
import { fill } from '@vakman/domain/text/fill';
import type { RequestChange } from '@vakman/supabase/client/requests';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { requestsWords } from '../../../../generated/requests.words.ts';
import { OfficeDialog } from '../../../ui/office-dialog/office-dialog.tsx';
import { language } from '../../../words/language.ts';
import { useWords } from '../../../words/use-words.ts';
import { readAmount } from '../read-amount.ts';
import type { Move } from './arranged.ts';

interface MoveDialogProps {
  readonly move: Move;
  readonly onMove: (change: RequestChange) => void;
  readonly onClose: () => void;
}

/** Asks what a move needs: why a request is lost, or what a won one brings. Closed without an answer, nothing moves. */
export function MoveDialog({ move: { request, to }, onMove, onClose }: MoveDialogProps) {
  const { states, reasons, photos, request: words } = useWords(requestsWords);
  return (
    <OfficeDialog title={states[to]} close={photos.close} onClose={onClose}>
      <p dir="auto">{request.name}</p>
      {to === 'lost' ? (
        <fieldset className="board-asked">
          <legend>{words.reason}</legend>
          {lostReasons.map((lost_reason) => (
            <button
              key={lost_reason}
              type="button"
              className="button"
              onClick={() => onMove({ state: to, lost_reason })}
            >
              {reasons[lost_reason]}
            </button>
          ))}
        </fieldset>
      ) : (
        <Amount onSave={(won_amount) => onMove({ state: to, won_amount })} />
      )}
    </OfficeDialog>
  );
}

function Amount({ onSave }: { readonly onSave: (amount: number | null) => void }) {
  const { request: words, errorPrefix, list } = useWords(requestsWords);
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  return (
    <form
      className="board-asked"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const amount = readAmount(typed);
        setIsWrong(amount === undefined);
        if (amount !== undefined) onSave(amount);
      }}
    >
      <TextField
        id="move-amount"
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
      <button className="button primary">{list.apply}</button>
    </form>
  );
}
