import type { Browser } from '@playwright/test';
import type { Route } from '@vakman/site/_data/routes.ts';

/** What every measurement may use. */
export interface BenchContext {
  /** The built site, being served. */
  readonly siteFolder: string;
  readonly siteUrl: string;
  readonly partnerUrl: string;
  readonly browser: Browser;
  /** The program that the browser is, for tools that start their own. */
  readonly executablePath: string;
  /** All pages but the one that says that there is none. */
  readonly routes: readonly Route[];
  /** Whether to look at every template in every language, which takes long. */
  readonly full: boolean;
}

/** A phone, as the goals mean it. */
export const phone = { width: 375, height: 667 };

export const desktop = { width: 1280, height: 800 };
