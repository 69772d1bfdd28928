import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarView } from '@vakman/dashboard/features/calendar/calendar-view.tsx';
import { exampleCalendar } from '@vakman/domain/calendar/calendar.example';
import { calendarWords } from '@vakman/dashboard/generated/calendar.words.ts';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { calendarArgs, gridIn } from './calendar.args.ts';

const meta = {
  title: 'Dashboard/Calendar',
  component: CalendarView,
  ...dashboardStory(inFrame({ actor: 'admin', page: 'admin' })),
  args: calendarArgs,
} satisfies Meta<typeof CalendarView>;
export default meta;
type Story = StoryObj<typeof CalendarView>;

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
    actions: { ...calendarArgs.actions, saveCrew: fn(() => Promise.resolve('Een collega was eerder.')) },
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
  args: { actions: { ...calendarArgs.actions, saveCrew: undefined } },
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
