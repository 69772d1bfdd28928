import { useIsFetching } from '@tanstack/react-query';
import { requestStates } from '@vakman/domain/request-handling/request-handling.states';
import type { RequestFilter } from '@vakman/domain/request-handling/request-list.answers';
import type { RequestOrder } from '@vakman/supabase/client/requests';
import { keys } from '../../../backend/keys.ts';
import { BoardView, type BoardViewProps } from './board-view.tsx';
import { ColumnRows } from './column-rows.tsx';

interface RequestBoardProps extends Omit<BoardViewProps, 'states' | 'isFetching' | 'renderColumn'> {
  readonly userId: string;
  readonly filter: RequestFilter;
  readonly order: RequestOrder;
}

/** The board of the requests that an address asks for; where it asks for one state, that column alone. */
export default function RequestBoard({ userId, filter, order, ...rest }: RequestBoardProps) {
  const isFetching = useIsFetching({ queryKey: keys.requests(userId) }) > 0;
  return (
    <BoardView
      {...rest}
      isFetching={isFetching}
      states={filter.states ?? requestStates}
      renderColumn={(state, show) => (
        <ColumnRows key={state} {...{ userId, order }} filter={{ ...filter, states: [state] }}>
          {show}
        </ColumnRows>
      )}
    />
  );
}
