import { addPhotosBy } from './add-photos.ts';
import { checkFiles } from './check-files.ts';
import { preparePhoto } from './prepare-photo.ts';

export { FileList } from '../../ui/file-list.tsx';

/** What it takes to add photos. It comes with the first of them, as most visitors add none. */
export const addPhotos = addPhotosBy({ checkFiles, preparePhoto });
