import { useQueryClient } from '@tanstack/react-query';
import type { Connection } from '@vakman/supabase/client/connection';
import { markAlarmSeen } from '@vakman/supabase/client/office-day';
import { finishTask } from '@vakman/supabase/client/notes';
import { todayWords } from '../../../generated/today.words.ts';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useWords } from '../../words/use-words.ts';
import { useCalendarActions } from '../calendar/use-calendar-actions.ts';
import { useMailActions } from '../mail-trouble/use-mail-actions.ts';
import type { TodayActions } from './today-actions.ts';

/** Gives orders about today to the backend, tells what was done, and offers to take it back. */
export function useTodayActions(userId: string): TodayActions {
  const { done, fault } = useWords(todayWords);
  const { confirm } = useCalendarActions(userId);
  const mails = useMailActions(userId);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: keys.today(userId) });
  const run = async (
    what: keyof typeof done,
    act: (connection: Connection) => Promise<void>,
    undo?: () => void,
  ) => {
    try {
      await act(await connect());
      showToast({ kind: 'success', text: done[what], ...(undo && { undo }) });
    } catch {
      showToast({ kind: 'error', text: fault });
    } finally {
      await refresh();
    }
  };
  return {
    async confirm(booking) {
      const refusal = await confirm(booking);
      if (refusal !== undefined) showToast({ kind: 'error', text: refusal });
      await refresh();
    },
    finishTask: (id) =>
      run(
        'task',
        (connection) => finishTask(connection, id),
        () => void run('taskBack', (connection) => finishTask(connection, id, false)),
      ),
    mails,
    markSeen: (id) => run('seen', (connection) => markAlarmSeen(connection, id)),
  };
}
