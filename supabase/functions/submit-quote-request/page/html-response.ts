import { pageStylesHash } from './page-styles.ts';

/** A page that runs nothing, is kept nowhere (it holds what a visitor typed) and is found by no search engine. */
export function htmlResponse(page: string, status: number, siteUrl: string): Response {
  const policy = [
    "default-src 'none'",
    `style-src ${pageStylesHash}`,
    `form-action 'self' ${siteUrl}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
}
