import type { ElementDefinition } from '../element/element-definition.ts';
import {
  cookieNoticeAttributes,
  type CookieNoticeAttributes,
  type CookieNoticeEvents,
} from './cookie-notice.props.ts';
import { CookieNotice } from './cookie-notice.tsx';
import { loadCookieNoticeWords, type CookieNoticeWords } from './cookie-notice.words.ts';

/**
 * Notice at the foot of the page that asks what may be stored, and shows all that is.
 *
 * @slot - What visitors get whose browser does not load the notice, such as a link.
 * @csspart notice Everything that the widget shows.
 */
export const cookieNotice: ElementDefinition<CookieNoticeAttributes, CookieNoticeWords, CookieNoticeEvents> =
  {
    tag: 'vakman-cookie-notice',
    Component: CookieNotice,
    attributes: cookieNoticeAttributes,
    loadStyles: async () => (await import('./cookie-notice.styles.ts')).cookieNoticeStyles,
    loadWords: loadCookieNoticeWords,
  };
