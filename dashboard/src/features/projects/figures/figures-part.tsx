import { useQuery } from '@tanstack/react-query';
import { dayAt } from '@vakman/domain/calendar/day-at';
import { readWonByMonth, readWorkload } from '@vakman/supabase/client/projects';
import { useState } from 'react';
import { Loading } from '../../../app/loading.tsx';
import { keys } from '../../../backend/keys.ts';
import { connect } from '../../../session/connect.ts';
import { useSession } from '../../../session/use-session.ts';
import { FiguresView } from './figures-view.tsx';

/** Weeks that the workload looks ahead. */
const weeks = 12;

/** How full the crews are, and what was quoted and won. */
export default function FiguresPart() {
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const [from] = useState(() => dayAt(Date.now()));
  const workload = useQuery({
    queryKey: keys.workload(userId, from),
    queryFn: async () => readWorkload(await connect(), { from, weeks }),
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  const won = useQuery({
    queryKey: keys.wonByMonth(userId),
    queryFn: async () => readWonByMonth(await connect()),
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  if (workload.data === undefined || won.data === undefined) return <Loading />;
  return <FiguresView workload={workload.data} won={won.data} />;
}
