import type { PageKey } from '@vakman/site/_data/pages.ts';
import type { ComponentType } from 'react';

/** Something to show of the site, as it stands on one of its pages. */
export interface SiteExample {
  /** The page that `usePage` tells of; the home page where nothing is given. */
  readonly page?: PageKey;
  readonly Content: ComponentType;
}

/** What a file `*.examples.tsx` exports: examples by the names under which stories show them. */
export type SiteExamples = Readonly<Record<string, SiteExample>>;
