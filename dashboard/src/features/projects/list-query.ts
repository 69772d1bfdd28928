import { projectStates, type ProjectState } from '@vakman/domain/project/project.states';
import type { ProjectFilter } from '@vakman/domain/project/project-list.answers';

/** What of the list stands in the address; what is missing leaves all. */
export interface ListQuery {
  readonly search?: string;
  readonly state?: string;
  /** The number of a crew. */
  readonly crew?: string;
  /** `figures` for crews and months in numbers; anything else for the projects. */
  readonly view?: string;
}

export const figures = 'figures';

const isState = (value: string | undefined): value is ProjectState =>
  (projectStates as readonly (string | undefined)[]).includes(value);

/** What is asked for; whatever nobody understands in an address leaves all. */
export function filterOf({ search = '', state, crew = '' }: ListQuery): ProjectFilter {
  const number = Number(crew);
  return {
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(isState(state) && { states: [state] }),
    ...(Number.isInteger(number) && number > 0 && { crew: number }),
  };
}

/** The query of an address without what is empty, so that one list has one address. */
export function withoutEmpty(query: { readonly [Name in keyof ListQuery]: string | undefined }): ListQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''));
}
