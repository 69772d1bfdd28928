import { Link } from '@swan-io/chicane';
import { formatShortMoment } from '@vakman/domain/format/format.dates';
import type { Colleague } from '@vakman/domain/request-handling/request-handling.answers';
import type { ListedRequest } from '@vakman/domain/request-handling/request-list.answers';
import { fill } from '@vakman/domain/text/fill';
import { requestsWords } from '../../../generated/requests.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { AnswerClock } from './answer-clock.tsx';
import { RequestThings } from './request-things.tsx';
import { SourceLine } from './source-line.tsx';
import type { Source } from './sources.ts';

interface RequestRowProps {
  readonly request: ListedRequest;
  readonly colleagues: readonly Colleague[];
  readonly sources: readonly Source[];
  /** In milliseconds. */
  readonly now: number;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

/** A request in the list: who, where, what, how far, and how long he waits. */
export function RequestRow({ request, colleagues, sources, now, isChosen, onToggle }: RequestRowProps) {
  const { list, states } = useWords(requestsWords);
  const { id, name, handling } = request;
  const assignee = colleagues.find((each) => each.id === handling.assignee);
  return (
    <article className={`request-row ${handling.state}`}>
      <label className="request-row-tick">
        <input
          type="checkbox"
          aria-label={fill(list.select, { name })}
          checked={isChosen}
          onChange={onToggle}
        />
      </label>
      <div className="request-row-who">
        <h2>
          <Link to={router.request({ requestId: id })} data-request={id} dir="auto">
            {name}
          </Link>
        </h2>
        <p dir="auto">
          {request.street_address}, {request.postal_code}
        </p>
      </div>
      <p className="request-row-message" dir="auto">
        {request.message}
      </p>
      <div className="request-row-state">
        <p className="request-chip">{states[handling.state]}</p>
        {assignee && <p dir="auto">{assignee.name || assignee.email}</p>}
        <SourceLine {...{ request, sources }} />
      </div>
      <div className="request-row-when">
        <AnswerClock handling={handling} now={now} />
        <p>{fill(list.received, { moment: formatShortMoment(handling.received_at, language) })}</p>
        <RequestThings request={request} />
      </div>
    </article>
  );
}
