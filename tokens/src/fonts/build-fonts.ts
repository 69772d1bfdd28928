import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutFont } from './cut-font.ts';
import { characters, cuts, faces, familySuffix, unicodeRange, type Script } from './faces.ts';
import { fallbackFace } from './fallback-face.ts';

export interface Fonts {
  /** `@font-face` rules; their addresses are paths of our own origin. */
  readonly css: string;
  /** Paths of the files that every page of a script needs. */
  readonly preload: Readonly<Record<Script, readonly string[]>>;
}

const urlFolder = '/assets/fonts';

/** Writes the fonts below `outFolder`, under names that change with their content, and answers how to use them. */
export async function buildFonts(options: { outFolder: string; cacheFolder: string }): Promise<Fonts> {
  const cacheFolder = join(options.cacheFolder, 'fonts');
  await mkdir(join(options.outFolder, urlFolder), { recursive: true });
  const rules: string[] = [];
  const preload: Record<Script, string[]> = { latin: [], cyrillic: [] };
  for (const [faceName, { family, weight, axes, fallback }] of Object.entries(faces)) {
    for (const [cutName, { script, source, ranges, preload: always }] of Object.entries(cuts)) {
      const font = await cutFont({ source, characters: characters(ranges), axes }, cacheFolder);
      const hash = createHash('sha256').update(font).digest('hex').slice(0, 10);
      const url = `${urlFolder}/${faceName}-${cutName}-${hash}.woff2`;
      await writeFile(join(options.outFolder, url), font);
      rules.push(
        `@font-face{font-family:'${family}${familySuffix[script]}';src:url(${url})format('woff2');` +
          `font-weight:${weight};font-display:optional;unicode-range:${unicodeRange(ranges)}}`,
      );
      if (always) preload[script].push(url);
      if (cutName === 'latin') rules.push(await fallbackFace(family, font, fallback));
    }
  }
  return { css: rules.join('\n'), preload };
}
