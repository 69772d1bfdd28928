import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dayAt, isDay } from '@vakman/domain/calendar/day-at';
import { readCalendar } from '@vakman/supabase/client/calendar';
import { useState } from 'react';
import { Loading } from '../../app/loading.tsx';
import { keys } from '../../backend/keys.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { useWho } from '../../session/use-who.ts';
import { CalendarView, type LookedAt } from './calendar-view.tsx';
import { shownDays, type Span } from './shown-days.ts';
import { usePulse } from '../requests/use-pulse.ts';
import { useCalendarActions } from './use-calendar-actions.ts';
import { useIsNarrow } from './use-is-narrow.ts';

/** Milliseconds after which the calendar looks again, for what others changed. */
const lookAgainAfter = 4000;

/** Who is where when: what was booked, what the office plans, and when crews are away. */
export default function CalendarPage() {
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const [now] = useState(Date.now);
  const wanted = router.useRoute(['calendar'])?.params;
  const [day, setDay] = useState(() => (isDay(wanted?.day) ? wanted.day : dayAt(now)));
  const isNarrow = useIsNarrow();
  const [span, setSpan] = useState<Span>(isNarrow ? 'day' : 'week');
  const { from, to } = shownDays(span, day);
  const calendar = useQuery({
    queryKey: keys.calendar(userId, from, to),
    queryFn: async () => readCalendar(await connect(), from, to),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainAfter,
    throwOnError: (_error, query) => query.state.data === undefined,
  });
  const [looked, setLooked] = useState<LookedAt>();
  const here = usePulse(userId, looked?.kind ?? 'booking', looked?.id);
  const who = useWho();
  const isAdmin = who.kind === 'known' && who.actor === 'admin';
  const { saveCrew, ...actions } = useCalendarActions(userId);
  if (calendar.data === undefined) return <Loading />;
  return (
    <CalendarView
      calendar={calendar.data}
      {...{ span, day, now, isNarrow }}
      openFirst={wanted?.open}
      actions={{ ...actions, saveCrew: isAdmin ? saveCrew : undefined }}
      here={here}
      onLook={setLooked}
      onSpan={setSpan}
      onDay={setDay}
    />
  );
}
