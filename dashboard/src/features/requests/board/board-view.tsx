import type { RequestState } from '@vakman/domain/request-handling/request-handling.states';
import type { ListedRequest, RequestCounts } from '@vakman/domain/request-handling/request-list.answers';
import type { RequestChange } from '@vakman/supabase/client/requests';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { language } from '../../../words/language.ts';
import { useListKeys } from '../use-list-keys.ts';
import { arranged, type Move } from './arranged.ts';
import type { CardFacts } from './board-card.tsx';
import { BoardColumn, type ColumnPage } from './board-column.tsx';
import { MoveDialog } from './move-dialog.tsx';
import './board.css';

export interface BoardViewProps extends CardFacts {
  /** Of the columns. */
  readonly states: readonly RequestState[];
  readonly counts: RequestCounts;
  /** Fetches a column, and has it shown. */
  readonly renderColumn: (state: RequestState, show: (page: ColumnPage) => ReactNode) => ReactNode;
  /** Whether something of what is shown is being fetched anew. */
  readonly isFetching: boolean;
  readonly onChange: (requests: readonly ListedRequest[], change: RequestChange) => Promise<void>;
  /** The list of all requests of a state is wanted. */
  readonly onAll: (state: RequestState) => void;
  /** The keyboard is to be explained. */
  readonly onHelp: () => void;
}

const isAsked = (to: RequestState) => to === 'lost' || to === 'won';

/** Requests in columns, one of each state. */
export function BoardView(props: BoardViewProps) {
  const { states, counts, colleagues, sources, now, renderColumn, isFetching, onChange, onAll, onHelp } =
    props;
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [done, setDone] = useState<ReadonlySet<Move>>(new Set());
  const [asked, setAsked] = useState<Move>();
  const [dragged, setDragged] = useState<ListedRequest>();
  const place = useRef<HTMLDivElement>(null);
  const facts = useMemo(() => ({ colleagues, sources, now }), [colleagues, sources, now]);
  const menuOf = (id: string) => place.current?.querySelector<HTMLElement>(`[data-move="${id}"]`);
  useListKeys(place, {
    state: (id) => menuOf(id)?.click(),
    help: onHelp,
  });
  if (done.size > 0 && !isFetching) {
    // Only now the columns know: a fetch that another overtook is over before they do.
    setMoves(moves.filter((move) => !done.has(move)));
    setDone(new Set());
  }
  const answer = (move: Move) => {
    setAsked(undefined);
    // The menu from which the dialog was opened is gone; its button has the focus again, wherever the card stands now.
    setTimeout(() => menuOf(move.request.id)?.focus({ preventScroll: true }));
  };
  const order = async (move: Move, change: RequestChange) => {
    setMoves((others) => [...others, move]);
    await onChange([move.request], change);
    setDone((others) => new Set(others).add(move));
  };
  const move = (request: ListedRequest, to: RequestState) => {
    // What is on its way has another version soon; an order for this one would come too late.
    if (moves.some((each) => each.request.id === request.id)) return;
    if (isAsked(to)) setAsked({ request, to });
    else void order({ request, to }, { state: to });
  };
  return (
    <I18nProvider locale={language}>
      <div className="board" ref={place}>
        {states.map((state) =>
          renderColumn(state, (page) => (
            <BoardColumn
              {...{ state, facts, dragged }}
              count={counts[state] ?? 0}
              page={{ ...page, rows: arranged(page.rows, state, moves) }}
              onDrag={setDragged}
              onMove={move}
              onAll={() => onAll(state)}
            />
          )),
        )}
      </div>
      {asked && (
        <MoveDialog
          move={asked}
          onMove={(change) => {
            answer(asked);
            void order(asked, change);
          }}
          onClose={() => answer(asked)}
        />
      )}
    </I18nProvider>
  );
}
