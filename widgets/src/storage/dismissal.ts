import { readStored, store } from './stored.ts';

const day = 24 * 60 * 60 * 1000;

/** Whether the visitor closed something less than a day ago. What is no time counts as never. */
export const dismissedLately = (key: string): boolean => Date.now() - +(readStored(key) ?? 0) < day;

/** Remembers that the visitor closed something now. */
export const dismiss = (key: string): void => store(key, String(Date.now()));
