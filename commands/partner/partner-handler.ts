import { readFileSync } from 'node:fs';
import type { PageKey } from '@vakman/site/_data/pages.ts';
import { pathTo } from '@vakman/site/_data/routes.ts';
import { tagOf } from '@vakman/widgets/build/widget-names';
import { widgets } from '@vakman/widgets/build/widgets';
import type { RequestHandler } from '../serve/site-handler.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const frame = read('partner-frame.html');

/** What stands in the frame, by path. */
const contents: Readonly<Record<string, string>> = {
  '/': read('pages/company.html'),
  '/gevelreiniging': read('pages/booking.html'),
  '/projecten': read('pages/projects.html'),
  '/ervaringen': read('pages/reviews.html'),
};

/** Keeps the page still from the first paint on, as docs/embedding.md tells partners to. */
const room = widgets
  .map((widget) => {
    if (typeof widget.room === 'string') return '';
    const [narrow, wide] = widget.room;
    const rule = (height: number) => `${tagOf(widget)} { display: block; min-height: ${height}px }`;
    return `${rule(wide)} @media (max-width: 480px) { ${rule(narrow)} }`;
  })
  .join('\n');

/** How a page writes the address of one of ours: `{page:faq}`. */
const pageLink = /\{page:([\w/-]+)\}/g;

/** Another firm's website, on another origin, that embeds our widgets with one tag each. */
export function createPartnerHandler(siteUrl: string): RequestHandler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const content = Object.hasOwn(contents, pathname) ? contents[pathname] : undefined;
    if (content === undefined) return new Response('Niet gevonden\n', { status: 404 });
    const html = frame
      .replace('{content}', () => content)
      .replace('{room}', room)
      .replace(pageLink, (_link, page: PageKey) => siteUrl + pathTo(page, 'nl'))
      .replaceAll('{siteUrl}', siteUrl);
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  };
}
