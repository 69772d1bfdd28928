import type { PartnerDraft } from '@vakman/supabase/client/partners';

/** A sentence that says why it was not done; nothing where it was. */
type Fault = Promise<string | undefined>;

/** What an admin does with partners. */
export interface PartnerActions {
  readonly save: (draft: PartnerDraft) => Fault;
  readonly end: (source: string, ended: boolean) => Fault;
  /** The link to a new report, or why there is none. */
  readonly openReport: (source: string) => Promise<{ readonly address?: string; readonly fault?: string }>;
  readonly closeReport: (source: string) => Fault;
}
