import {
  isRequestStep,
  requestStates,
  type RequestState,
} from '@vakman/domain/request-handling/request-handling.states';
import type { ListedRequest } from '@vakman/domain/request-handling/request-list.answers';
import { fill } from '@vakman/domain/text/fill';
import { useId } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { requestsWords } from '../../../../generated/requests.words.ts';
import { useWords } from '../../../words/use-words.ts';
import { BoardCard, type CardFacts } from './board-card.tsx';

/** Requests of a state, as many as were fetched. */
export interface ColumnPage {
  readonly rows: readonly ListedRequest[];
  readonly isLoading: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
}

interface BoardColumnProps {
  readonly state: RequestState;
  /** How many there are, shown or not. */
  readonly count: number;
  readonly page: ColumnPage;
  readonly facts: CardFacts;
  /** What is being dragged, from whichever column. */
  readonly dragged: ListedRequest | undefined;
  readonly onDrag: (request: ListedRequest | undefined) => void;
  readonly onMove: (request: ListedRequest, to: RequestState) => void;
  /** The list of all of them is wanted. */
  readonly onAll: () => void;
}

/** Cards of a column, so that the whole board stays light; whoever wants to see more of them reads a list. */
const mostCards = 60;

/** Where a card comes from decides where it may go. */
const cardFrom = (state: RequestState) => `vakman-request-${state}`;

/** The requests of one state, which go to another by being dragged there. */
export function BoardColumn({ state, count, page, facts, dragged, onDrag, onMove, onAll }: BoardColumnProps) {
  const { board, states } = useWords(requestsWords);
  const { rows, isLoading, hasMore, more } = page;
  const id = useId();
  const { dragAndDropHooks } = useDragAndDrop<ListedRequest>({
    getItems: (keys) => [...keys].map((key) => ({ [cardFrom(state)]: String(key) })),
    acceptedDragTypes: requestStates.filter((from) => isRequestStep(from, state)).map(cardFrom),
    getDropOperation: () => 'move',
    onDragStart: ({ keys }) => onDrag(rows.find((request) => keys.has(request.id))),
    onDragEnd: () => onDrag(undefined),
    onRootDrop: () => dragged && onMove(dragged, state),
  });
  const isClosed =
    dragged && dragged.handling.state !== state && !isRequestStep(dragged.handling.state, state);
  return (
    <section className="board-column" data-closed={isClosed || undefined} aria-labelledby={id}>
      <h2 id={id}>
        {states[state]} <span>{count}</span>
      </h2>
      <GridList
        className="board-cards"
        aria-labelledby={id}
        aria-busy={isLoading}
        items={rows}
        dependencies={[facts, onMove]}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        disallowTypeAhead
        renderEmptyState={() => !isLoading && <p className="board-none">{board.none}</p>}
      >
        {(request) => <BoardCard {...facts} request={request} onMove={(to) => onMove(request, to)} />}
      </GridList>
      {hasMore && rows.length < mostCards && (
        <button type="button" className="link" onClick={more}>
          {fill(board.more, { state: states[state] })}
        </button>
      )}
      {hasMore && rows.length >= mostCards && (
        <button type="button" className="link" onClick={onAll}>
          {fill(board.all, { count })}
        </button>
      )}
    </section>
  );
}
