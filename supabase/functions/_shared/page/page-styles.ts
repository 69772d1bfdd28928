import { createHash } from 'node:crypto';

/** The page's one `<style>`. */
export interface PageStyles {
  /** The policy names its hash, so it must stand in the page byte for byte. */
  readonly text: string;
  /** Source expression of a Content-Security-Policy. */
  readonly source: string;
}

/** A style sheet with what a policy calls it. */
export function pageStyles(text: string): PageStyles {
  return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}
