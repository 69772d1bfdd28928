import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, type Language } from '@vakman/domain/languages/languages';
import type { PictureName } from '../../src/_components/picture/picture-names.ts';
import { shareKinds, type ShareKind } from '../../src/page/share-kinds.ts';
import type { ByShareKind } from '../../src/page/share-title.ts';
import { drawingSvg } from '../pictures/drawing-svg.ts';
import { assetFolder } from '../write-asset.ts';
import { readLetters } from './letters.ts';
import { printKey, printSharePicture, type SharePrint } from './print-share-picture.ts';

/** What is to be seen beside the words. */
const scenesOf: Readonly<Record<ShareKind, PictureName>> = {
  home: 'canal-houses',
  services: 'paint-colours',
  service: 'painter-at-work',
  treatment: 'impregnation',
  costs: 'facade-dirty-clean',
  workArea: 'neighbourhood',
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
  const prints = await drawAll(options);

  async function print(language: Language, kind: ShareKind) {
    const halves = prints(language, kind);
    const path = `${assetFolder}/share-${kind}-${language}-${printKey(halves).slice(0, 10)}.jpg`;
    await printSharePicture(halves, join(outFolder, path), cacheFolder);
    return path;
  }

  const paths = languages.map(async (language) => {
    const ofLanguage = shareKinds.map(async (kind) => [kind, await print(language, kind)] as const);
    return [language, Object.fromEntries(await Promise.all(ofLanguage))] as const;
  });
  return Object.fromEntries(await Promise.all(paths)) as unknown as ByShareKind;
}

/** Draws both halves of any share picture, each scene once. */
async function drawAll({ company, titles, cacheFolder }: SharePictureOptions) {
  const { scenes } = await import('../../src/drawings/scenes/scenes.ts');
  const { SharePanel, sharePanel } = await import('../../src/drawings/share-panel.tsx');
  const { shareLetters } = await import('./share-letters.ts');
  const words = languages.flatMap((language) => Object.values(titles[language]));
  const letters = await readLetters(company + words.join(''), cacheFolder);
  const drawn = new Map(shareKinds.map((kind) => [kind, drawingSvg(scenes[scenesOf[kind]])]));

  return (language: Language, kind: ShareKind): SharePrint => {
    const placed = shareLetters({ company, title: titles[language][kind], language }, letters);
    const panel = {
      ...sharePanel,
      width: sharePanel.width + 24,
      Drawing: () => SharePanel({ letters: placed }),
    };
    return { panel: drawingSvg(panel), scene: drawn.get(kind) ?? '', split: sharePanel.width };
  };
}
