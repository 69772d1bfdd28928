import type { ConsentChoice } from '@vakman/domain/consent';
import type { AttributeKind, WidgetProps } from '../element/element-definition.ts';
import type { CookieNoticeWords } from './cookie-notice.words.ts';

/** Attributes of `<vakman-cookie-notice>` beside `lang` and `theme`. */
export interface CookieNoticeAttributes {
  /** The notice waits for the visitor instead of closing by itself. */
  readonly keepOpen: boolean;
  /**
   * Shows the notice again with the choice that was made and all that is stored; it never closes by itself then. A
   * click on anything with `data-cookie-settings` sets it too.
   */
  readonly open: boolean;
}

export const cookieNoticeAttributes: Readonly<Record<keyof CookieNoticeAttributes, AttributeKind>> = {
  keepOpen: 'flag',
  open: 'flag',
};

/** `detail` of the events that leave the notice. */
export interface CookieNoticeEvents {
  /** A choice was stored, by a click or, as `auto-accepted`, because the notice closed by itself. */
  readonly 'consent-changed': { readonly choice: ConsentChoice };
}

export type CookieNoticeProps = Partial<CookieNoticeAttributes> &
  WidgetProps<CookieNoticeWords, CookieNoticeEvents>;
