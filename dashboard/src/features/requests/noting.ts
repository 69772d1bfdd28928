import { randomUuid } from '@vakman/domain/text/random-uuid';
import * as notes from '@vakman/supabase/client/notes';
import type { RequestsWords } from '../../../generated/requests.words.ts';
import type { RequestActions } from './request-actions.ts';
import type { RequestChanges } from './use-request-changes.ts';

/** What the office writes down for itself. */
export type Noting = Pick<RequestActions, 'addNote' | 'removeNote' | 'addTask' | 'finishTask'>;

/** Gives the backend notes and tasks about a request or a client, and offers to take back what can be. */
export function notingAbout(
  subject: { readonly request_id: string } | { readonly client_id: string },
  run: RequestChanges['run'],
  { done }: RequestsWords,
): Noting {
  return {
    addNote: (body, mentions) =>
      run(done.noted, (connection) =>
        notes.saveNote(connection, { id: randomUuid(), ...subject, body, mentions }),
      ),
    removeNote: ({ id }) =>
      run(
        done.noteRemoved,
        (connection) => notes.removeNote(connection, id),
        () => void run(done.undone, (connection) => notes.removeNote(connection, id, false)),
      ),
    addTask({ title, due, assignee }) {
      const task = { id: randomUuid(), ...subject, title, assignee, version: null };
      return run(done.taskSaved, (connection) =>
        notes.saveTask(connection, { ...task, due_on: due === '' ? null : due }),
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
