import { useQueryClient } from '@tanstack/react-query';
import type { ClientFile } from '@vakman/domain/request-handling/client-file.answers';
import { mergeClients, saveClientContact, unmergeClient } from '@vakman/supabase/client/clients';
import { BackendError } from '@vakman/supabase/client/connection';
import { useState } from 'react';
import { clientsWords } from '../../../generated/clients.words.ts';
import { requestsWords } from '../../../generated/requests.words.ts';
import { keys } from '../../backend/keys.ts';
import { createRetryIds } from '../../backend/retry-ids.ts';
import { connect } from '../../session/connect.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useWords } from '../../words/use-words.ts';
import { notingAbout } from '../requests/noting.ts';
import { useRequestChanges, type RequestChanges } from '../requests/use-request-changes.ts';
import type { ClientActions } from './client-actions.ts';
import { correctionOf } from './correction-of.ts';

/** Gives orders about one client to the backend; those that can be taken back offer it. */
export function useClientActions(userId: string, file: ClientFile | undefined): ClientActions {
  const { correction } = useWords(clientsWords);
  const requests = useWords(requestsWords);
  const { done } = requests;
  const queries = useQueryClient();
  const changes = useRequestChanges(userId);
  const [retries] = useState(createRetryIds);
  const refresh = () => queries.invalidateQueries({ queryKey: keys.clients(userId) });
  const id = file?.id ?? '';

  const run: RequestChanges['run'] = async (text, act, undo) => {
    const isDone = await changes.run(text, act, undo);
    await refresh();
    return isDone;
  };
  const unmerge = async (memberId: string) => {
    await run(done.unmerged, (connection) => unmergeClient(connection, memberId));
  };
  return {
    ...notingAbout({ client_id: id }, { run, retries }, requests),
    async correct(contact) {
      if (!file) return 'unknown';
      const former = correctionOf(file);
      // Whoever takes it back takes back this one, and not what others wrote after it.
      const written = { id, version: file.version + 1 };
      try {
        await saveClientContact(await connect(), file, contact);
        const undo = () =>
          void run(done.undone, (connection) => saveClientContact(connection, written, former));
        showToast({ kind: 'success', text: correction.done, undo });
        return undefined;
      } catch (error) {
        return error instanceof BackendError && error.code === 'changed' ? 'changed' : 'unknown';
      } finally {
        await refresh();
      }
    },
    async merge(other) {
      let merged = other.id;
      await run(
        done.merged,
        async (connection) => {
          merged = await mergeClients(connection, other.id, id);
        },
        () => void unmerge(merged),
      );
    },
    unmerge,
  };
}
