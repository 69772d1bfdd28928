import { languageOrDefault } from '@vakman/domain/languages/languages';
import hostileCss from './hostile-host.css?inline';

const hostileId = 'hostile-host';

/** Makes the page around a story what the toolbars say: its language, colour scheme and author style sheet. */
export function applyGlobals(page: Document, globals: Readonly<Record<string, unknown>>): void {
  const { documentElement: root } = page;
  root.lang = languageOrDefault(globals['language']);
  root.dataset['theme'] = String(globals['theme']);
  root.style.colorScheme = String(globals['theme']);
  page.getElementById(hostileId)?.remove();
  if (globals['host'] !== 'hostile') return;
  const style = page.createElement('style');
  style.id = hostileId;
  style.textContent = hostileCss;
  page.head.append(style);
}
