import { startCookieNotice } from '@vakman/widgets/cookie-notice/cookie-notice.timing.ts';
import { handleClick } from './menus.ts';

addEventListener('click', handleClick);
const notice = document.querySelector<HTMLElement>('vakman-cookie-notice');
if (notice) startCookieNotice(notice);
