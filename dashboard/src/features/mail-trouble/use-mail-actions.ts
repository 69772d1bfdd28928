import { useQueryClient } from '@tanstack/react-query';
import { BackendError, type Connection } from '@vakman/supabase/client/connection';
import { giveUpMail, retryAllMails, retryMail } from '@vakman/supabase/client/mail-trouble';
import { mailTroubleWords } from '../../../generated/mail-trouble.words.ts';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useWords } from '../../words/use-words.ts';
import type { MailActions } from './mail-actions.ts';

/** Gives orders about mails to the backend, tells what was done, and offers to take it back. */
export function useMailActions(userId: string): MailActions {
  const { done, faults } = useWords(mailTroubleWords);
  const queries = useQueryClient();
  const faultOf = (error: unknown) => {
    const status = error instanceof BackendError ? error.status : 0;
    if (status === 429) return faults.tooOften;
    return status === 404 ? faults.gone : faults.unknown;
  };
  const run = async (
    what: keyof typeof done,
    act: (connection: Connection) => Promise<void>,
    undo?: () => void,
  ) => {
    try {
      await act(await connect());
      showToast({ kind: 'success', text: done[what], ...(undo && { undo }) });
    } catch (error) {
      showToast({ kind: 'error', text: faultOf(error) });
    } finally {
      await Promise.all([
        queries.invalidateQueries({ queryKey: keys.today(userId) }),
        queries.invalidateQueries({ queryKey: keys.mailTrouble(userId) }),
      ]);
    }
  };
  return {
    retry: (mail) => run('retried', (connection) => retryMail(connection, mail)),
    retryAll: () => run('retriedAll', retryAllMails),
    giveUp: ({ id }) =>
      run(
        'givenUp',
        (connection) => giveUpMail(connection, id),
        () => void run('resumed', (connection) => giveUpMail(connection, id, false)),
      ),
  };
}
