import { loaderOf, type Host, type HostAddresses } from './host.ts';
import type { Trial } from './trial.ts';

/**
 * Holds the place of the widgets still, so that a screenshot shows the widget alone: important rules of a layer go
 * before all of the host's.
 */
const placeCss = `@layer place {
  head, script, style { display: none !important }
  .around { display: block !important; position: absolute !important; top: 80px !important; left: 20px !important;
    width: min(720px, calc(100vw - 40px)) !important; margin: 0 !important; transition: none !important }
  #place { display: block !important; margin: 0 !important; padding: 0 !important; transition: none !important }
}`;

/** Style sheet of a host page; a file, because a strict policy forbids it in the page. */
export const hostCss = ({ css = '' }: Host): string => `${placeCss}\n${css}\n`;

/** Script of a host page, before ours or after; a file for the same reason. */
export function hostScript(host: Host, when: 'early' | 'late'): string {
  const script = host[when];
  return script ? `({ ${script.toString()} }).${when}();\n` : '';
}

/** A page of a host with one widget, in a place that is the same on all of them. */
export function hostPage(
  host: Host,
  { element, standsAbove }: Pick<Trial, 'element' | 'standsAbove'>,
  addresses: HostAddresses,
): string {
  const { name, doctype = '<!doctype html>', html = 'lang="nl"', scripts } = host;
  const ours = scripts?.(addresses) ?? [loaderOf(addresses.siteUrl)];
  // What stands beside the main part of a page is a part of its own.
  const place = standsAbove
    ? `<aside id="place" aria-label="Vakman">${element}</aside>`
    : `<div id="place">${element}</div>`;
  const modules = ours.map((url) => `<script type="module" src="${url}"></script>`);
  return `${doctype}
<html ${html}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Host: ${name}</title>
    <link rel="stylesheet" href="/${name}/page.css">
    <script src="/${name}/early.js"></script>
    ${modules.join('\n    ')}
  </head>
  <body>
    <main>
      <h1>Host: ${name}</h1>
      ${standsAbove ? '' : `<div class="around">${place}</div>`}
      <div id="elsewhere"></div>
    </main>
    ${standsAbove ? place : ''}
    <script src="/${name}/late.js"></script>
  </body>
</html>
`;
}
