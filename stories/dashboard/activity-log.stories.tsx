import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActivityLogView } from '@vakman/dashboard/features/activity-log/activity-log-view.tsx';
import { uiWords } from '@vakman/dashboard/generated/ui.words.ts';
import { activityLogWords } from '@vakman/dashboard/generated/activity-log.words.ts';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { colleague, entries, request } from './activity-log.rows.ts';

const meta = {
  title: 'Dashboard/Activity log',
  component: ActivityLogView,
  ...dashboardStory(inFrame({ actor: 'admin', page: 'admin' })),
  args: {
    entries,
    colleagues: [{ id: colleague, name: 'Marloes Visser', email: 'marloes@example.org' }],
    query: {},
    hasMore: true,
    onQuery: fn(),
    onMore: fn(),
    onTakeAll: fn(),
  },
} satisfies Meta<typeof ActivityLogView>;
export default meta;
type Story = StoryObj<typeof ActivityLogView>;

/** What was done, before and after; who left is still known by name, and what a visitor typed is only text. */
export const Filled: Story = {
  async play({ args, canvas }) {
    const words = await wordsOf(activityLogWords);
    const [first, second] = await canvas
      .findAllByRole('listitem')
      .then((all) => all.filter((item) => item.classList.contains('log-entry')));
    await expect(within(first as HTMLElement).getByText(/^Joost van den Broek-Oudenhoven/)).toBeVisible();
    await expect(within(first as HTMLElement).getByText(words.values['in-progress'])).toBeVisible();
    await expect(within(second as HTMLElement).getByText(/onerror/)).toBeVisible();
    // A note that is added or taken away is none of its request.
    await expect(within(second as HTMLElement).getByRole('heading')).toHaveTextContent(words.parts.notes);
    await userEvent.selectOptions(canvas.getByLabelText(words.filters.kind), 'request');
    await expect(args.onQuery).toHaveBeenCalledWith({ kind: 'request' });
    await userEvent.click(canvas.getByRole('button', { name: words.more }));
    await expect(args.onMore).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: words.csv.download }));
    await expect(args.onTakeAll).toHaveBeenCalled();
  },
};

/** A phone shows what was done before what it can be filtered by, and says that something is left out. */
export const FoldedOnPhone: Story = {
  args: { query: { kind: 'request' } },
  globals: { viewport: { value: 'w375' } },
  async play({ canvas }) {
    const { filters: words } = await wordsOf(activityLogWords);
    const field = await canvas.findByLabelText(words.kind);
    await expect(field.checkVisibility()).toBe(false);
    await userEvent.click(canvas.getByText((await wordsOf(uiWords)).filters));
    await expect(field.checkVisibility()).toBe(true);
    await expect(field).toHaveValue('request');
  },
};

/** Where there is room, all filters stand there. */
export const UnfoldedOnDesktop: Story = {
  globals: { viewport: { value: 'w1280' } },
  async play({ canvas }) {
    const { filters: words } = await wordsOf(activityLogWords);
    await expect((await canvas.findByLabelText(words.kind)).checkVisibility()).toBe(true);
    await expect(canvas.getByText((await wordsOf(uiWords)).filters).checkVisibility()).toBe(false);
  },
};

/** Nothing is there for what was asked. */
export const NoneFound: Story = {
  args: { entries: [], hasMore: false, query: { record: request } },
  async play({ args, canvas }) {
    const words = await wordsOf(activityLogWords);
    await expect(await canvas.findByText(words.noneFound)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.filters.clear }));
    await expect(args.onQuery).toHaveBeenCalledWith(expect.objectContaining({ record: '' }));
  },
};

export const Empty: Story = { args: { entries: [], hasMore: false } };

export const NarrowUkrainian: Story = { ...Filled, globals: { language: 'uk', viewport: { value: 'w320' } } };

export const LongGerman: Story = { ...Filled, globals: { language: 'de', viewport: { value: 'w375' } } };

export const Chinese: Story = { ...NoneFound, globals: { language: 'zh' } };

export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };
