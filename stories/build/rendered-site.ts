import type { Language } from '@vakman/domain/languages/languages';
import type { PageLook } from '@vakman/site/page/page-look.ts';
import type { Script } from '@vakman/tokens/fonts/faces';

/** A piece of the site as the build renders it, in each language. */
export interface Rendered {
  /** Decides which of the site's style sheets it stands under. */
  readonly look: PageLook;
  /** Class of the page's body. */
  readonly pageClass: string;
  readonly html: Readonly<Record<Language, string>>;
}

/** What stands under `virtual:site-styles`. */
export interface SiteStyles {
  /** The whole style sheet of a page, by its look and its script. */
  readonly styles: Readonly<Record<PageLook, Readonly<Record<Script, string>>>>;
  /** Rules for the fonts of all scripts. */
  readonly fontFaces: string;
}
