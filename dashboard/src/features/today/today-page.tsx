import { useQuery } from '@tanstack/react-query';
import { readToday } from '@vakman/supabase/client/office-day';
import { useState } from 'react';
import { Loading } from '../../app/loading.tsx';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { TodayView } from './today-view.tsx';
import { useTodayActions } from './use-today-actions.ts';

/** Milliseconds after which the page looks again, for what others did. */
const lookAgainAfter = 4000;

/** What needs somebody of the office now. */
export default function TodayPage() {
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const [opened] = useState(Date.now);
  const today = useQuery({
    queryKey: keys.today(userId),
    queryFn: async () => readToday(await connect()),
    refetchInterval: lookAgainAfter,
    throwOnError: (_error, query) => query.state.data === undefined,
  });
  const actions = useTodayActions(userId);
  if (today.data === undefined) return <Loading />;
  return <TodayView today={today.data} now={today.dataUpdatedAt || opened} actions={actions} />;
}
