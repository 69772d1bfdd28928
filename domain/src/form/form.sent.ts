import type { Language } from '../languages/languages.ts';

/** What every form sends beside its own fields. */
export interface SentForm {
  /** UUID made by the browser, so that a retry is recognised. */
  readonly id: string;
  /** Signed links of uploaded photos, of `photoLinkPattern`. */
  readonly photos: readonly string[];
  readonly language: Language;
  /** Partner whose page the form stood on. */
  readonly source: string | null;
}
