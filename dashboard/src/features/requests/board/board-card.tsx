import { Link } from '@swan-io/chicane';
import { formatShortMoment } from '@vakman/domain/format/format.dates';
import type { Colleague } from '@vakman/domain/request-handling/request-handling.answers';
import type { RequestState } from '@vakman/domain/request-handling/request-handling.states';
import type { ListedRequest } from '@vakman/domain/request-handling/request-list.answers';
import { fill } from '@vakman/domain/text/fill';
import { Button } from 'react-aria-components/Button';
import { GridListItem } from 'react-aria-components/GridList';
import { requestsWords } from '../../../../generated/requests.words.ts';
import { router } from '../../../router/router.ts';
import { language } from '../../../words/language.ts';
import { useWords } from '../../../words/use-words.ts';
import { AnswerClock } from '../answer-clock.tsx';
import { RequestThings } from '../request-things.tsx';
import { SourceLine } from '../source-line.tsx';
import type { Source } from '../sources.ts';
import { CardIcon } from './card-icon.tsx';
import { CardMenu } from './card-menu.tsx';

export interface CardFacts {
  readonly colleagues: readonly Colleague[];
  readonly sources: readonly Source[];
  /** In milliseconds. */
  readonly now: number;
}

interface BoardCardProps extends CardFacts {
  readonly request: ListedRequest;
  readonly onMove: (to: RequestState) => void;
}

/** A request on the board, which is dragged, moved by its menu, or opened. */
export function BoardCard({ request, colleagues, sources, now, onMove }: BoardCardProps) {
  const { list } = useWords(requestsWords);
  const { id, name, handling } = request;
  const assignee = colleagues.find((each) => each.id === handling.assignee);
  return (
    <GridListItem
      id={id}
      textValue={name}
      className="board-card"
      data-row
      onAction={() => router.push('request', { requestId: id })}
    >
      <div className="board-card-head">
        <Button slot="drag" className="quiet">
          <CardIcon name="grip" />
        </Button>
        <h3>
          <Link to={router.request({ requestId: id })} data-request={id} dir="auto" draggable={false}>
            {name}
          </Link>
        </h3>
        <CardMenu {...{ request, onMove }} />
      </div>
      <div className="board-card-text">
        <p dir="auto">
          {request.street_address}, {request.postal_code}
        </p>
        <p className="board-card-message" dir="auto">
          {request.message}
        </p>
        <AnswerClock handling={handling} now={now} />
        <p>{fill(list.received, { moment: formatShortMoment(handling.received_at, language) })}</p>
        <RequestThings request={request} />
        <SourceLine {...{ request, sources }} />
        {assignee && (
          <p className="board-card-assignee" dir="auto">
            {assignee.name || assignee.email}
          </p>
        )}
      </div>
    </GridListItem>
  );
}
