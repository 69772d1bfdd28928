import { shareKinds, type ShareKind } from './share-kinds.ts';
import { translator, type Translate } from './translate.ts';
import { languages, type Language } from '@vakman/domain/languages/languages';

/** The words on a share picture; they say it to those who cannot see it, too. */
export const shareTitle = (t: Translate, kind: ShareKind): string =>
  kind === 'home' ? t('hero.title') : t(`sharePicture.${kind}`);

export type ByShareKind = Readonly<Record<Language, Readonly<Record<ShareKind, string>>>>;

/** The words of all share pictures. */
export function shareTitles(): ByShareKind {
  const of = (language: Language) =>
    shareKinds.map((kind) => [kind, shareTitle(translator(language), kind)] as const);
  return Object.fromEntries(
    languages.map((language) => [language, Object.fromEntries(of(language))]),
  ) as unknown as ByShareKind;
}
