import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuoteListView } from '@vakman/dashboard/features/quotes/quote-list-view.tsx';
import { quotesWords } from '@vakman/dashboard/generated/quotes.words.ts';
import '@vakman/dashboard/features/quotes/quotes.css';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { counts, quotes } from './quotes.rows.ts';

const meta = {
  title: 'Dashboard/Quotes',
  component: QuoteListView,
  ...dashboardStory(inFrame({ actor: 'employee', page: 'admin' })),
  args: {
    quotes,
    counts,
    search: '',
    state: undefined,
    hasMore: true,
    onMore: fn(),
    onFilter: fn(),
    onAdd: fn(),
  },
} satisfies Meta<typeof QuoteListView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whatever moved last first, with what each state adds up to; more come when they are asked for. */
export const Filled: Story = {
  async play({ args, canvas }) {
    const words = await wordsOf(quotesWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.list.more }));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${words.states.sent}`) }));
    await expect(args.onFilter).toHaveBeenCalledWith({ state: 'sent' });
    await userEvent.click(canvas.getByRole('button', { name: words.list.add }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** What is typed is asked for when the typing rests. */
export const Searching: Story = {
  async play({ args, canvas }) {
    const words = await wordsOf(quotesWords);
    await userEvent.type(await canvas.findByRole('searchbox', { name: words.list.search }), '2026-0039');
    await waitFor(() => expect(args.onFilter).toHaveBeenCalledWith({ search: '2026-0039' }));
    await expect(args.onFilter).toHaveBeenCalledOnce();
  },
};

export const NothingFound: Story = {
  args: { quotes: [], search: 'Bakker', state: 'accepted', hasMore: false },
  async play({ args, canvas }) {
    const words = await wordsOf(quotesWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.list.clear }));
    await expect(args.onFilter).toHaveBeenCalledWith({ search: '', state: '' });
  },
};

/** An office that offered nothing yet is told how to begin. */
export const Empty: Story = {
  args: { quotes: [], counts: {}, hasMore: false },
  async play({ canvas }) {
    const words = await wordsOf(quotesWords);
    await expect(await canvas.findByText(words.list.none)).toBeVisible();
  },
};

export const NarrowGerman: Story = { globals: { language: 'de', viewport: { value: 'w320' } } };

export const Ukrainian: Story = { globals: { language: 'uk', viewport: { value: 'w375' } } };

export const Chinese: Story = { globals: { language: 'zh' } };

export const Dark: Story = { globals: { theme: 'dark' } };
