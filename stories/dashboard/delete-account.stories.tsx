import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeleteAccount, type DeletionResult } from '@vakman/dashboard/features/own-data/delete-account.tsx';
import { ownDataWords } from '@vakman/dashboard/generated/own-data.words.ts';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, userEvent } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

const answering = (result: DeletionResult) => fn((): Promise<DeletionResult> => Promise.resolve(result));
const staying = { delete_after: null, last_admin: false, live: 0, withheld: 0 };

const meta = {
  title: 'Dashboard/Delete account',
  component: DeleteAccount,
  ...dashboardStory(inFrame({ actor: 'customer', page: 'profile' })),
  args: {
    deletion: staying,
    onDelete: answering('done'),
    onKeep: answering('done'),
  },
} satisfies Meta<typeof DeleteAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing stays: it is asked again before anything happens. */
export const Staying: Story = {
  async play({ args, canvas }) {
    const { leave } = await wordsOf(ownDataWords);
    await userEvent.click(await canvas.findByRole('button', { name: leave.ask }));
    await expect(canvas.getByText(leave.sure)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: leave.no }));
    await expect(canvas.getByRole('button', { name: leave.ask })).toBeVisible();
    await expect(document.body).not.toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: leave.ask }));
    await userEvent.click(canvas.getByRole('button', { name: leave.yes }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** Appointments are still to come, and tax law keeps what was done. */
export const SomethingStays: Story = {
  args: { deletion: { ...staying, live: 2, withheld: 1 } },
  async play({ canvas }) {
    const { leave } = await wordsOf(ownDataWords);
    await expect(await canvas.findByText(fill(leave.live, { count: 2 }))).toBeVisible();
    const [before = ''] = leave.invoices.split('{time}');
    await expect(canvas.getByText((text) => text.startsWith(before))).toBeVisible();
  },
};

/** Asked for: it can be taken back. */
export const Leaving: Story = {
  args: { deletion: { ...staying, delete_after: '2026-12-01T09:00:00Z' } },
  async play({ args, canvas }) {
    const { leave } = await wordsOf(ownDataWords);
    await userEvent.click(await canvas.findByRole('button', { name: leave.keep }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};

/** The last admin is told why there is no button. */
export const LastAdmin: Story = {
  args: { deletion: { ...staying, last_admin: true } },
  async play({ canvas }) {
    const { leave } = await wordsOf(ownDataWords);
    await expect(await canvas.findByText(leave.lastAdmin)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: leave.ask })).toBeNull();
  },
};

/** The backend refused. */
export const NotDone: Story = {
  args: { onDelete: answering('failed') },
  async play({ canvas }) {
    const { leave } = await wordsOf(ownDataWords);
    await userEvent.click(await canvas.findByRole('button', { name: leave.ask }));
    await userEvent.click(canvas.getByRole('button', { name: leave.yes }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(leave.failed);
  },
};

/** Between the question and the answer something happened elsewhere. */
function refusedWith(
  result: 'lastAdmin' | 'tooLate',
  args: NonNullable<Story['args']>,
  ask: 'delete' | 'keep',
): Story {
  return {
    args,
    async play({ canvas }) {
      const { leave } = await wordsOf(ownDataWords);
      const first = ask === 'delete' ? leave.ask : leave.keep;
      await userEvent.click(await canvas.findByRole('button', { name: first }));
      if (ask === 'delete') await userEvent.click(canvas.getByRole('button', { name: leave.yes }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(leave[result]);
    },
  };
}

/** The other admin left. */
export const LastAdminMeanwhile = refusedWith('lastAdmin', { onDelete: answering('lastAdmin') }, 'delete');

/** The week was over. */
export const TooLate = refusedWith('tooLate', { ...Leaving.args, onKeep: answering('tooLate') }, 'keep');

/** Until the answer is there, nobody asks twice. */
export const Busy: Story = {
  args: { ...Leaving.args, onKeep: fn(() => new Promise<never>(() => {})) },
  async play({ canvas }) {
    const { leave } = await wordsOf(ownDataWords);
    const keep = await canvas.findByRole('button', { name: leave.keep });
    await userEvent.click(keep);
    await expect(keep).toBeDisabled();
  },
};

export const NarrowUkrainian: Story = {
  ...NotDone,
  globals: { language: 'uk', viewport: { value: 'w320' } },
};

export const LongGerman: Story = {
  ...SomethingStays,
  globals: { language: 'de', viewport: { value: 'w375' } },
};

export const Chinese: Story = { ...NotDone, globals: { language: 'zh' } };

export const Dark: Story = { ...NotDone, globals: { theme: 'dark' } };
