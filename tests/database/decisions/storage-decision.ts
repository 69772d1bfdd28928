import type { SupabaseClient } from '@supabase/supabase-js';
import type { Actor } from '../support/test-backend.ts';

/** Outcome of an operation: `nothing` where it succeeds and gives or changes nothing. */
export type StorageOutcome = 'done' | 'nothing' | 'refused';

interface StorageAnswer {
  readonly data: unknown;
  readonly error: unknown;
}

/** Who may do something with a file of a bucket. */
export interface StorageDecision<File> {
  readonly operation: string;
  readonly ask: (client: SupabaseClient, file: File) => Promise<StorageAnswer>;
  readonly outcomes: Readonly<Record<Actor, StorageOutcome>>;
}

export const visitors = (outcome: StorageOutcome, office: StorageOutcome = outcome) =>
  ({ anon: outcome, customer: outcome, employee: office, admin: office, service_role: 'done' }) as const;

export function outcomeOf({ data, error }: StorageAnswer): StorageOutcome {
  if (error) return 'refused';
  return Array.isArray(data) && data.length === 0 ? 'nothing' : 'done';
}
