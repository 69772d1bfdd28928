import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  SecondFactorForm,
  type SecondFactorFormProps,
} from '@vakman/dashboard/features/sign-in/second-factor-form.tsx';
import { sessionWords } from '@vakman/dashboard/generated/session.words.ts';
import { signInWords } from '@vakman/dashboard/generated/sign-in.words.ts';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

const meta = {
  title: 'Dashboard/Second factor',
  component: SecondFactorForm,
  ...dashboardStory(inFrame({ actor: 'admin', page: 'login' })),
  args: { onCode: fn<SecondFactorFormProps['onCode']>(() => Promise.resolve({ error: null })), onOut: fn() },
} satisfies Meta<typeof SecondFactorForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Asked after the password, of whoever protects his account by an app. */
export const Asked: Story = {
  async play({ args, canvas }) {
    const { secondFactor: words } = await wordsOf(signInWords);
    await userEvent.type(await canvas.findByLabelText(words.label), '123 456');
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith('123456'));
    await userEvent.click(canvas.getByRole('button', { name: words.out }));
    await expect(args.onOut).toHaveBeenCalledOnce();
  },
};

export const Missing: Story = {
  async play({ args, canvas }) {
    const { secondFactor: words, errors } = await wordsOf(signInWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.submit }));
    await expect(await canvas.findByText(errors.code, { exact: false })).toBeVisible();
    await expect(args.onCode).not.toHaveBeenCalled();
  },
};

export const Wrong: Story = {
  args: {
    onCode: fn<SecondFactorFormProps['onCode']>(() =>
      Promise.resolve({ error: { code: 'mfa_verification_failed' } }),
    ),
  },
  async play({ canvas }) {
    const { secondFactor: words } = await wordsOf(signInWords);
    const { faults } = await wordsOf(sessionWords);
    await userEvent.type(await canvas.findByLabelText(words.label), '000000');
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(faults.secondFactorWrong);
  },
};

export const NarrowUkrainian: Story = { ...Wrong, globals: { language: 'uk', viewport: { value: 'w320' } } };

export const Dark: Story = { ...Missing, globals: { theme: 'dark' } };
