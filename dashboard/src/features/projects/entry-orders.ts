import type { ProjectFile } from '@vakman/domain/project/project.answers';
import {
  changePhotos,
  finishProjectTask,
  removeEntry,
  removePhoto,
  removeProjectTask,
  saveEntry,
  saveProjectTask,
} from '@vakman/supabase/client/project-entries';
import type { ProjectsWords } from '../../../generated/projects.words.ts';
import type { createRetryIds } from '../../backend/retry-ids.ts';
import type { ProjectRun } from '../project/use-project-run.ts';
import type { OfficeActions } from './office-actions.ts';

export interface Giving {
  readonly projectId: string;
  readonly file: ProjectFile | undefined;
  readonly run: ProjectRun;
  /** By which what is sent again after a lost answer is written once. */
  readonly retries: ReturnType<typeof createRetryIds>;
  readonly done: ProjectsWords['done'];
}

type EntryOrders = Pick<
  OfficeActions,
  'addNote' | 'showEntry' | 'removeEntry' | 'removePhoto' | 'addTask' | 'finishTask' | 'removeTask'
>;

/** Gives orders about notes, photos and tasks; what is taken away can be brought back. */
export function entryOrders({ projectId, file, run, retries, done }: Giving): EntryOrders {
  const show: OfficeActions['showEntry'] = (entry, audience) => {
    const photos = file?.photos.filter(({ entry_id: id }) => id === entry.id) ?? [];
    const { id, version, body, stage } = entry;
    const kind = entry.kind === 'photos' ? 'photos' : 'note';
    return run(
      done.shown[audience],
      async (connection) => {
        const words = { id, projectId, version, kind, body, stage, audience } as const;
        // What is hidden goes first, so that nothing is seen that should not be where the second answer is lost.
        const [first] = photos;
        if (first) {
          const ids = photos.map((photo) => photo.id);
          await changePhotos(connection, ids, { stage: first.stage, audience });
        }
        await saveEntry(connection, words);
      },
      () => void show({ ...entry, version: version + 1, audience }, entry.audience),
    );
  };
  return {
    addNote: (body, audience) =>
      retries.send(
        'note',
        { projectId, version: null, kind: 'note' as const, body, stage: null, audience },
        (note) => run(done.noted, (connection) => saveEntry(connection, note)),
      ),
    showEntry: show,
    removeEntry: ({ id }) =>
      run(
        done.removed,
        (connection) => removeEntry(connection, id),
        () => void run(done.undone, (connection) => removeEntry(connection, id, false)),
      ),
    removePhoto: ({ id }) =>
      run(
        done.removed,
        (connection) => removePhoto(connection, id),
        () => void run(done.undone, (connection) => removePhoto(connection, id, false)),
      ),
    addTask: ({ due, ...task }) => {
      const assignee = task.audience === 'customer' ? null : task.assignee;
      const wanted = { ...task, assignee, projectId, version: null, due_on: due === '' ? null : due };
      return retries.send('task', wanted, (draft) =>
        run(done.taskSaved, (connection) => saveProjectTask(connection, draft)),
      );
    },
    finishTask: ({ id }, isDone) =>
      run(
        isDone ? done.taskDone : done.undone,
        (connection) => finishProjectTask(connection, id, isDone),
        () => void run(done.undone, (connection) => finishProjectTask(connection, id, !isDone)),
      ),
    removeTask: ({ id }) =>
      run(
        done.removed,
        (connection) => removeProjectTask(connection, id),
        () => void run(done.undone, (connection) => removeProjectTask(connection, id, false)),
      ),
  };
}
