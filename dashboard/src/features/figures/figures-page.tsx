import { useQuery } from '@tanstack/react-query';
import { dayAt } from '@vakman/domain/calendar/day-at';
import { lastWeeks } from '@vakman/domain/figures/figures.weeks';
import { readFigures } from '@vakman/supabase/client/figures';
import { useState } from 'react';
import { Loading } from '../../app/loading.tsx';
import { keys } from '../../backend/keys.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { FiguresView, periods } from './figures-view.tsx';

/** How the office does, week by week. */
export default function FiguresPage() {
  const { weeks: asked } = router.useRoute(['figures'])?.params ?? {};
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const [today] = useState(() => dayAt(Date.now()));
  const period = periods.find((each) => String(each) === asked) ?? periods[0];
  const weeks = lastWeeks(today, period);
  const since = weeks[0] ?? today;
  const { data } = useQuery({
    queryKey: keys.figures(userId, since),
    queryFn: async () => readFigures(await connect(), since),
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  if (!data) return <Loading />;
  return (
    <FiguresView
      figures={data}
      weeks={weeks}
      period={period}
      onPeriod={(wanted) => router.replace('figures', { weeks: String(wanted) })}
    />
  );
}
