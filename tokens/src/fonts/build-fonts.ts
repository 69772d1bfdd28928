import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutFont } from './cut-font.ts';
import { characters, cuts, faces, familySuffix, scripts, type Script } from './faces.ts';
import { standInFaces } from './stand-in-face.ts';

export interface Fonts {
  /** `@font-face` rules for pages of a script; their addresses are paths of our own origin. */
  readonly css: Readonly<Record<Script, string>>;
  /** Paths of the files that every page of a script needs. */
  readonly preload: Readonly<Record<Script, readonly string[]>>;
}

const urlFolder = '/assets/fonts';

/** Writes the fonts below `outFolder`, under names that change with their content, and answers how to use them. */
export async function buildFonts(options: { outFolder: string; cacheFolder: string }): Promise<Fonts> {
  const cacheFolder = join(options.cacheFolder, 'fonts');
  await mkdir(join(options.outFolder, urlFolder), { recursive: true });
  const rules: Record<Script, string[]> = { latin: [], cyrillic: [] };
  const preload: Record<Script, string[]> = { latin: [], cyrillic: [] };
  for (const [faceName, { family, weight, axes, without, standIns }] of Object.entries(faces)) {
    for (const script of scripts) {
      const name = family + familySuffix[script];
      const everyPage: Buffer[] = [];
      for (const [cutName, cut] of Object.entries(cuts)) {
        if (cut.script !== script) continue;
        const { source, ranges } = cut;
        const font = await cutFont({ source, characters: characters(ranges, without), axes }, cacheFolder);
        const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
        const url = `${urlFolder}/${faceName}-${cutName}-${hash}.woff2`;
        await writeFile(join(options.outFolder, url), font);
        rules[script].push(
          `@font-face{font-family:'${name}';src:url(${url})format('woff2');font-weight:${weight};` +
            `font-display:swap${'unicodeRange' in cut ? `;unicode-range:${cut.unicodeRange}` : ''}}`,
        );
        if (!cut.preload) continue;
        preload[script].push(url);
        everyPage.push(font);
      }
      rules[script].push(...standInFaces(name, everyPage, script, standIns));
    }
  }
  return { css: { latin: rules.latin.join('\n'), cyrillic: rules.cyrillic.join('\n') }, preload };
}
