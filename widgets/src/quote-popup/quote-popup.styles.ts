import { tokensCss } from '@vakman/tokens/css/tokens-css';
import base from '../ui/base.css?inline';
import button from '../ui/button.css?inline';
import host from '../ui/host.css?inline';
import css from './quote-popup.css?inline';

const tokens = tokensCss(':host');
const names = new Set([...tokens.matchAll(/--vakman-[\w-]+(?=:)/g)].map(([name]) => name));
/** The form begins with values of its own otherwise, whatever a page sets on the popup. */
const handedOn = `vakman-quote-form{${[...names].map((name) => `${name}:inherit`).join(';')}}`;

/** The style sheet of the shadow root. The build of the kit evaluates this module, so that its text alone is shipped. */
export const quotePopupStyles = [tokens, host, base, button, css, handedOn].join('\n');
