import type { Meta, StoryObj } from '@storybook/react-vite';
import { FiguresView } from '@vakman/dashboard/features/figures/figures-view.tsx';
import { figuresWords } from '@vakman/dashboard/generated/figures.words.ts';
import type { Figures } from '@vakman/domain/figures/figures.answers';
import { lastWeeks } from '@vakman/domain/figures/figures.weeks';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

const weeks = lastWeeks('2026-11-23', 13);
const origins = [
  [null, 'nl'],
  ['vve-almere', 'nl'],
  ['verbouwen-flevoland-en-omstreken', 'de'],
  [null, 'uk'],
] as const;

const figures: Figures = {
  requests: weeks.flatMap((week, index) =>
    origins.map(([source, language], place) => ({
      week,
      source,
      language,
      requests: ((index * 5 + place * 3) % 9) + 1,
      won: (index + place) % 2,
    })),
  ),
  answers: weeks
    // Nobody asked in the week of the holidays.
    .filter((_, index) => index !== 6)
    .map((week, index) => ({
      week,
      answered: 12,
      in_time: 10,
      waiting: 1,
      median: 90 + ((index * 37) % 200),
      ninety: 600 + ((index * 211) % 1400),
    })),
  whole: { answered: 144, in_time: 120, waiting: 12, median: 185, ninety: 1330 },
  bookings: weeks.map((week, index) => ({ week, bookings: (index * 3) % 7 })),
  hours: [1, 2, 3, 4, 5, 6].flatMap((weekday) =>
    [8, 9, 11, 14, 20].map((hour) => ({ weekday, hour, arrivals: ((weekday * hour) % 17) + 1 })),
  ),
};

const meta = {
  title: 'Dashboard/Figures',
  component: FiguresView,
  ...dashboardStory(inFrame({ actor: 'employee', page: 'admin' })),
  args: { figures, weeks, period: 13, onPeriod: fn() },
} satisfies Meta<typeof FiguresView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each drawing opens to the numbers that it was made of. */
export const Filled: Story = {
  async play({ canvas }) {
    const words = await wordsOf(figuresWords);
    const drawing = await canvas.findByRole('figure', { name: words.charts.requests });
    await userEvent.click(within(drawing).getByText(words.table));
    const [first] = await within(drawing).findAllByRole('row', { name: /\d/ });
    await expect(first).toBeVisible();
    const total = figures.requests
      .filter(({ week }) => week === weeks[0])
      .reduce((sum, { requests }) => sum + requests, 0);
    await expect(first).toHaveTextContent(String(total));
  },
};

export const AnotherPeriod: Story = {
  async play({ args, canvas }) {
    const words = await wordsOf(figuresWords);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: words.period }), '52');
    await expect(args.onPeriod).toHaveBeenCalledWith(52);
  },
};

export const Empty: Story = {
  args: {
    figures: {
      requests: [],
      answers: [],
      bookings: [],
      hours: [],
      whole: { answered: 0, in_time: 0, waiting: 0, median: null, ninety: null },
    },
  },
  async play({ canvas }) {
    const words = await wordsOf(figuresWords);
    await expect(await canvas.findByText(words.none)).toBeVisible();
  },
};

/** Requests came, and nobody has answered yet. */
export const Unanswered: Story = {
  args: {
    figures: {
      requests: figures.requests.slice(0, 1),
      answers: [{ week: weeks[0] ?? '', answered: 0, in_time: 0, waiting: 1, median: null, ninety: null }],
      bookings: [],
      hours: [{ weekday: 7, hour: 23, arrivals: 1 }],
      whole: { answered: 0, in_time: 0, waiting: 1, median: null, ninety: null },
    },
  },
};

export const NarrowGerman: Story = { globals: { language: 'de', viewport: { value: 'w320' } } };

export const Chinese: Story = { globals: { language: 'zh' } };

export const Dark: Story = { globals: { theme: 'dark' } };
