import { readFileSync } from 'node:fs';
import { typesetDeep } from '@vakman/content/typography/typeset';
import type { Language } from '@vakman/domain/languages/languages';

/** The words of a widget or of a part of one, by its folder, for finding what it shows as a visitor does. */
export function widgetMessages(folder: string, language: Language): unknown {
  const file = new URL(`../../widgets/src/${folder}/messages/${language}.json`, import.meta.url);
  return typesetDeep(language, JSON.parse(readFileSync(file, 'utf8')) as unknown);
}
