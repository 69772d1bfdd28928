import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuickAnswersView } from '@vakman/dashboard/features/chat/quick-answers-view.tsx';
import { chatWords } from '@vakman/dashboard/generated/chat.words.ts';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { quickAnswers } from './chat.rows.ts';

const meta = {
  title: 'Dashboard/Quick answers',
  component: QuickAnswersView,
  ...dashboardStory(inFrame({ actor: 'employee', page: 'admin' })),
  args: {
    answers: quickAnswers,
    onSave: fn(() => Promise.resolve(true)),
    onRemove: fn(() => Promise.resolve(true)),
    onStart: fn(() => Promise.resolve(true)),
  },
} satisfies Meta<typeof QuickAnswersView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One is opened, changed and stored as the version that was read. */
export const Changing: Story = {
  async play({ args, canvas }) {
    const { quick: words } = await wordsOf(chatWords);
    await userEvent.click(await canvas.findByRole('button', { name: 'Wij komen morgen' }));
    const [dutch] = canvas.getAllByRole('textbox', { name: words.text });
    await userEvent.type(dutch as HTMLElement, '!');
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ version: 1 })));
    await waitFor(() => expect(canvas.queryByRole('button', { name: words.save })).toBeNull());
  },
};

/** What is missing is said at its field. */
export const WithFaults: Story = {
  args: { answers: [] },
  async play({ args, canvas }) {
    const { quick: words } = await wordsOf(chatWords);
    await expect(await canvas.findByText(words.none)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.add }));
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await expect(canvas.getByText(words.errors.name)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: words.name })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** An office that has none begins with examples. */
export const Empty: Story = {
  args: { answers: [] },
  async play({ args, canvas }) {
    const { quick: words } = await wordsOf(chatWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.start }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const NarrowRussian: Story = { globals: { language: 'ru', viewport: { value: 'w320' } } };
