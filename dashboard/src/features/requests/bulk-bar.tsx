import {
  isRequestStep,
  lostReasons,
  requestStates,
  type LostReason,
  type RequestState,
} from '@vakman/domain/request-handling/request-handling.states';
import type { ListedRequest } from '@vakman/domain/request-handling/request-list.answers';
import { fill } from '@vakman/domain/text/fill';
import type { RequestChange } from '@vakman/supabase/client/requests';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { useState } from 'react';
import { requestsWords } from '../../../generated/requests.words.ts';
import { useWords } from '../../words/use-words.ts';

interface BulkBarProps {
  /** Those that are chosen. */
  readonly requests: readonly ListedRequest[];
  readonly onChange: (requests: readonly ListedRequest[], change: RequestChange) => Promise<void>;
  readonly onClear: () => void;
}

/** What is done with several at once: a state that each of them may go to. */
export function BulkBar({ requests, onChange, onClear }: BulkBarProps) {
  const words = useWords(requestsWords);
  const [wanted, setWanted] = useState<string>();
  const [reason, setReason] = useState<LostReason>('no-answer');
  if (requests.length === 0) return null;
  const possible = requestStates.filter((to) =>
    requests.every(({ handling }) => isRequestStep(handling.state, to)),
  );
  const state: RequestState | undefined = possible.find((each) => each === wanted) ?? possible[0];
  return (
    <form
      className="bulk-bar"
      onSubmit={(event) => {
        event.preventDefault();
        if (state) void onChange(requests, { state, ...(state === 'lost' && { lost_reason: reason }) });
      }}
    >
      <output>{fill(words.list.selected, { count: requests.length })}</output>
      {state && (
        <SelectField
          id="bulk-state"
          label={words.list.setState}
          errorPrefix={words.errorPrefix}
          error={undefined}
          choices={possible.map((value) => ({ value, label: words.states[value] }))}
          select={{ value: state, onChange: ({ target }) => setWanted(target.value) }}
        />
      )}
      {state === 'lost' && (
        <SelectField
          id="bulk-reason"
          label={words.request.reason}
          errorPrefix={words.errorPrefix}
          error={undefined}
          choices={lostReasons.map((value) => ({ value, label: words.reasons[value] }))}
          select={{ value: reason, onChange: ({ target }) => setReason(target.value as LostReason) }}
        />
      )}
      {state && <button className="button">{words.list.apply}</button>}
      <button type="button" className="link" onClick={onClear}>
        {words.list.unselect}
      </button>
    </form>
  );
}
