import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarView } from '@vakman/dashboard/features/calendar/calendar-view.tsx';
import { exampleCalendar } from '@vakman/domain/calendar/calendar.example';
import { calendarWords } from '@vakman/dashboard/generated/calendar.words.ts';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { calendarArgs, gridIn } from './calendar.args.ts';

const [asked] = exampleCalendar.bookings;
const [visit] = exampleCalendar.visits;

const meta = {
  title: 'Dashboard/Calendar/Dialogs',
  component: CalendarView,
  ...dashboardStory(inFrame({ actor: 'admin', page: 'admin' })),
  args: calendarArgs,
} satisfies Meta<typeof CalendarView>;
export default meta;
type Story = StoryObj<typeof CalendarView>;

/** Without a mouse: a booking is opened, and moved by its dialog. */
export const MovedByKeyboard: Story = {
  async play({ args, canvas, canvasElement }) {
    const words = await wordsOf(calendarWords);
    const entry = (await gridIn(canvasElement)).getByRole('button', { name: /Familie Bakker/ });
    entry.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Familie Bakker' }));
    await userEvent.click(dialog.getByRole('button', { name: words.booking.move }));
    await userEvent.selectOptions(dialog.getByLabelText(words.details.crew), '2');
    await userEvent.click(dialog.getByRole('button', { name: words.booking.moveNow }));
    await waitFor(() =>
      expect(args.actions.move).toHaveBeenCalledWith(asked, { startsAt: '2026-11-24T08:00:00Z', crew: 2 }),
    );
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(entry).toHaveFocus());
  },
};

/** A colleague moves a visit meanwhile: whoever gives it to another crew is told, and moves it nowhere unseen. */
export const VisitMovedMeanwhile: Story = {
  render: (args) => <Changed {...args} />,
  async play({ args, canvas, canvasElement }) {
    const words = await wordsOf(calendarWords);
    const opened = visit as NonNullable<typeof visit>;
    await userEvent.click((await gridIn(canvasElement)).getByText(opened.name ?? ''));
    const dialog = within(await canvas.findByRole('dialog'));
    (await canvas.findByText(colleague)).click();
    await userEvent.selectOptions(dialog.getByLabelText(words.details.crew), '2');
    await userEvent.click(dialog.getByRole('button', { name: words.booking.moveNow }));
    await waitFor(() =>
      expect(args.actions.saveVisit).toHaveBeenCalledWith(
        expect.objectContaining({ version: opened.version, crew: 2 }),
        'moved',
      ),
    );
  },
};

const colleague = 'Jan';

function Changed(props: ComponentProps<typeof CalendarView>) {
  const [version, setVersion] = useState(visit?.version ?? 1);
  const visits = props.calendar.visits.map((read) => ({ ...read, version }));
  return (
    <>
      <button type="button" onClick={() => setVersion(version + 1)}>
        {colleague}
      </button>
      <CalendarView {...props} calendar={{ ...props.calendar, visits }} />
    </>
  );
}

/** A refusal keeps the dialog open and says why. */
export const NotFree: Story = {
  args: {
    actions: { ...calendarArgs.actions, confirm: fn(() => Promise.resolve('Deze afspraak is veranderd.')) },
  },
  async play({ canvas, canvasElement }) {
    const words = await wordsOf(calendarWords);
    await userEvent.click((await gridIn(canvasElement)).getByText('Familie Bakker'));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: words.booking.confirm }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('veranderd');
  },
};

/** What the customer was told is called off, and not refused; whoever does so reads what follows. */
export const CalledOff: Story = {
  async play({ args, canvas, canvasElement }) {
    const { booking: words } = await wordsOf(calendarWords);
    const confirmed = exampleCalendar.bookings.find(({ status }) => status === 'confirmed');
    await userEvent.click((await gridIn(canvasElement)).getByText(confirmed?.name ?? ''));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.queryByRole('button', { name: words.refuse })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: words.cancel }));
    await expect(dialog.getByText(words.cancelTold)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(words.reason), 'Storm');
    await userEvent.click(dialog.getByRole('button', { name: words.cancelNow }));
    await waitFor(() => expect(args.actions.refuse).toHaveBeenCalledWith(confirmed, 'Storm'));
  },
};

/** What nobody booked is planned by a form, which says what it lacks. */
export const Planned: Story = {
  async play({ args, canvas }) {
    const words = await wordsOf(calendarWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.plan }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: words.form.save }));
    await expect(await dialog.findByText(words.form.errors.about)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(words.form.about), 'Inmeten');
    await userEvent.click(dialog.getByRole('button', { name: words.form.save }));
    await waitFor(() =>
      expect(args.actions.saveVisit).toHaveBeenCalledWith(
        expect.objectContaining({ title: 'Inmeten', crew: null, starts_at: '2026-11-23T08:00:00Z' }),
        'planned',
      ),
    );
  },
};
