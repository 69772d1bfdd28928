import { fields, type FieldName } from '@vakman/domain/quote-request/quote-request.fields';
import type {
  QuoteRequestDraft,
  QuoteRequestErrors,
} from '@vakman/domain/quote-request/quote-request.schema';

/** Why a request did not arrive. */
export type Trouble = 'offline' | 'tooManyRequests' | 'failed';

export interface QuoteFormState {
  readonly phase: 'editing' | 'submitting' | 'done';
  /** What visitor and office call the request; only when done. */
  readonly reference?: string;
  readonly trouble?: Trouble;
  /** Whether the form came back for another request. */
  readonly again?: boolean;
  /** Fields that were wrong at the last submit, in the order of the form. */
  readonly listed: readonly FieldName[];
}

export type QuoteFormAction =
  | { readonly type: 'invalid'; readonly fields: readonly FieldName[] }
  | { readonly type: 'submitting' }
  | { readonly type: 'accepted'; readonly reference: string }
  | { readonly type: 'refused'; readonly trouble: Trouble }
  | { readonly type: 'online' }
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
      return { phase: 'done', listed: [], reference: action.reference };
    case 'refused':
      return { phase: 'editing', listed: [], trouble: action.trouble };
    case 'online':
      return state.trouble === 'offline' ? initialState : state;
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

/** Where the first values can come from; what stands earlier wins. */
export interface ValueSources {
  /** In the fields already, because the visitor was faster than the script or the browser restored it. */
  readonly typed: Partial<QuoteRequestDraft>;
  /** First lines of the message, made of the assistant's answers. */
  readonly preferences?: string | undefined;
  readonly draft?: Partial<QuoteRequestDraft> | undefined;
  /** Given by the page around the form. */
  readonly prefill: Partial<QuoteRequestDraft>;
}

export interface FirstValues {
  readonly values: Partial<QuoteRequestDraft>;
  /** Whether the draft gave any of them, so that the visitor is told. */
  readonly restored: boolean;
}

export function firstValues({ typed, preferences, draft, prefill }: ValueSources): FirstValues {
  const values: Partial<QuoteRequestDraft> = {};
  let restored = false;
  for (const { name } of fields) {
    const fromDraft = !typed[name] && draft?.[name];
    if (fromDraft) restored = true;
    const value = typed[name] || fromDraft || prefill[name];
    if (value) values[name] = value;
  }
  // Nobody's own words are given up for the assistant's: they follow its last line.
  if (preferences !== undefined) values.message = preferences + (values.message ?? '');
  return { values, restored };
}
