import { parseSync, Visitor } from 'rolldown/utils';
import { runsInBrowsers, type SourceFile } from './repository.ts';

/** What browsers have on pages of HTTPS alone; a partner's page may be one of plain HTTP. */
const ofSecurePages = new Set([
  'caches',
  'clipboard',
  'cookieStore',
  'geolocation',
  'mediaDevices',
  'randomUUID',
  'serviceWorker',
  'subtle',
  'wakeLock',
]);

/** Does without, where the browser has none. */
const mayAsk: Readonly<Record<string, readonly string[]>> = {
  'dashboard/src/features/partner-webhook/shown-secret.tsx': ['clipboard'],
  'widgets/src/quote-form/storage/clean-up.ts': ['caches'],
};

/** What a file would not find on a page that is not secure, as sentences. */
export function securePageFaults({ path, text }: SourceFile): string[] {
  if (!runsInBrowsers(path)) return [];
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const named = new Set<string>();
  new Visitor({ Identifier: ({ name }) => void named.add(name) }).visit(program);
  return [...named]
    .filter((name) => ofSecurePages.has(name) && !mayAsk[path]?.includes(name))
    .map((name) => `${path} uses ${name}, which browsers have on secure pages alone`);
}
