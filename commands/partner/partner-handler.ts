import { readFileSync } from 'node:fs';
import type { RequestHandler } from '../serve/site-handler.ts';

const page = readFileSync(new URL('partner-page.html', import.meta.url), 'utf8');

/** Another firm's website, on another origin, that embeds the quote form with one tag. */
export function createPartnerHandler(siteUrl: string): RequestHandler {
  const html = page.replaceAll('{siteUrl}', siteUrl);
  return async (request) => {
    if (new URL(request.url).pathname !== '/') return new Response('Niet gevonden\n', { status: 404 });
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  };
}
