import type { CalendarViewProps } from '@vakman/dashboard/features/calendar/calendar-view.tsx';
import { exampleCalendar } from '@vakman/domain/calendar/calendar.example';
import { fn, waitFor, within } from 'storybook/test';

const done = () => Promise.resolve(undefined);

/** A week of the office, in which everything asked for is done. */
export const calendarArgs = {
  calendar: exampleCalendar,
  span: 'week',
  day: '2026-11-23',
  now: Date.parse('2026-11-23T09:00:00+01:00'),
  isNarrow: false,
  onSpan: fn(),
  onDay: fn(),
  actions: {
    move: fn(done),
    confirm: fn(done),
    refuse: fn(done),
    note: fn(done),
    saveVisit: fn(done),
    block: fn(done),
    unblock: fn(done),
    openFeed: fn(() => Promise.resolve('https://backend.example/functions/v1/crew-calendar/secret.ics')),
    closeFeed: fn(done),
    saveCrew: fn(done),
  },
} satisfies CalendarViewProps;

/** The days beside each other, which take the place of those below each other once they come. */
export const gridIn = (page: HTMLElement) =>
  waitFor(() => {
    const grid = page.querySelector<HTMLElement>('.calendar-grid');
    if (!grid) throw new Error('There is no grid yet.');
    return within(grid);
  });
