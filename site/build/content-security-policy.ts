import { createHash } from 'node:crypto';
import type { Addresses } from '@vakman/domain/facts/facts';
import { galleryBucket } from '@vakman/domain/gallery.schema';

/** What stands inline in the pages, and where they talk to. */
export interface PolicyInput {
  readonly addresses: Addresses;
  /** Exact texts of all inline scripts. */
  readonly scripts: readonly string[];
  /** Exact texts of all inline styles, those in shadow roots included. */
  readonly styles: readonly string[];
}

/** How a policy names an inline text that it lets through. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The value of `Content-Security-Policy` for every page: nothing runs, loads or connects that is not named here. Who may
 * show a page in a frame is another matter (`headers-file.ts`).
 */
export function contentSecurityPolicy({ addresses, scripts, styles }: PolicyInput): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashOf)],
    'style-src': ["'self'", ...styles.map(hashOf)],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Photos that the visitor chose are shown from memory; projects of the office have theirs in a public bucket.
    'img-src': [
      "'self'",
      'blob:',
      'data:',
      `${addresses.supabaseUrl}/storage/v1/object/public/${galleryBucket}/`,
    ],
    // The channels that tell of new messages have a scheme of their own.
    'connect-src': ["'self'", addresses.supabaseUrl, addresses.supabaseUrl.replace(/^http/, 'ws')],
    // The answer to a form leads on to the site's own address.
    'form-action': ["'self'", addresses.siteUrl],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
