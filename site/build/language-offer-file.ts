import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@vakman/domain/languages/languages';
import { translator } from '../src/page/translate.ts';
import { bundleScript } from './bundle-script.ts';
import { minified } from './page-style.ts';
import { writeAsset } from './write-asset.ts';

const components = join(import.meta.dirname, '../src/_components');
const styleFiles = ['close-button/close-button.css', 'language-offer/language-offer.css'];

/**
 * Writes the script that offers a page in the visitor's language, with the words of all of them and the style of its line;
 * answers its path.
 *
 * @param drawings path of the file with all drawings.
 */
export async function languageOfferFile(outFolder: string, drawings: string): Promise<string> {
  const offers = languages.map((language) => {
    const t = translator(language);
    return [language, { offer: t('languageSwitcher.offer'), close: t('navigation.close') }] as const;
  });
  const styles = await Promise.all(styleFiles.map((file) => readFile(join(components, file), 'utf8')));
  const script = await bundleScript({
    name: 'language-offer/language-offer.ts',
    format: 'iife',
    define: {
      __OFFERS__: Object.fromEntries(offers),
      __STYLE__: minified(styles.join('\n')),
      __CLOSE_SIGN__: `${drawings}#icon-close`,
    },
  });
  // Its name stands in every page.
  return writeAsset(outFolder, 'offer.js', script);
}
