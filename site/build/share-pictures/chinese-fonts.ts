import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const folder = '@fontsource-variable/noto-sans-sc';

/** As heavy as our display face looks. */
const weight = 800;

/** The parts of the font that hold the characters, each cut down to them and to one weight; kept in the cache folder. */
export async function chineseFonts(characters: ReadonlySet<string>, cacheFolder: string): Promise<Buffer[]> {
  const ranges = JSON.parse(await readFile(resolve(`${folder}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  const parts = Object.entries(ranges).map(([part, text]) => {
    const holds = inRanges(text);
    return {
      part: part.replace(/^\[(.*)\]$/, '$1'),
      text: [...characters].filter(holds).toSorted().join(''),
    };
  });
  return Promise.all(
    parts.filter(({ text }) => text !== '').map(({ part, text }) => cut(part, text, cacheFolder)),
  );
}

/** Whether a character is in ranges such as `U+4e00,U+4e03-4e0b`. */
function inRanges(text: string): (character: string) => boolean {
  const ranges = text.split(',').map((range) => {
    const [from = '', to = from] = range.slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => code >= from && code <= to);
  };
}

async function cut(part: string, text: string, cacheFolder: string): Promise<Buffer> {
  const source = await readFile(resolve(`${folder}/files/noto-sans-sc-${part}-wght-normal.woff2`));
  const key = createHash('sha256').update(source).update(`${weight} ${text}`).digest('hex').slice(0, 32);
  const cached = join(cacheFolder, `${key}.ttf`);
  const kept = await readFile(cached).catch(() => undefined);
  if (kept) return kept;
  const made = await subsetFont(source, text, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(cached, made);
  return made;
}
