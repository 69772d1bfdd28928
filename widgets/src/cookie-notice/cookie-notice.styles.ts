import { tokensCss } from '@vakman/tokens/css/tokens-css';
import css from './cookie-notice.css?inline';

/**
 * The style sheet of the shadow root. The build of the kit evaluates this module, so that its text alone is shipped.
 * The base of the other widgets is not in it: the notice stands in every page, and needs little of that.
 */
export const cookieNoticeStyles = [tokensCss(':host'), css].join('\n');
