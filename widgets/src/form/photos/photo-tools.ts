import { checkFiles } from './check-files.ts';
import { preparePhoto } from './prepare-photo.ts';

export type { AcceptedFile } from './check-files.ts';

/** What it takes to add photos. It comes with the first of them, as most visitors add none. */
export const photoTools = { checkFiles, preparePhoto };

export { FileList } from '../../ui/file-list.tsx';

export type PhotoTools = typeof photoTools;
