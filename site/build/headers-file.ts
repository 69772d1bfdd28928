import type { Kit } from '@vakman/widgets/build/build-kit';
import { versionsUrl } from '@vakman/widgets/build/embed-snippet';
import { assetFolder } from './write-asset.ts';
import { contentSecurityPolicy, type PolicyInput } from './content-security-policy.ts';

const year = 31_536_000;
const forever = `public, max-age=${year}, immutable`;

/** What follows the newest kit, at most ten minutes behind; in the last five nobody waits for it. */
const forMinutes = 'public, max-age=300, stale-while-revalidate=300';

/** A page that is isolated from others shows nothing of another origin that does not say so. */
const forAnyPage = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Powers that no page of ours asks for. */
const refusedPowers = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * No other site shows a page of ours in a frame, where it could lay something over it. A host joins what several rules say
 * for a path, and browsers hold a page to all of it, so what may be framed, below `/embed/`, is named by no such rule.
 */
const neverFramed = { 'Content-Security-Policy': "frame-ancestors 'none'" };

type Rule = readonly [path: string, headers: Readonly<Record<string, string>>];

export interface HeadersInput extends PolicyInput {
  readonly kit: Pick<Kit, 'versions' | 'loaderUrl'>;
  /** Addresses of the pages that are ours alone, from the root of the site. */
  readonly pages: readonly string[];
}

/** The text of `_headers`, as static hosts read it. Besides the policy, no two rules set the same header for one path. */
export function headersFile(input: HeadersInput): string {
  const rules: Rule[] = [
    [
      '/*',
      {
        'Content-Security-Policy': contentSecurityPolicy(input),
        'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains`,
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': refusedPowers.map((power) => `${power}=()`).join(', '),
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    ],
    ...unframedPaths(input.pages).map((path): Rule => [path, neverFramed]),
    // Partners' pages load the widgets and their fonts from here.
    ['/embed/*', { 'Access-Control-Allow-Origin': '*', ...forAnyPage }],
    [
      '/assets/fonts/*',
      {
        'Access-Control-Allow-Origin': '*',
        ...forAnyPage,
        'Cache-Control': forever,
      },
    ],
    // The pictures of the gallery among them.
    [`${assetFolder}/*`, { ...forAnyPage, 'Cache-Control': forever }],
    // The names of these files change with their content; those of the loader and the list of versions stay.
    ...input.kit.versions.map((version): Rule => [`/embed/${version}/*`, { 'Cache-Control': forever }]),
    ...[input.kit.loaderUrl, versionsUrl].map((url): Rule => [url, { 'Cache-Control': forMinutes }]),
  ];
  return rules.map(ruleText).join('\n');
}

/** The first step of each address, with all below it, as a page and as its file. */
function unframedPaths(pages: readonly string[]): string[] {
  const first = new Set(pages.map((page) => page.split('/')[1] ?? ''));
  return [...first].flatMap((step) =>
    step === '' ? ['/', '/index', '/index.html'] : [`/${step}/*`, `/${step}.html`],
  );
}

function ruleText([path, headers]: Rule): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [path, ...lines, ''].join('\n');
}
