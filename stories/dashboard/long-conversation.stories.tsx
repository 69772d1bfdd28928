import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConversationView } from '@vakman/dashboard/features/chat/conversation-view.tsx';
import { chatWords } from '@vakman/dashboard/generated/chat.words.ts';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { wordsOf } from '../support/dashboard-story.tsx';
import { asCustomer, longPart, stateOf, storyMemory } from './chat.rows.ts';
import { conversationStory } from './conversation.args.tsx';

const meta = {
  ...conversationStory,
  title: 'Dashboard/Long conversation',
} satisfies Meta<typeof ConversationView>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = longPart(5000, asCustomer);

/** Of five thousand messages the newest come first; those before them come as somebody nears them, and nothing jumps. */
export const FiveThousand: Story = {
  args: { memory: storyMemory() },
  render: function Render(args) {
    const [from, setFrom] = useState(4900);
    const part = { ...long, messages: long.messages.slice(from), earlier: from > 0 };
    const fetchEarlier = async () => setFrom((before) => Math.max(0, before - 100));
    return <ConversationView {...args} state={stateOf(part)} actions={{ ...args.actions, fetchEarlier }} />;
  },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('heading', { level: 1 });
    const list = canvasElement.querySelector<HTMLElement>('.chat-list') as HTMLElement;
    await waitFor(() =>
      expect(list.scrollHeight - list.scrollTop - list.clientHeight).toBeLessThanOrEqual(1),
    );
    const rows = () => list.querySelectorAll('[data-number]').length;
    const seen = () => {
      const edge = list.getBoundingClientRect().top;
      const row = [...list.querySelectorAll<HTMLElement>('[data-number]')].find(
        (each) => each.getBoundingClientRect().bottom > edge + 1,
      ) as HTMLElement;
      return { number: row.dataset['number'], top: Math.round(row.getBoundingClientRect().top) };
    };
    while (rows() < 1500) {
      list.scrollTop = 900;
      const before = seen();
      const had = rows();
      await waitFor(() => expect(rows()).toBeGreaterThan(had));
      const after = seen();
      await expect(after.number).toBe(before.number);
      await expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(1);
    }
  },
};

/** It opens where somebody has not read on. */
export const AtFirstUnread: Story = {
  args: {
    memory: storyMemory(),
    state: stateOf(longPart(100, asCustomer), { readBefore: 40 }),
  },
  async play({ canvas }) {
    const words = await wordsOf(chatWords);
    await waitFor(() => expect(canvas.getByText(words.unreadFrom)).toBeVisible());
    await expect(canvas.getByRole('button', { name: words.toNewest })).toBeVisible();
  },
};
