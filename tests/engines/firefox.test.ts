import { tryEverything } from './engine-trials.ts';
import { firefox } from './firefox.ts';

tryEverything(firefox);
