import { languageOrDefault } from '@vakman/domain/languages/languages';
import { tokensCss } from '@vakman/tokens/css/tokens-css';
import { fontFaces } from 'virtual:site-styles';
import friendlyHostCss from './friendly-host.css?inline';
import hostileHostCss from './hostile-host.css?inline';

/** What every page around a story has: the project's fonts and tokens. Once, because new fonts would load anew. */
const friendly = sheetOf([fontFaces, tokensCss(':root'), friendlyHostCss].join('\n'));
const hostile = sheetOf(hostileHostCss);

/** Makes the page around a story what the toolbars say: its language, colour scheme and author style sheets. */
export function applyGlobals(page: Document, globals: Readonly<Record<string, unknown>>): void {
  const { documentElement: root } = page;
  root.lang = languageOrDefault(globals['language']);
  root.dataset['theme'] = String(globals['theme']);
  root.style.colorScheme = String(globals['theme']);
  page.adoptedStyleSheets = globals['host'] === 'hostile' ? [friendly, hostile] : [friendly];
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
