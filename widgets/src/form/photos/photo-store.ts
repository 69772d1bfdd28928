import type { Photo, PhotoProblem, PhotoProblemKind } from './photo.ts';

export interface PhotoState {
  readonly photos: readonly Photo[];
  /** Of the files that were chosen last, and of those that were still looked at then. */
  readonly problems: readonly PhotoProblem[];
}

export interface PhotoStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => PhotoState;
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (key: string) => void;
  readonly update: (key: string, change: Partial<Photo>) => void;
  readonly clear: () => void;
  /** The photos, once all are prepared. Never rejects. */
  readonly settled: () => Promise<readonly Photo[]>;
}

/** What adding photos does to their store. */
export interface OpenPhotoStore extends Pick<PhotoStore, 'snapshot' | 'update' | 'remove'> {
  readonly set: (change: Partial<PhotoState>) => void;
  readonly report: (files: readonly File[], kind: PhotoProblemKind) => void;
}

/** Rejects where nothing of the files could be looked at. */
export type AddPhotos = (files: readonly File[], store: OpenPhotoStore) => Promise<void>;

/** The photos of one form; they outlive its renders and failed submissions. What adds them comes with the first. */
export function createPhotoStore(loadAddPhotos: () => Promise<AddPhotos>): PhotoStore {
  let state: PhotoState = { photos: [], problems: [] };
  // One file after the other: a phone has not the memory to decode ten pictures at once.
  let work = Promise.resolve();
  const listeners = new Set<() => void>();

  const set = (change: Partial<PhotoState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const update = (key: string, change: Partial<Photo>) =>
    set({ photos: state.photos.map((photo) => (photo.key === key ? { ...photo, ...change } : photo)) });
  const report = (files: readonly File[], kind: PhotoProblemKind) =>
    set({ problems: [...state.problems, ...files.map(({ name }) => ({ kind, file: name }))] });
  const remove = (key: string) => set({ photos: state.photos.filter((photo) => photo.key !== key) });

  const snapshot = () => state;
  const addNow = async (files: readonly File[]) => {
    const addPhotos = await loadAddPhotos();
    await addPhotos(files, { snapshot, update, remove, set, report });
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot,
    add(files) {
      if (state.problems.length > 0) set({ problems: [] });
      // Whatever happens to these, the next ones are added and the form is sent.
      work = work.then(() => addNow(files)).catch(() => report(files, 'failed'));
      return work;
    },
    remove,
    update,
    clear: () => set({ photos: [], problems: [] }),
    async settled() {
      await work;
      return state.photos;
    },
  };
}
