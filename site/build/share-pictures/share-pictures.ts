import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, type Language } from '@vakman/domain/languages/languages';
import type { PictureName } from '../../src/_components/picture/picture-names.ts';
import { shareKinds, type ShareKind } from '../../src/page/share-kinds.ts';
import type { ByShareKind } from '../../src/page/share-title.ts';
import { drawingSvg } from '../pictures/drawing-svg.ts';
import { readScene } from '../pictures/scenes.ts';
import { assetFolder } from '../write-asset.ts';
import { readLetters } from './letters.ts';
import { printKey, printScene, printSharePicture } from './print-share-picture.ts';

/** What is to be seen beside the words. */
const scenesOf: Readonly<Record<ShareKind, PictureName>> = {
  home: 'canal-houses',
  services: 'paint-colours',
  service: 'painter-at-work',
  treatment: 'impregnation',
  costs: 'facade-dirty-clean',
  'work-area': 'neighbourhood',
  province: 'project-haarlem-after',
  local: 'maintenance',
  blog: 'frame-rotten',
  post: 'frame-painted',
  vacancies: 'team-schilderspecialist',
  faq: 'room-after',
  legal: 'certificate-training',
  quote: 'room-before-after',
  booking: 'facade-clean',
};

export interface SharePictureOptions {
  readonly outFolder: string;
  readonly cacheFolder: string;
  /** Name of the firm. */
  readonly company: string;
  readonly titles: ByShareKind;
}

/** Writes a share picture for each template and language, and answers with their paths. */
export async function sharePictures(options: SharePictureOptions): Promise<ByShareKind> {
  const { outFolder } = options;
  const cacheFolder = join(options.cacheFolder, 'share-pictures');
  await mkdir(cacheFolder, { recursive: true });
  await mkdir(join(outFolder, assetFolder), { recursive: true });
  const draw = await drawer(options);

  const kinds = shareKinds.map(async (kind) => {
    const scene = draw.scene(kind);
    const { split } = draw;
    let half: Promise<Buffer> | undefined;
    const paths = languages.map(async (language) => {
      const print = { panel: draw.panel(language, kind), split, scene };
      const key = printKey(print);
      const path = `${assetFolder}/share-${kind}-${language}-${key.slice(0, 8)}.jpg`;
      const file = join(outFolder, path);
      await printSharePicture(print, () => (half ??= printScene(print)), { file, cacheFolder, key });
      return [language, path] as const;
    });
    return [kind, new Map(await Promise.all(paths))] as const;
  });
  const made = await Promise.all(kinds);
  return Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(made.map(([kind, paths]) => [kind, paths.get(language)])),
    ]),
  ) as unknown as ByShareKind;
}

/** Draws both halves of any share picture. */
async function drawer({ company, titles, cacheFolder }: SharePictureOptions) {
  const { SharePanel, sharePanel } = await import('../../src/drawings/share-panel.tsx');
  const { shareLetters } = await import('./share-letters.ts');
  const words = languages.flatMap((language) => Object.values(titles[language]));
  const letters = await readLetters(company + words.join(''), cacheFolder);
  return {
    split: sharePanel.width,
    scene: (kind: ShareKind) => readScene(scenesOf[kind]).svg,
    panel(language: Language, kind: ShareKind) {
      const placed = shareLetters({ company, title: titles[language][kind], language }, letters);
      // The tape and its shadow lie over the scene.
      const width = sharePanel.width + 24;
      return drawingSvg({ ...sharePanel, width, Drawing: () => SharePanel({ letters: placed }) });
    },
  };
}
