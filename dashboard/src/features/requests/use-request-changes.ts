import { useQueryClient } from '@tanstack/react-query';
import type { ChangeOutcome, Colleague } from '@vakman/domain/request-handling/request-handling.answers';
import { fill } from '@vakman/domain/text/fill';
import type { Connection } from '@vakman/supabase/client/connection';
import {
  changeRequests,
  undoRequestChanges,
  type ReadRequest,
  type RequestChange,
} from '@vakman/supabase/client/requests';
import { requestsWords } from '../../../generated/requests.words.ts';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { toldFaults } from './told-faults.ts';

/** A request as it is shown, which a change is made for. */
export interface ShownRequest {
  readonly id: string;
  readonly name: string;
  readonly handling: { readonly version: number };
}

export interface RequestChanges {
  readonly change: (requests: readonly ShownRequest[], change: RequestChange) => Promise<void>;
  /** Does something else about requests and tells it; whether it was done. What failed is told, too. */
  readonly run: (
    done: string,
    act: (connection: Connection) => Promise<unknown>,
    undo?: () => void,
  ) => Promise<boolean>;
}

/** Gives orders about requests to the backend, tells what became of them, and offers to take them back. */
export function useRequestChanges(userId: string): RequestChanges {
  const { done, faults } = useWords(requestsWords);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: keys.requests(userId) });

  const run: RequestChanges['run'] = async (text, act, undo) => {
    try {
      await act(await connect());
      showToast({ kind: 'success', text, ...(undo && { undo }) });
      return true;
    } catch {
      showToast({ kind: 'error', text: faults.unknown });
      return false;
    } finally {
      await refresh();
    }
  };
  /** What others were quicker with, or what is no step, is named; nothing of it was overwritten. */
  const tellFaults = (outcomes: readonly ChangeOutcome[], requests: readonly ShownRequest[]) => {
    const nameOf = (id: string) => requests.find((request) => request.id === id)?.name ?? '';
    const colleagues = queries.getQueryData<readonly Colleague[]>(keys.colleagues(userId)) ?? [];
    for (const { sentence, ids, person } of toldFaults(outcomes, colleagues)) {
      const name = new Intl.ListFormat(language).format(ids.map(nameOf));
      showToast({ kind: 'warning', text: fill(faults[sentence], { name, person }) });
    }
  };
  return {
    run,
    async change(requests, change) {
      const read = requests.map(({ id, handling }): ReadRequest => ({ id, version: handling.version }));
      try {
        const outcomes = await changeRequests(await connect(), read, change);
        const changed = outcomes.flatMap(({ id, outcome, handling }) =>
          outcome === 'changed' && handling ? [{ id, version: handling.version }] : [],
        );
        if (changed.length > 0) {
          const undo = () => void run(done.undone, (connection) => undoRequestChanges(connection, changed));
          showToast({ kind: 'success', text: done.changed, undo });
        }
        tellFaults(outcomes, requests);
      } catch {
        showToast({ kind: 'error', text: faults.unknown });
      } finally {
        await refresh();
      }
    },
  };
}
