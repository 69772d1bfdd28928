import { useQuery } from '@tanstack/react-query';
import type { Crew } from '@vakman/domain/calendar/calendar.answers';
import { dayAt } from '@vakman/domain/calendar/day-at';
import { readCalendar } from '@vakman/supabase/client/calendar';
import { useState } from 'react';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';

/** Until they came. */
const none: readonly Crew[] = [];

/** The crews of the firm, as the calendar of today names them. */
export function useCrews(userId: string): readonly Crew[] {
  const [today] = useState(() => dayAt(Date.now()));
  const { data } = useQuery({
    queryKey: keys.calendar(userId, today, today),
    queryFn: async () => readCalendar(await connect(), today, today),
  });
  return data?.crews ?? none;
}
