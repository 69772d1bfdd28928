import { finishProjectTask } from '@vakman/supabase/client/project-entries';
import {
  allowPublishing,
  giveReview,
  shareProject,
  unshareProject,
} from '@vakman/supabase/client/project-people';
import { projectWords } from '../../../generated/project.words.ts';
import { useWords } from '../../words/use-words.ts';
import { openDocument } from './open-document.ts';
import type { ProjectActions } from './project-actions.ts';
import { useProjectRun } from './use-project-run.ts';

/** Gives the orders of somebody of the house; those that can be taken back offer it. */
export function useProjectActions(userId: string): ProjectActions {
  const { done } = useWords(projectWords);
  const run = useProjectRun(userId);
  return {
    finishTask: ({ id }, isDone) =>
      run(
        isDone ? done.taskDone : done.undone,
        (connection) => finishProjectTask(connection, id, isDone),
        () => void run(done.undone, (connection) => finishProjectTask(connection, id, !isDone)),
      ),
    share: (invited) => run(done.shared, (connection) => shareProject(connection, invited)),
    unshare: ({ id }) => run(done.unshared, (connection) => unshareProject(connection, id)),
    allowPublishing: (photoIds, isAllowed) =>
      run(
        isAllowed ? done.allowed : done.disallowed,
        (connection) => allowPublishing(connection, photoIds, isAllowed),
        () => void run(done.undone, (connection) => allowPublishing(connection, photoIds, !isAllowed)),
      ),
    giveReview: (review) => run(done.reviewed, (connection) => giveReview(connection, review)),
    openDocument,
  };
}
