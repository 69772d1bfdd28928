import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConversationListView } from '@vakman/dashboard/features/chat/conversation-list-view.tsx';
import { chatWords } from '@vakman/dashboard/generated/chat.words.ts';
import '@vakman/dashboard/features/chat/chat.css';
import '@vakman/dashboard/features/chat/conversations.css';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { conversations, now } from './chat.rows.ts';

const meta = {
  title: 'Dashboard/Conversations',
  component: ConversationListView,
  ...dashboardStory(inFrame({ actor: 'employee', page: 'admin' })),
  args: {
    conversations,
    search: '',
    openId: conversations[1]?.id,
    now,
    hasMore: true,
    onMore: fn(),
    onSearch: fn(),
  },
} satisfies Meta<typeof ConversationListView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Those with something unread stand first and say so in words. */
export const Filled: Story = {
  async play({ args, canvas }) {
    const words = await wordsOf(chatWords);
    const [first] = await canvas.findAllByRole('listitem');
    await expect(canvas.getByText(fill(words.list.unread, { count: 1 }))).toBeVisible();
    await expect(first).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.list.more }));
    await expect(args.onMore).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { conversations: [], hasMore: false },
  async play({ canvas }) {
    await expect(await canvas.findByText((await wordsOf(chatWords)).list.none)).toBeVisible();
  },
};

/** What is typed is asked for when the typing rests; a search without a result leads back to all. */
export const NothingFound: Story = {
  args: { conversations: [], hasMore: false, search: 'Bakker' },
  async play({ args, canvas }) {
    const words = await wordsOf(chatWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.list.clear }));
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith(''));
  },
};

export const NarrowUkrainian: Story = { globals: { language: 'uk', viewport: { value: 'w320' } } };
