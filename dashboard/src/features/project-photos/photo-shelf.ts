import { photoQueueKey } from '@vakman/domain/stored-items/stored-keys';
import { openDB, type DBSchema } from 'idb';
import type { TakenPhoto } from './photo-queue.events.ts';

interface PhotoDatabase extends DBSchema {
  photos: { key: string; value: TakenPhoto };
}

/** Where photos lie until they are stored: a page that is closed, or a phone that is empty, loses none. */
export interface PhotoShelf {
  /** Of somebody, in the order in which they were taken. */
  readonly read: (userId: string) => Promise<readonly TakenPhoto[]>;
  /** All or none. */
  readonly put: (photos: readonly TakenPhoto[]) => Promise<void>;
  readonly drop: (id: string) => Promise<void>;
}

const open = () =>
  openDB<PhotoDatabase>(photoQueueKey, 1, {
    upgrade: (database) => void database.createObjectStore('photos', { keyPath: 'id' }),
  });

/** Opened for each order and closed after it, so that no tab keeps another from a newer shelf. */
async function withDatabase<Answer>(act: (database: Awaited<ReturnType<typeof open>>) => Promise<Answer>) {
  const database = await open();
  try {
    return await act(database);
  } finally {
    database.close();
  }
}

/** The shelf of this browser, which all its tabs share. */
export const photoShelf: PhotoShelf = {
  read: (userId) =>
    withDatabase(async (database) => {
      const photos = await database.getAll('photos');
      return photos.filter((photo) => photo.userId === userId).toSorted((a, b) => a.takenAt - b.takenAt);
    }),
  put: (photos) =>
    withDatabase(async (database) => {
      const transaction = database.transaction('photos', 'readwrite');
      await Promise.all([...photos.map((photo) => transaction.store.put(photo)), transaction.done]);
    }),
  drop: (id) => withDatabase((database) => database.delete('photos', id)),
};
