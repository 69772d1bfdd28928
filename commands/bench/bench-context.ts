import type { Browser } from '@playwright/test';

/** What every measurement may use. */
export interface BenchContext {
  /** The built site, being served. */
  readonly siteFolder: string;
  readonly siteUrl: string;
  readonly partnerUrl: string;
  readonly browser: Browser;
  /** Paths of all pages, such as `/de/offerte-aanvragen`. */
  readonly pages: readonly string[];
}

/** A phone, as the goals mean it. */
export const phone = { width: 375, height: 667 };
