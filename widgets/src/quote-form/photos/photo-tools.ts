import { checkFiles } from './check-files.ts';
import { preparePhoto } from './prepare-photo.ts';

export type { AcceptedFile } from './check-files.ts';

/** What it takes to add photos; most visitors add none. */
export const photoTools = { checkFiles, preparePhoto };

export type PhotoTools = typeof photoTools;
