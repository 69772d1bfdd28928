import type { SuggestedClient } from '@vakman/domain/request-handling/request-list.answers';
import type { CorrectedContact } from '@vakman/supabase/client/clients';
import type { Noting } from '../requests/noting.ts';

/** Why a correction was not made. */
export type CorrectionFault = 'changed' | 'unknown';

/** What somebody does with a client. What was not done is told in passing, but for a correction, which stays open. */
export interface ClientActions extends Noting {
  /** Undefined where it was made. */
  readonly correct: (contact: CorrectedContact) => Promise<CorrectionFault | undefined>;
  readonly merge: (other: SuggestedClient) => Promise<void>;
  readonly unmerge: (memberId: string) => Promise<void>;
}
