import { isLanguage } from '@vakman/domain/languages/languages';
import {
  requestSorts,
  type RequestFilter,
  type RequestSort,
} from '@vakman/domain/request-handling/request-list.answers';
import { requestStates, type RequestState } from '@vakman/domain/request-handling/request-handling.states';
import type { RequestOrder } from '@vakman/supabase/client/requests';

/** What of the list stands in the address; what is missing leaves all. */
export interface ListQuery {
  readonly search?: string;
  readonly state?: string;
  /** The id of a colleague, or `nobody`. */
  readonly assignee?: string;
  /** Of whoever asked. */
  readonly language?: string;
  /** The name of a partner, or `own` for the firm's site. */
  readonly source?: string;
  readonly sort?: string;
  /** `board` for columns, one of each state; anything else for rows. */
  readonly view?: string;
}

export const board = 'board';

export const nobody = 'nobody';
export const ownSite = 'own';

const isState = (value: string | undefined): value is RequestState =>
  (requestStates as readonly (string | undefined)[]).includes(value);
const isSort = (value: string | undefined): value is RequestSort =>
  (requestSorts as readonly (string | undefined)[]).includes(value);

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What is asked for; whatever nobody understands in an address leaves all. */
export function filterOf(query: ListQuery): RequestFilter {
  const { search = '', state, assignee = '', language, source = '' } = query;
  const isSomebody = assignee === nobody || uuid.test(assignee);
  return {
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(isState(state) && { states: [state] }),
    ...(isLanguage(language) && { languages: [language] }),
    ...(source !== '' && { sources: [source === ownSite ? '' : source] }),
    ...(isSomebody && { assignees: [assignee === nobody ? null : assignee] }),
  };
}

/** What is urgent or alphabetical begins at its beginning, all else with the newest. */
export function orderOf({ sort }: ListQuery): RequestOrder {
  const chosen = isSort(sort) ? sort : 'received';
  return { sort: chosen, descending: chosen === 'received' || chosen === 'changed' };
}

/** Whether an address leaves anything out, however that is shown. */
export function isFiltered({ view: _view, ...query }: ListQuery): boolean {
  return Object.values(query).some((value) => value !== undefined && value !== '');
}

/** The query of an address without what is empty, so that one list has one address. */
export function withoutEmpty(query: { readonly [Name in keyof ListQuery]: string | undefined }): ListQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''));
}
