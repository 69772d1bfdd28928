import { join } from 'node:path';
import { cutDocumentFonts, type DocumentFont } from '@vakman/tokens/fonts/document-fonts';

const repository = join(import.meta.dirname, '../..');
const folder = 'supabase/functions/_shared/quote-document/generated';

/** `20-7e,a0` of code points in their order. */
function hexRanges(codes: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([from, to]) => [...new Set([from, to])].map((code) => code.toString(16)).join('-'))
    .join();
}

const entryOf = ({ name, coverage, styles }: DocumentFont): string => {
  const loads = Object.keys(styles).map((style) => `${style}: () => import('./${name}.${style}.ts')`);
  return `  { name: '${name}', coverage: '${hexRanges(coverage)}', load: { ${loads.join(', ')} } },\n`;
};

/**
 * The fonts of documents as modules: functions are deployed with what they import, and load of it what a document needs.
 * Text by path in the repository.
 */
export async function documentFontFiles(): Promise<[path: string, text: string][]> {
  const fonts = await cutDocumentFonts(join(repository, '.cache'));
  const modules = fonts.flatMap(({ name, styles }) =>
    Object.entries(styles).map(([style, { deflated }]): [string, string] => [
      `${folder}/${name}.${style}.ts`,
      `export const deflated: string =\n  '${deflated}';\n`,
    ]),
  );
  const index =
    "import type { FontPart } from '../fonts/font-part.ts';\n\n" +
    `export const fontParts: readonly FontPart[] = [\n${fonts.map(entryOf).join('')}];\n`;
  return [...modules, [`${folder}/font-parts.ts`, index]];
}
