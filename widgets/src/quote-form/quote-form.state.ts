import { fields, type FieldName } from '@vakman/domain/quote-request/quote-request.fields';
import type { QuoteRequestErrors } from '@vakman/domain/quote-request/quote-request.schema';
import type { FormTrouble } from '../form/trouble.ts';

/** That a request did not go. */
export interface Refusal {
  readonly trouble: FormTrouble;
  /** Whether a notice says so aloud. */
  readonly noticed: boolean;
}

/** What is told of a request that was stored. */
export interface Receipt {
  /** What visitor and office call the request. */
  readonly reference: string;
  /** Address that the confirmation goes to. */
  readonly email: string;
  /** Until when the visitor is answered, an ISO instant; undefined where nobody knows since when it is stored. */
  readonly answerBy: string | undefined;
}

export interface QuoteFormState extends Partial<Refusal> {
  readonly phase: 'editing' | 'submitting' | 'done';
  /** Only when done. */
  readonly receipt?: Receipt;
  /** Whether the form came back for another request. */
  readonly again?: boolean;
  /** Fields that were wrong at the last submit, in the order of the form. */
  readonly listed: readonly FieldName[];
}

export type QuoteFormAction =
  | { readonly type: 'invalid'; readonly fields: readonly FieldName[] }
  | { readonly type: 'submitting' }
  | { readonly type: 'accepted'; readonly receipt: Receipt }
  | ({ readonly type: 'refused' } & Refusal)
  | { readonly type: 'online' }
  /** The page wants it as it was at first. */
  | { readonly type: 'emptied' }
  /** The visitor wants to ask for another quote. */
  | { readonly type: 'another' };

export const initialState: QuoteFormState = { phase: 'editing', listed: [] };

export function quoteFormReducer(state: QuoteFormState, action: QuoteFormAction): QuoteFormState {
  switch (action.type) {
    case 'invalid':
      return { phase: 'editing', listed: inOrder(action.fields) };
    case 'submitting':
      return { phase: 'submitting', listed: [] };
    case 'accepted':
      return { phase: 'done', listed: [], receipt: action.receipt };
    case 'refused':
      return { phase: 'editing', listed: [], trouble: action.trouble, noticed: action.noticed };
    case 'online':
      return state.trouble === 'offline' ? initialState : state;
    case 'emptied':
      return initialState;
    default:
      return { ...initialState, again: true };
  }
}

function inOrder(names: readonly FieldName[]): FieldName[] {
  return fields.map(({ name }) => name).filter((name) => names.includes(name));
}

/** The summary names what was wrong at the last submit and still is; it never grows while someone types. */
export function summarised(listed: readonly FieldName[], errors: QuoteRequestErrors): FieldName[] {
  return listed.filter((name) => errors[name] !== undefined);
}
