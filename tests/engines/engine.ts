import type { Browsing } from '../hosts/browsing.ts';

/** A browser of another engine than Chromium, with one page. */
export interface EngineBrowser extends Browsing {
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly name: string;
  readonly start: () => Promise<EngineBrowser>;
}

/** @throws where `pnpm test` did not name the program. */
export function programPath(variable: string): string {
  const path = process.env[variable];
  if (!path) throw new Error(`${variable} names no program; "pnpm test" sets it.`);
  return path;
}
