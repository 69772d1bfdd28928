import { tryEverything } from './engine-trials.ts';
import { webkit } from './webkit.ts';

tryEverything(webkit);
