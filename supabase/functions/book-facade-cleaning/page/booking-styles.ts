import { bookingPageCss } from '../../_shared/generated/page-styles.ts';
import { pageStyles } from '../../_shared/page/page-styles.ts';

/** Style of the booking's pages. */
export const bookingStyles = pageStyles(bookingPageCss);
