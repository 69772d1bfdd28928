import { join } from 'node:path';

/** The folder that holds what the business says. */
export const contentFolder = join(import.meta.dirname, '../..');
