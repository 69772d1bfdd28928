import type { KeptName } from './retention.ts';

/** What becomes of the rows of a table. */
export type TableRetention =
  /** Rules, and what the firm says: nothing of anybody. */
  | { readonly about: 'nobody' }
  /** Goes with what it belongs to, by the limit of that, or with the account. */
  | {
      readonly about: 'person';
      readonly keptWith: KeptName | 'account';
      readonly columns: readonly string[];
    };

export const nobody = { about: 'nobody' } as const;
export const person = (keptWith: KeptName | 'account', ...columns: string[]): TableRetention => ({
  about: 'person',
  keptWith,
  columns,
});

/** Columns that several tables have. */
export const contact = ['name', 'email', 'phone', 'street_address', 'postal_code'];
export const normalised = ['email_normalised', 'phone_normalised', 'postal_code_normalised'];
export const searched = ['search_text'];
