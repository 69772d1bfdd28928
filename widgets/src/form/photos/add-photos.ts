import { photoLimits } from '@vakman/domain/photos/photos.limits';
import { randomUuid } from '@vakman/domain/text/random-uuid';
import type { AcceptedFile, checkFiles } from './check-files.ts';
import type { AddPhotos, OpenPhotoStore } from './photo-store.ts';
import type { preparePhoto } from './prepare-photo.ts';

export interface PhotoTools {
  readonly checkFiles: typeof checkFiles;
  readonly preparePhoto: typeof preparePhoto;
}

const has = ({ snapshot }: OpenPhotoStore, key: string) =>
  snapshot().photos.some((photo) => photo.key === key);

/** Adds the files that are photos, and prepares one after the other; says of each other one why it is left out. */
export function addPhotosBy(tools: PhotoTools): AddPhotos {
  async function prepare(key: string, accepted: AcceptedFile, store: OpenPhotoStore): Promise<void> {
    if (!has(store, key)) return;
    // A file may go or change after it was chosen.
    const prepared = await tools.preparePhoto(accepted).catch(() => undefined);
    if (prepared && prepared.file.size <= photoLimits.bytes) {
      store.update(key, { ...prepared, status: 'ready' });
    } else if (has(store, key)) {
      store.remove(key);
      store.report([accepted.file], prepared ? 'tooLarge' : 'unreadable');
    }
  }

  return async (files, store) => {
    const room = photoLimits.count - store.snapshot().photos.length;
    const { accepted, problems } = await tools.checkFiles(files, room);
    const added = accepted.map((file) => ({ file, key: randomUuid() }));
    const photos = added.map(
      ({ file, key }) => ({ key, name: file.file.name, status: 'preparing', part: 0 }) as const,
    );
    const before = store.snapshot();
    store.set({ problems: [...before.problems, ...problems], photos: [...before.photos, ...photos] });
    for (const { file, key } of added) await prepare(key, file, store);
  };
}
