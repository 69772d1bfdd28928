import { tryEveryWidget } from './engine-trials.ts';
import { webkit } from './webkit.ts';

tryEveryWidget(webkit);
