import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarView } from '@vakman/dashboard/features/calendar/calendar-view.tsx';
import { exampleCalendar } from '@vakman/domain/calendar/calendar.example';
import { calendarWords } from '@vakman/dashboard/generated/calendar.words.ts';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

const done = () => Promise.resolve(undefined);
const [asked] = exampleCalendar.bookings;

const meta = {
  title: 'Dashboard/Calendar',
  component: CalendarView,
  ...dashboardStory(inFrame({ actor: 'admin', page: 'admin' })),
  args: {
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
  },
} satisfies Meta<typeof CalendarView>;
export default meta;
type Story = StoryObj<typeof CalendarView>;

/** The days beside each other, which take the place of those below each other once they come. */
const gridIn = (page: HTMLElement) =>
  waitFor(() => {
    const grid = page.querySelector<HTMLElement>('.calendar-grid');
    if (!grid) throw new Error('There is no grid yet.');
    return within(grid);
  });

/** A week with a booking to confirm, one that is confirmed, a visit, a blocked morning and a day off. */
export const Week: Story = {
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    await expect(grid.getByText('Familie Bakker')).toBeVisible();
    await expect(grid.getByText('Materiaal keuren')).toBeVisible();
  },
};

export const Month: Story = { args: { span: 'month' } };

const [visit] = exampleCalendar.visits;

/** More on a day than a month has room for: the rest opens by a press, in the words of the page. */
export const FullMonth: Story = {
  args: {
    span: 'month',
    calendar: {
      ...exampleCalendar,
      visits: Array.from({ length: 9 }, (_, index) => ({
        ...(visit as NonNullable<typeof visit>),
        id: `c0a8012e-7d65-4a77-9c3d-0b6a4f4f6b0${index}`,
      })),
    },
  },
  globals: { language: 'uk' },
  async play({ canvas }) {
    const words = await wordsOf(calendarWords);
    const rest = await canvas.findByText(new RegExp(fill(words.more, { count: String.raw`\d` })));
    await userEvent.click(rest);
    const page = within(document.body);
    await expect(await page.findByRole('button', { name: words.close })).toBeVisible();
  },
};

export const Day: Story = { args: { span: 'day', day: '2026-11-26' } };

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

/** A refusal keeps the dialog open and says why. */
export const NotFree: Story = {
  args: {
    actions: { ...meta.args.actions, confirm: fn(() => Promise.resolve('Deze afspraak is veranderd.')) },
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

/** The address of a crew's calendar is shown once it was made. */
export const FeedOpened: Story = {
  async play({ args, canvas }) {
    const { crews: words } = await wordsOf(calendarWords);
    const [first] = await canvas.findAllByRole('button', { name: new RegExp(words.feed) });
    await userEvent.click(first as HTMLElement);
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: words.renewFeed }));
    await expect(await dialog.findByLabelText(words.feedAddress)).toHaveValue(
      'https://backend.example/functions/v1/crew-calendar/secret.ics',
    );
    await expect(args.actions.openFeed).toHaveBeenCalledWith(1);
  },
};

/** A crew is given a name and a colour; what it is called tells whose the dialog is. */
export const CrewRenamed: Story = {
  async play({ args, canvas }) {
    const { crews: words } = await wordsOf(calendarWords);
    const numbered = fill(words.numbered, { number: 2 });
    await userEvent.click(await canvas.findByRole('button', { name: `${words.change}: ${numbered}` }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByLabelText(words.colours.plum)).toBeChecked();
    await userEvent.type(dialog.getByLabelText(words.name), 'Ploeg Zuid');
    await userEvent.click(dialog.getByLabelText(words.colours.moss));
    await userEvent.click(dialog.getByLabelText(words.active));
    await userEvent.click(dialog.getByRole('button', { name: words.save }));
    await waitFor(() =>
      expect(args.actions.saveCrew).toHaveBeenCalledWith(exampleCalendar.crews[1], {
        name: 'Ploeg Zuid',
        colour: 'moss',
        active: false,
      }),
    );
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** The next number is the new crew's; what somebody else did meanwhile is said, and what was typed stays. */
export const CrewAddedTwice: Story = {
  args: {
    actions: { ...meta.args.actions, saveCrew: fn(() => Promise.resolve('Een collega was eerder.')) },
  },
  globals: { viewport: { value: 'w375' }, theme: 'dark' },
  async play({ args, canvas }) {
    const { crews: words } = await wordsOf(calendarWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.add }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(words.name), 'Ploeg Oost');
    await userEvent.click(dialog.getByRole('button', { name: words.save }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('eerder');
    await expect(dialog.getByLabelText(words.name)).toHaveValue('Ploeg Oost');
    await expect(args.actions.saveCrew).toHaveBeenCalledWith(3, {
      name: 'Ploeg Oost',
      colour: 'plum',
      active: true,
    });
  },
};

/** Who is no admin finds nothing there to change. */
export const CrewsOfEmployee: Story = {
  args: { actions: { ...meta.args.actions, saveCrew: undefined } },
  async play({ canvas }) {
    const { crews: words } = await wordsOf(calendarWords);
    await canvas.findByRole('heading', { name: words.title });
    await expect(canvas.queryByRole('button', { name: words.add })).toBeNull();
  },
};

/** A telephone shows one day below the other. */
export const Narrow: Story = {
  args: { isNarrow: true },
  globals: { viewport: { value: 'w375' } },
};

/** What somebody pasted has no spaces, and makes the page no wider. */
export const NarrowUkrainian: Story = {
  args: {
    isNarrow: true,
    calendar: {
      ...exampleCalendar,
      visits: exampleCalendar.visits.map((each) => ({ ...each, name: null, title: 'abcd'.repeat(50) })),
    },
  },
  globals: { language: 'uk', viewport: { value: 'w320' } },
  async play({ canvas }) {
    await expect((await canvas.findByText(/abcdabcd/)).scrollWidth).toBeLessThan(320);
  },
};

export const German: Story = { ...Week, globals: { language: 'de' } };

export const Chinese: Story = { ...Week, globals: { language: 'zh' } };

export const Dark: Story = { ...Week, globals: { theme: 'dark' } };

export const DarkNarrow: Story = { ...Narrow, globals: { theme: 'dark', viewport: { value: 'w375' } } };
