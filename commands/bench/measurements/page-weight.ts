import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { findFile } from '../../serve/find-file.ts';
import type { BenchContext } from '../bench-context.ts';
import type { Figure } from '../figure.ts';

const compress = promisify(brotliCompress);

/** Weight of each page with its inlined CSS, as it travels (Brotli, best level, as is the default). */
export async function measurePageWeight({ siteFolder, pages }: BenchContext): Promise<Figure[]> {
  const weights: { page: string; bytes: number }[] = [];
  for (const page of pages) {
    const file = await findFile(siteFolder, page);
    if (file) weights.push({ page, bytes: (await compress(await readFile(file.path))).length });
  }
  weights.sort((a, b) => a.bytes - b.bytes);
  const heaviest = weights.at(-1);
  const median = weights[Math.floor(weights.length / 2)];
  if (!heaviest || !median) throw new Error(`No page found in ${siteFolder}`);
  return [
    {
      name: `heaviest page (${heaviest.page})`,
      value: heaviest.bytes,
      unit: 'B',
      goal: 13_500,
      reference: `${weights.length} pages`,
    },
    { name: 'median page', value: median.bytes, unit: 'B', goal: 9000, reference: `${weights.length} pages` },
  ];
}
