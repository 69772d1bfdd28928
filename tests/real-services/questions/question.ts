import type { Asker } from './asker.ts';

/** Questions by their name in the recording; each answers with what is recorded of it. */
export type Questions = Readonly<Record<string, (asker: Asker) => Promise<unknown>>>;
