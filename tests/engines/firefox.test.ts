import { tryEveryWidget } from './engine-trials.ts';
import { firefox } from './firefox.ts';

tryEveryWidget(firefox);
