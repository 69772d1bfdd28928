import { formatMoment } from '@vakman/domain/format/format.dates';
import type { Colleague, Handling } from '@vakman/domain/request-handling/request-handling.answers';
import {
  isRequestStep,
  lostReasons,
  requestStates,
  waitingStates,
  type LostReason,
  type RequestState,
} from '@vakman/domain/request-handling/request-handling.states';
import { fill } from '@vakman/domain/text/fill';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { useState } from 'react';
import { requestsWords } from '../../../generated/requests.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { AnswerClock } from './answer-clock.tsx';
import type { RequestActions } from './request-actions.ts';
import { RequestPart } from './request-part.tsx';
import { WonAmount } from './won-amount.tsx';

interface HandlingPartProps {
  readonly handling: Handling;
  readonly colleagues: readonly Colleague[];
  /** In milliseconds. */
  readonly now: number;
  readonly actions: Pick<RequestActions, 'change'>;
}

/** How far it is, who does it, and until when an answer was promised. */
export function HandlingPart({ handling, colleagues, now, actions }: HandlingPartProps) {
  const words = useWords(requestsWords);
  const [isLosing, setIsLosing] = useState(false);
  const { state, lost_reason: reason, first_answered_at: answered } = handling;
  const shownState = isLosing ? 'lost' : state;
  const choose = (to: RequestState) => {
    // A request is lost for a reason, which is asked first.
    setIsLosing(to === 'lost');
    if (to !== 'lost' && to !== state) void actions.change({ state: to });
  };
  const { errorPrefix } = words;
  return (
    <RequestPart title={words.request.handling}>
      <div className="request-form">
        <SelectField
          id="request-state"
          label={words.request.state}
          errorPrefix={errorPrefix}
          error={undefined}
          choices={requestStates
            .filter((to) => to === state || isRequestStep(state, to))
            .map((value) => ({ value, label: words.states[value] }))}
          select={{ value: shownState, onChange: ({ target }) => choose(target.value as RequestState) }}
        />
        {shownState === 'lost' && (
          <SelectField
            id="request-reason"
            label={words.request.reason}
            errorPrefix={errorPrefix}
            error={undefined}
            choices={[
              ...(isLosing ? [{ value: '', label: words.request.chooseReason }] : []),
              ...lostReasons.map((value) => ({ value, label: words.reasons[value] })),
            ]}
            select={{
              value: isLosing ? '' : (reason ?? ''),
              onChange({ target }) {
                setIsLosing(false);
                void actions.change({ state: 'lost', lost_reason: target.value as LostReason });
              },
            }}
          />
        )}
        {shownState === 'won' && (
          <WonAmount key={handling.won_amount} handling={handling} onSave={actions.change} />
        )}
        <SelectField
          id="request-assignee"
          label={words.list.assignee}
          errorPrefix={errorPrefix}
          error={undefined}
          choices={[
            { value: '', label: words.list.nobody },
            ...colleagues.map(({ id, name, email }) => ({ value: id, label: name || email })),
          ]}
          select={{
            value: handling.assignee ?? '',
            onChange: ({ target }) => void actions.change({ assignee: target.value || null }),
          }}
        />
        <AnswerClock handling={handling} now={now} />
        {answered !== null && (
          <p>{fill(words.request.answered, { moment: formatMoment(answered, language) })}</p>
        )}
        {answered === null && (waitingStates as readonly string[]).includes(state) && (
          <button type="button" className="button" onClick={() => void actions.change({ answered: true })}>
            {words.request.markAnswered}
          </button>
        )}
      </div>
    </RequestPart>
  );
}
