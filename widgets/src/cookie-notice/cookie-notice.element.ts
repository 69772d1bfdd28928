import { defineElement } from '../element/define-element.ts';
import { cookieNotice } from './cookie-notice.definition.ts';

defineElement(cookieNotice);
