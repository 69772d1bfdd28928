import type { ListedRequest } from '@vakman/domain/request-handling/request-list.answers';
import type { RequestState } from '@vakman/domain/request-handling/request-handling.states';

/** An order to bring a request to another state. */
export interface Move {
  readonly request: ListedRequest;
  readonly to: RequestState;
}

/** Requests of a column as they will stand when the orders that are on their way are done. */
export function arranged(
  rows: readonly ListedRequest[],
  state: RequestState,
  moves: readonly Move[],
): readonly ListedRequest[] {
  const known = new Set(rows.map(({ id }) => id));
  const coming = moves.filter(({ request, to }) => to === state && !known.has(request.id));
  const leaving = new Set(moves.filter(({ to }) => to !== state).map(({ request }) => request.id));
  return [...coming.map(({ request }) => request), ...rows.filter(({ id }) => !leaving.has(id))];
}
