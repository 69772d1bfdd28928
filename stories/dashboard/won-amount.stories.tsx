import type { Meta, StoryObj } from '@storybook/react-vite';
import { WonAmount } from '@vakman/dashboard/features/requests/won-amount.tsx';
import { requestsWords } from '@vakman/dashboard/generated/requests.words.ts';
import '@vakman/dashboard/features/requests/request.css';
import { expect, fn, userEvent } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

const meta = {
  title: 'Dashboard/Won amount',
  component: WonAmount,
  ...dashboardStory(inFrame({ actor: 'employee', page: 'admin' })),
  args: { handling: { won_amount: null }, onSave: fn(() => Promise.resolve()) },
} satisfies Meta<typeof WonAmount>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Cents stand behind a comma or a point; what is no amount is said, and not stored. */
export const Empty: Story = {
  async play({ args, canvas }) {
    const { request: words } = await wordsOf(requestsWords);
    const field = await canvas.findByLabelText(words.amount);
    for (const typed of ['-1', '1.000.000', '12,345', 'veel', '1000001']) {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      await expect(field).toBeInvalid();
    }
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '1250,5');
    await userEvent.click(canvas.getByRole('button', { name: words.saveAmount }));
    await expect(args.onSave).toHaveBeenCalledWith({ won_amount: 1250.5 });
    await expect(field).toBeValid();
  },
};

/** What stands can be taken away. */
export const Filled: Story = {
  args: { handling: { won_amount: 1250.5 } },
  async play({ args, canvas }) {
    const { request: words } = await wordsOf(requestsWords);
    const field = await canvas.findByLabelText(words.amount);
    await userEvent.click(canvas.getByRole('button', { name: words.saveAmount }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: words.saveAmount }));
    await expect(args.onSave).toHaveBeenCalledWith({ won_amount: null });
  },
};

export const NarrowGermanByNight: Story = {
  args: { handling: { won_amount: 1250.5 } },
  globals: { language: 'de', theme: 'dark', viewport: { value: 'w320' } },
};
