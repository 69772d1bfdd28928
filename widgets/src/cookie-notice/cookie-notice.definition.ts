import type { ElementDefinition } from '../element/element-definition.ts';
import {
  cookieNoticeAttributes,
  type CookieNoticeAttributes,
  type CookieNoticeEvents,
} from './cookie-notice.props.ts';
import { CookieNotice } from './cookie-notice.tsx';
import { loadCookieNoticeWords, type CookieNoticeWords } from './cookie-notice.words.ts';

/** `<vakman-cookie-notice>`, for the browser and for the build that renders it. */
export const cookieNotice: ElementDefinition<CookieNoticeAttributes, CookieNoticeWords, CookieNoticeEvents> =
  {
    tag: 'vakman-cookie-notice',
    Component: CookieNotice,
    attributes: cookieNoticeAttributes,
    loadStyles: async () => (await import('./cookie-notice.styles.ts')).cookieNoticeStyles,
    loadWords: loadCookieNoticeWords,
  };
