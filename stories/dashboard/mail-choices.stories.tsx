import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailChoices } from '@vakman/dashboard/features/profile/mail-choices.tsx';
import { profileWords } from '@vakman/dashboard/generated/profile.words.ts';
import { expect, fn, userEvent } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

const meta = {
  title: 'Dashboard/Mail choices',
  component: MailChoices,
  ...dashboardStory(inFrame({ actor: 'customer', page: 'profile' })),
  args: { reminders: true, onReminders: fn() },
} satisfies Meta<typeof MailChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wanted: Story = {
  async play({ args, canvas }) {
    const { mails } = await wordsOf(profileWords);
    const reminders = await canvas.findByRole('checkbox', { name: mails.reminders });
    await expect(reminders).toBeChecked();
    await userEvent.click(reminders);
    await expect(args.onReminders).toHaveBeenCalledWith(false);
  },
};

export const Refused: Story = {
  args: { reminders: false },
  async play({ args, canvas }) {
    const { mails } = await wordsOf(profileWords);
    const reminders = await canvas.findByRole('checkbox', { name: mails.reminders });
    await expect(reminders).not.toBeChecked();
    await userEvent.click(reminders);
    await expect(args.onReminders).toHaveBeenCalledWith(true);
  },
};

export const NarrowGerman: Story = { ...Wanted, globals: { language: 'de', viewport: { value: 'w320' } } };

export const Ukrainian: Story = { ...Refused, globals: { language: 'uk', viewport: { value: 'w375' } } };

export const Chinese: Story = { ...Wanted, globals: { language: 'zh' } };

export const Dark: Story = { ...Wanted, globals: { theme: 'dark' } };
