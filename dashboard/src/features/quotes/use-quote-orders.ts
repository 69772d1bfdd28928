import { useQueryClient } from '@tanstack/react-query';
import { BackendError, type Connection } from '@vakman/supabase/client/connection';
import { quotesWords, type QuotesWords } from '../../../generated/quotes.words.ts';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useWords } from '../../words/use-words.ts';

const faultIn = (faults: QuotesWords['faults'], error: unknown): string => {
  const code = error instanceof BackendError ? error.code : '';
  return code === 'changed' || code === 'sent' || code === 'incomplete' ? faults[code] : faults.unknown;
};

/** Gives orders about quotes to the backend and tells what became of them; what was answered, undefined where it failed. */
export function useQuoteOrders(userId: string) {
  const { faults } = useWords(quotesWords);
  const queries = useQueryClient();
  return async <Answer>(
    text: string,
    act: (connection: Connection) => Promise<Answer>,
    undo?: () => void,
  ): Promise<Answer | undefined> => {
    try {
      const answer = await act(await connect());
      showToast({ kind: 'success', text, ...(undo && { undo }) });
      return answer;
    } catch (error) {
      showToast({ kind: 'error', text: faultIn(faults, error) });
      return undefined;
    } finally {
      await Promise.all([
        queries.invalidateQueries({ queryKey: keys.quotes(userId) }),
        queries.invalidateQueries({ queryKey: keys.requests(userId) }),
        queries.invalidateQueries({ queryKey: keys.today(userId) }),
      ]);
    }
  };
}
