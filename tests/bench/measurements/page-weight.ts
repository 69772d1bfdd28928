import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { PageKind, Route } from '@vakman/site/_data/routes.ts';
import type { BenchContext } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { inParallel } from '../in-parallel.ts';

const compress = promisify(brotliCompress);

/** Pages that are long texts by nature. */
const longKinds: readonly PageKind[] = ['terms', 'faq', 'privacy'];

interface PageWeight extends Pick<Route, 'url' | 'kind'> {
  readonly bytes: number;
}

/** Weight of each page with its inlined CSS, as it travels (Brotli, best level, as is the default). */
export async function measurePageWeight({ siteFolder, routes }: BenchContext): Promise<Figure[]> {
  const weights = await inParallel(routes, 4, async ({ url, kind, file }) => {
    const bytes = (await compress(await readFile(join(siteFolder, file)))).length;
    return { url, kind, bytes };
  });
  return weightFigures(weights);
}

export function weightFigures(weights: readonly PageWeight[]): Figure[] {
  const sorted = weights.toSorted((one, other) => one.bytes - other.bytes);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new Error('There are no pages to weigh');
  const reference = `${sorted.length} pages`;
  const isLong = ({ kind }: PageWeight) => longKinds.includes(kind);
  const isHome = ({ kind }: PageWeight) => kind === 'home';
  const heaviest = (name: string, goal: number, among: string, isOne: (page: PageWeight) => boolean) => {
    const page = sorted.findLast(isOne);
    if (!page) throw new Error(`There is no page for "${name}"`);
    return { name: `${name} (${page.url})`, value: page.bytes, unit: 'B', goal, reference: among } as const;
  };
  return [
    heaviest('heaviest home page', 13_500, 'decision 007 lets it weigh 17,800', isHome),
    heaviest('heaviest long text', 25_000, longKinds.join(', '), isLong),
    heaviest('heaviest other page', 13_500, reference, (page) => !isHome(page) && !isLong(page)),
    { name: 'median page', value: median.bytes, unit: 'B', goal: 9000, reference },
  ];
}
