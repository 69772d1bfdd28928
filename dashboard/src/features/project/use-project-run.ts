import { useQueryClient } from '@tanstack/react-query';
import { BackendError, type Connection } from '@vakman/supabase/client/connection';
import { projectWords, type ProjectWords } from '../../../generated/project.words.ts';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useWords } from '../../words/use-words.ts';

type Faults = ProjectWords['faults'];

/** Why an order was not followed, in words; what has none of its own passes, or is nobody's fault. */
export function faultOf(error: unknown, faults: Faults): string {
  const code = error instanceof BackendError ? error.code : '';
  return Object.hasOwn(faults, code) ? faults[code as keyof Faults] : faults.unknown;
}

/** Does something about a project and tells it; whether it was done. */
export type ProjectRun = (
  done: string,
  act: (connection: Connection) => Promise<unknown>,
  undo?: () => void,
) => Promise<boolean>;

/** Gives orders about projects to the backend, tells what became of them, and fetches anew what is shown. */
export function useProjectRun(userId: string): ProjectRun {
  const { faults } = useWords(projectWords);
  const queries = useQueryClient();
  return async (text, act, undo) => {
    try {
      await act(await connect());
      showToast({ kind: 'success', text, ...(undo && { undo }) });
      return true;
    } catch (error) {
      showToast({ kind: 'error', text: faultOf(error, faults) });
      return false;
    } finally {
      await Promise.all([
        queries.invalidateQueries({ queryKey: keys.projects(userId) }),
        queries.invalidateQueries({ queryKey: keys.calendars(userId) }),
        // What the customer still has to do.
        queries.invalidateQueries({ queryKey: keys.dossier(userId) }),
      ]);
    }
  };
}
