import type { Page } from './page-shell.ts';

/**
 * A page that runs nothing and is found by no search engine. It holds what a visitor typed, so nobody keeps it but his
 * own browser: without, its back button would lead to an error instead of the page before.
 */
export function htmlResponse({ text, styles, siteUrl }: Page, status: number): Response {
  const policy = [
    "default-src 'none'",
    `style-src ${styles.source}`,
    `form-action 'self' ${siteUrl}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
}
