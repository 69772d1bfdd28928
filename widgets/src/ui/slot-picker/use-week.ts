import type { Slot } from '@vakman/domain/booking/booking.answers';
import { useEffect, useRef, useState } from 'react';
import { bookingFacts } from '../../../generated/booking-facts.ts';
import { addDays, dayOf, mondayOf } from './days.ts';
import {
  firstWeek,
  knownUntil,
  nearestFreeDay,
  openDay,
  weekDays,
  type Question,
} from './slot-picker.state.ts';

interface WeekOptions {
  readonly slots: readonly Slot[] | undefined;
  readonly chosen: string | undefined;
  readonly failed: boolean;
  readonly onMore: (fromDay: string) => void;
}

const none: readonly Slot[] = [];

/** The week that is looked at. Days that are not known yet are asked for as soon as they come into sight. */
export function useWeek({ slots: given, chosen, failed, onMore }: WeekOptions) {
  const [at, setAt] = useState<{ readonly monday?: string; readonly day?: string }>({});
  const [asked, setAsked] = useState<Question>();
  const [today] = useState(() => dayOf(new Date().toISOString()));
  const slots = given ?? none;
  const lastDay = addDays(today, bookingFacts.rules.horizonDays);
  const monday = at.monday ?? firstWeek(slots, chosen, today);
  const sunday = addDays(monday, 6);
  const until = knownUntil(slots, today, asked);
  const unknown = until < sunday && until < lastDay;

  // All is asked for anew.
  if (!given && asked) setAsked(undefined);
  if (given && unknown && !failed && asked?.slots !== given)
    setAsked({ from: addDays(until, 1), slots: given });

  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });
  useEffect(() => {
    if (asked) ask.current(asked.from);
  }, [asked]);

  const days = weekDays(slots, monday);
  const first = slots[0] ? mondayOf(dayOf(slots[0].starts_at)) : mondayOf(today);
  const go = (weeks: number) => () => setAt({ monday: addDays(monday, 7 * weeks) });
  return {
    loading: !failed && (!given || unknown),
    days,
    monday,
    sunday,
    /** The last day of which it is known whether it has free times. */
    until: until < lastDay ? until : lastDay,
    open: openDay(days, at.day, chosen),
    nearest: nearestFreeDay(slots, monday),
    /** Undefined where there is nothing more to see. */
    earlier: monday > first ? go(-1) : undefined,
    later: given && addDays(monday, 7) <= lastDay ? go(1) : undefined,
    lookAt: (day: string) => setAt({ monday: mondayOf(day), day }),
  };
}

export type Week = ReturnType<typeof useWeek>;
