import type { Language } from '@vakman/domain/languages/languages';
import type { ElementDefinition } from './element-definition.ts';
import { remember } from './remember.ts';
import { serverStyle } from './shadow-renderer.tsx';

export interface ElementAssets<Words> {
  readonly words: Words;
  /** One for all elements of a kind. */
  readonly sheet: CSSStyleSheet;
}

/** What the elements of a kind need before they can render. */
export function createElementAssets<Attributes extends object, Words extends object, Events>({
  loadWords,
  loadStyles,
}: Pick<ElementDefinition<Attributes, Words, Events>, 'loadWords' | 'loadStyles'>) {
  const words = remember(loadWords);
  const styles = remember(async () => sheetOf(await loadStyles()));
  let sheet: CSSStyleSheet | undefined;
  return {
    /** Undefined while something is missing. The style sheet that the build put into the page need not be loaded. */
    get(language: Language, shadow: ShadowRoot): ElementAssets<Words> | undefined {
      const inPage = serverStyle(shadow)?.textContent;
      sheet ??= inPage ? sheetOf(inPage) : styles.get(undefined);
      const loaded = words.get(language);
      return sheet && loaded && { sheet, words: loaded };
    },
    /** Rejects where something does not arrive. */
    async load(language: Language): Promise<void> {
      await Promise.all([words.load(language), sheet ?? styles.load(undefined)]);
    },
  };
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
