import { TextareaField } from '@vakman/widgets/ui/textarea-field.tsx';
import { useState } from 'react';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { useWords } from '../../words/use-words.ts';

interface RefuseFormProps {
  /** The customer was told that somebody comes: then it is called off, and he counts on it. */
  readonly isConfirmed: boolean;
  readonly isBusy: boolean;
  readonly onRefuse: (reason: string) => void;
}

/** Why nobody comes, in words that the customer reads. */
export function RefuseForm({ isConfirmed, isBusy, onRefuse }: RefuseFormProps) {
  const { booking: said, errorPrefix } = useWords(calendarWords);
  const [reason, setReason] = useState('');
  return (
    <form
      className="calendar-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onRefuse(reason);
      }}
    >
      {isConfirmed && <p>{said.cancelTold}</p>}
      <TextareaField
        id="refuse-reason"
        label={said.reason}
        errorPrefix={errorPrefix}
        error={undefined}
        textarea={{
          rows: 3,
          // As the database keeps it.
          maxLength: 1000,
          value: reason,
          onChange: ({ target }) => setReason(target.value),
        }}
      />
      <button className="button primary" disabled={isBusy}>
        {isConfirmed ? said.cancelNow : said.refuseNow}
      </button>
    </form>
  );
}
