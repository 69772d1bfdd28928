import type { Meta, StoryObj } from '@storybook/react-vite';
import { facts } from '@vakman/dashboard/generated/facts.ts';
import { sessionWords } from '@vakman/dashboard/generated/session.words.ts';
import { AccountFaultNotice } from '@vakman/dashboard/session/account-fault-notice.tsx';
import { accountFaults } from '@vakman/domain/account/account.errors';
import { expect } from 'storybook/test';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

const attempt = {};

/** All that can go wrong with an account, below one another as no page shows it. */
const meta = {
  title: 'Dashboard/Account faults',
  ...dashboardStory(),
  render: () => (
    <main className="frame-page">
      <h1>{facts.company.name}</h1>
      {accountFaults.map((fault) => (
        <AccountFaultNotice key={fault} fault={fault} attempt={attempt} />
      ))}
    </main>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  async play({ canvas }) {
    const { faults } = await wordsOf(sessionWords);
    const notices = await canvas.findAllByRole('alert');
    await expect(notices.map(({ textContent }) => textContent)).toEqual(
      accountFaults.map((fault) => faults[fault]),
    );
  },
};

export const LongGerman: Story = { ...Every, globals: { language: 'de', viewport: { value: 'w320' } } };

export const Ukrainian: Story = { ...Every, globals: { language: 'uk', viewport: { value: 'w375' } } };

export const Chinese: Story = { ...Every, globals: { language: 'zh' } };

export const Dark: Story = { ...Every, globals: { theme: 'dark' } };
