import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlanDialog } from '@vakman/dashboard/features/calendar/plan-dialog.tsx';
import { calendarWords } from '@vakman/dashboard/generated/calendar.words.ts';
import '@vakman/dashboard/features/calendar/calendar.css';
import { exampleCalendar } from '@vakman/domain/calendar/calendar.example';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

const done = () => Promise.resolve(undefined);

const meta = {
  title: 'Dashboard/Planning',
  component: PlanDialog,
  ...dashboardStory(inFrame({ actor: 'admin', page: 'admin' })),
  args: {
    day: '2026-11-23',
    crews: exampleCalendar.crews,
    onClose: fn(),
    actions: { saveVisit: fn(done), block: fn(done) },
  },
} satisfies Meta<typeof PlanDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is planned later ends later too, and a day off is a whole day. */
export const PlannedForAnotherDay: Story = {
  async play({ canvas }) {
    const { form, kinds } = await wordsOf(calendarWords);
    const dialog = within(await canvas.findByRole('dialog'));
    const [start, end] = [dialog.getByLabelText(form.start), dialog.getByLabelText(form.end)];
    await userEvent.selectOptions(dialog.getByLabelText(form.what), kinds['day-off']);
    await expect(start).toHaveValue('2026-11-23T00:00');
    await expect(end).toHaveValue('2026-11-24T00:00');
    await fireEvent.change(start, { target: { value: '2026-12-09T00:00' } });
    await waitFor(() => expect(end).toHaveValue('2026-12-10T00:00'));
  },
};
