import { photoLimits } from '@vakman/domain/photos/photos.limits';
import { randomUuid } from '@vakman/domain/text/random-uuid';
import type { Photo, PhotoProblem, PhotoProblemKind } from './photo.ts';
import type { AcceptedFile, PhotoTools } from './photo-tools.ts';

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
  const report = (files: readonly File[], kind: PhotoProblemKind) =>
    set({ problems: [...state.problems, ...files.map(({ name }) => ({ kind, file: name }))] });
  const remove = (key: string) => set({ photos: state.photos.filter((photo) => photo.key !== key) });

  async function prepare(key: string, accepted: AcceptedFile, { preparePhoto }: PhotoTools): Promise<void> {
    if (!has(key)) return;
    // A file may go or change after it was chosen.
    const prepared = await preparePhoto(accepted).catch(() => undefined);
    if (prepared && prepared.file.size <= photoLimits.bytes) {
      update(key, { ...prepared, status: 'ready' });
    } else if (has(key)) {
      remove(key);
      report([accepted.file], prepared ? 'tooLarge' : 'unreadable');
    }
  }

  async function addNow(files: readonly File[]): Promise<void> {
    const tools = await loadTools();
    const { accepted, problems } = await tools.checkFiles(files, photoLimits.count - state.photos.length);
    const added = accepted.map((file) => ({ file, key: randomUuid() }));
    const photos = added.map(
      ({ file, key }) => ({ key, name: file.file.name, status: 'preparing', part: 0 }) as const,
    );
    set({ problems: [...state.problems, ...problems], photos: [...state.photos, ...photos] });
    for (const { file, key } of added) await prepare(key, file, tools);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
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
