import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookingDialog } from '@vakman/dashboard/features/calendar/booking-dialog.tsx';
import { CalendarView } from '@vakman/dashboard/features/calendar/calendar-view.tsx';
import { calendarWords } from '@vakman/dashboard/generated/calendar.words.ts';
import '@vakman/dashboard/features/calendar/calendar.css';
import { exampleCalendar } from '@vakman/domain/calendar/calendar.example';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, waitFor } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

const done = () => Promise.resolve(undefined);
const [asked] = exampleCalendar.bookings;

const meta = {
  title: 'Dashboard/Calendar with others',
  component: BookingDialog,
  ...dashboardStory(inFrame({ actor: 'admin', page: 'admin' })),
  args: {
    booking: asked as NonNullable<typeof asked>,
    notes: { here: ['Bram Bos'], isOvertaken: true },
    crews: exampleCalendar.crews,
    now: Date.parse('2026-11-23T09:00:00+01:00'),
    onClose: fn(),
    actions: {
      move: fn(done),
      confirm: fn(done),
      refuse: fn(done),
      note: fn(done),
      saveVisit: fn(done),
      block: fn(done),
      unblock: fn(done),
      openFeed: fn(() => Promise.resolve('')),
      closeFeed: fn(done),
      saveCrew: fn(done),
    },
  },
} satisfies Meta<typeof BookingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A colleague looks at the same appointment and changed it meanwhile: both are said, and the dialog stays. */
export const ChangedMeanwhile: Story = {
  async play({ canvas }) {
    const { here, faults } = await wordsOf(calendarWords);
    // What a dialog holds is there before it is opened.
    const told = await canvas.findByText(fill(here, { names: 'Bram Bos' }));
    await waitFor(() => expect(told).toBeVisible());
    await expect(canvas.getByText(faults.changed)).toBeVisible();
  },
};

/** Whoever comes to see one appointment finds it open. */
export const CameForOne: Story = {
  render: ({ actions, now, booking }) => (
    <CalendarView
      calendar={exampleCalendar}
      span="week"
      day="2026-11-23"
      isNarrow={false}
      openFirst={booking.id}
      {...{ actions, now }}
      onSpan={fn()}
      onDay={fn()}
    />
  ),
  async play({ args, canvas }) {
    await expect(await canvas.findByRole('dialog', { name: args.booking.name })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const NarrowUkrainian: Story = { globals: { language: 'uk', viewport: { value: 'w375' } } };
