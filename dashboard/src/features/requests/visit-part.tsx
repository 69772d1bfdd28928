import { formatFullDay, formatTimes } from '@vakman/domain/format/format.dates';
import type { Visit } from '@vakman/domain/request-handling/read-request.answers';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { requestsWords } from '../../../generated/requests.words.ts';
import { language } from '../../words/language.ts';
import { importPart } from '../../router/lost-chunk.ts';
import { useWords } from '../../words/use-words.ts';
import type { RequestActions } from './request-actions.ts';
import { RequestPart } from './request-part.tsx';

interface VisitPartProps {
  readonly visits: readonly Visit[];
  readonly onPlan: RequestActions['planVisit'];
}

/** Minutes that somebody needs to look at a facade, unless the office knows better. */
const usualLength = 45;

/** When somebody comes to look, and a way to plan it. */
export function VisitPart({ visits, onPlan }: VisitPartProps) {
  const { visit: words, errorPrefix } = useWords(requestsWords);
  const [start, setStart] = useState('');
  const [minutes, setMinutes] = useState(usualLength);
  const planned = visits.filter(({ state }) => state !== 'cancelled');
  const plan = async () => {
    if (start === '' || !(minutes > 0)) return;
    // What tells instants by the firm's clocks is too much for a page on which most plan nothing.
    const { instantOf } = await importPart(() => import('@vakman/domain/calendar/wall-time'));
    const startsAt = instantOf(start);
    const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
    if (await onPlan({ startsAt, endsAt })) setStart('');
  };
  return (
    <RequestPart title={words.title}>
      <ul className="request-visits">
        {planned.map(({ id, starts_at, ends_at }) => (
          <li key={id}>
            {formatFullDay(starts_at, language)}, {formatTimes(starts_at, ends_at, language)}
          </li>
        ))}
      </ul>
      <form
        className="request-form"
        onSubmit={(event) => {
          event.preventDefault();
          void plan();
        }}
      >
        <TextField
          id="visit-start"
          label={words.start}
          errorPrefix={errorPrefix}
          error={undefined}
          input={{
            type: 'datetime-local',
            step: 900,
            value: start,
            onChange: ({ target }) => setStart(target.value),
          }}
        />
        <TextField
          id="visit-length"
          label={words.length}
          errorPrefix={errorPrefix}
          error={undefined}
          input={{
            type: 'number',
            min: 15,
            max: 600,
            step: 15,
            value: minutes,
            onChange: ({ target }) => setMinutes(target.valueAsNumber),
          }}
        />
        <button className="button">{words.save}</button>
      </form>
    </RequestPart>
  );
}
