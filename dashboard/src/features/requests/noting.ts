import * as notes from '@vakman/supabase/client/notes';
import type { RequestsWords } from '../../../generated/requests.words.ts';
import type { createRetryIds } from '../../backend/retry-ids.ts';
import type { RequestActions } from './request-actions.ts';
import type { RequestChanges } from './use-request-changes.ts';

/** What the office writes down for itself. */
export type Noting = Pick<RequestActions, 'addNote' | 'removeNote' | 'addTask' | 'finishTask'>;

interface Giving {
  readonly run: RequestChanges['run'];
  /** By which what is sent again after a lost answer is written once. */
  readonly retries: ReturnType<typeof createRetryIds>;
}

/** Gives the backend notes and tasks about a request or a client, and offers to take back what can be. */
export function notingAbout(
  subject: { readonly request_id: string } | { readonly client_id: string },
  { run, retries }: Giving,
  { done }: RequestsWords,
): Noting {
  return {
    addNote: (body, mentions) =>
      retries.send('note', { ...subject, body, mentions }, (note) =>
        run(done.noted, (connection) => notes.saveNote(connection, note)),
      ),
    removeNote: ({ id }) =>
      run(
        done.noteRemoved,
        (connection) => notes.removeNote(connection, id),
        () => void run(done.undone, (connection) => notes.removeNote(connection, id, false)),
      ),
    addTask({ title, due, assignee }) {
      const due_on = due === '' ? null : due;
      return retries.send('task', { ...subject, title, due_on, assignee, version: null }, (task) =>
        run(done.taskSaved, (connection) => notes.saveTask(connection, task)),
      );
    },
    finishTask: ({ id }, isDone) =>
      run(
        isDone ? done.taskDone : done.undone,
        (connection) => notes.finishTask(connection, id, isDone),
        () => void run(done.undone, (connection) => notes.finishTask(connection, id, !isDone)),
      ),
  };
}
