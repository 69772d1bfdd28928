import { photoLimits } from '@vakman/domain/quote-request/quote-request.photos';
import type { Photo, PhotoProblem } from './photo.ts';
import type { AcceptedFile, PhotoTools } from './photo-tools.ts';

export interface PhotoState {
  readonly photos: readonly Photo[];
  /** Of the files that were chosen last. */
  readonly problems: readonly PhotoProblem[];
}

export interface PhotoStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => PhotoState;
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (key: string) => void;
  readonly update: (key: string, change: Partial<Photo>) => void;
  readonly clear: () => void;
  /** The photos, once all are prepared. */
  readonly settled: () => Promise<readonly Photo[]>;
}

/** The photos of one form; they outlive its renders and failed submissions. The tools come with the first of them. */
export function createPhotoStore(loadTools: () => Promise<PhotoTools>): PhotoStore {
  let state: PhotoState = { photos: [], problems: [] };
  // One file after the other: a phone has not the memory to decode ten pictures at once.
  let work = Promise.resolve();
  const listeners = new Set<() => void>();

  const set = (change: Partial<PhotoState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const has = (key: string) => state.photos.some((photo) => photo.key === key);
  const update = (key: string, change: Partial<Photo>) =>
    set({ photos: state.photos.map((photo) => (photo.key === key ? { ...photo, ...change } : photo)) });
  const remove = (key: string) => set({ photos: state.photos.filter((photo) => photo.key !== key) });

  async function prepare(key: string, accepted: AcceptedFile, { preparePhoto }: PhotoTools): Promise<void> {
    if (!has(key)) return;
    const prepared = await preparePhoto(accepted);
    if (prepared.file.size <= photoLimits.bytes) {
      update(key, { ...prepared, status: 'ready' });
      return;
    }
    remove(key);
    set({ problems: [...state.problems, { kind: 'tooLarge', file: accepted.file.name }] });
  }

  async function addNow(files: readonly File[]): Promise<void> {
    const tools = await loadTools().catch(() => undefined);
    if (!tools) {
      set({ problems: files.map(({ name }) => ({ kind: 'failed', file: name })) });
      return;
    }
    const { accepted, problems } = await tools.checkFiles(files, photoLimits.count - state.photos.length);
    const added = accepted.map((file) => ({ file, key: crypto.randomUUID() }));
    const photos = added.map(
      ({ file, key }) => ({ key, name: file.file.name, status: 'preparing', part: 0 }) as const,
    );
    set({ problems, photos: [...state.photos, ...photos] });
    for (const { file, key } of added) await prepare(key, file, tools);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    add: (files) => (work = work.then(() => addNow(files))),
    remove,
    update,
    clear: () => set({ photos: [], problems: [] }),
    async settled() {
      await work;
      return state.photos;
    },
  };
}
