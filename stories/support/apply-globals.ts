import { languageOrDefault } from '@vakman/domain/languages/languages';
import { tokensCss } from '@vakman/tokens/css/tokens-css';
import { fontFaces } from 'virtual:site-styles';
import friendlyHostCss from './friendly-host.css?inline';
import hostileCss from './hostile-host.css?inline';

/** What every page around a story has: the project's fonts and tokens. */
const friendlyCss = [fontFaces, tokensCss(':root'), friendlyHostCss].join('\n');

const styleId = 'host';

/** Makes the page around a story what the toolbars say: its language, colour scheme and author style sheet. */
export function applyGlobals(page: Document, globals: Readonly<Record<string, unknown>>): void {
  const { documentElement: root } = page;
  root.lang = languageOrDefault(globals['language']);
  root.dataset['theme'] = String(globals['theme']);
  root.style.colorScheme = String(globals['theme']);
  const style = page.getElementById(styleId) ?? page.head.appendChild(page.createElement('style'));
  style.id = styleId;
  style.textContent = globals['host'] === 'hostile' ? friendlyCss + hostileCss : friendlyCss;
}
