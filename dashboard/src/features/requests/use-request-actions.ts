import type { RequestFile } from '@vakman/domain/request-handling/read-request.answers';
import { waitingStates, type RequestState } from '@vakman/domain/request-handling/request-handling.states';
import { saveVisit } from '@vakman/supabase/client/calendar';
import { mergeClients, unmergeClient } from '@vakman/supabase/client/clients';
import { sendReply, undoReply } from '@vakman/supabase/client/replies';
import { undoRequestChanges } from '@vakman/supabase/client/requests';
import { useState } from 'react';
import { repliesWords } from '../../../generated/replies.words.ts';
import { requestsWords } from '../../../generated/requests.words.ts';
import { createRetryIds } from '../../backend/retry-ids.ts';
import { useWords } from '../../words/use-words.ts';
import { notingAbout } from './noting.ts';
import type { RequestActions } from './request-actions.ts';
import { useRequestChanges } from './use-request-changes.ts';

const isWaiting = (state: RequestState) => (waitingStates as readonly RequestState[]).includes(state);

/** Gives orders about one request to the backend; those that can be taken back offer it. */
export function useRequestActions(userId: string, file: RequestFile | undefined): RequestActions {
  const words = useWords(requestsWords);
  const { done } = words;
  const replies = useWords(repliesWords);
  const { change, run } = useRequestChanges(userId);
  const [retries] = useState(createRetryIds);
  const request_id = file?.request.id ?? '';
  return {
    async change(wanted) {
      if (file) await change([{ ...file.request, handling: file.handling }], wanted);
    },
    reply: (letter, onUndone) =>
      retries.send('reply', { request_id, ...letter }, (draft) =>
        run(
          replies.done.sent,
          (connection) => sendReply(connection, draft),
          () =>
            void run(replies.done.undone, (connection) => undoReply(connection, draft.id)).then(
              (isUndone) => isUndone && onUndone(),
            ),
        ),
      ),
    undoReply: (id) => run(replies.done.undone, (connection) => undoReply(connection, id)),
    ...notingAbout({ request_id }, { run, retries }, words),
    planVisit({ startsAt, endsAt }) {
      const visit = {
        request_id,
        booking_id: null,
        title: '',
        crew: null,
        starts_at: startsAt,
        ends_at: endsAt,
        weather_note: '',
        state: 'planned' as const,
        version: null,
      };
      let version = 1;
      // The database leads a request on for which a visit is planned, if whoever asked waits for a word.
      const led =
        file && isWaiting(file.handling.state)
          ? [{ id: request_id, version: file.handling.version + 1 }]
          : [];
      return retries.send('visit', visit, (draft) =>
        run(
          done.planned,
          async (connection) => {
            version = await saveVisit(connection, draft);
          },
          () =>
            void run(done.undone, async (connection) => {
              await saveVisit(connection, { ...draft, state: 'cancelled', version });
              await undoRequestChanges(connection, led);
            }),
        ),
      );
    },
    async merge({ id }) {
      const into = file?.client?.id ?? '';
      let merged = id;
      return run(
        done.merged,
        async (connection) => {
          merged = await mergeClients(connection, id, into);
        },
        () => void run(done.unmerged, (connection) => unmergeClient(connection, merged)),
      );
    },
    unmerge: (clientId) => run(done.unmerged, (connection) => unmergeClient(connection, clientId)),
  };
}
