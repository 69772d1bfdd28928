import { handleClick } from './menus.ts';

document.addEventListener('click', handleClick);
