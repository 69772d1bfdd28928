import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordView } from '@vakman/dashboard/features/credentials/password-view.tsx';
import { credentialsWords } from '@vakman/dashboard/generated/credentials.words.ts';
import { sessionWords } from '@vakman/dashboard/generated/session.words.ts';
import { signInWords } from '@vakman/dashboard/generated/sign-in.words.ts';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

const email = 'o.koval@mail.example';
const current = 'the one before this';
const password = 'correct horse battery';
const went = () => Promise.resolve({ error: null });
const refused = (code: string) => () => Promise.resolve({ error: { code } });
const credentials = { email, hasPassword: true, emailChange: null };

const meta = {
  title: 'Dashboard/Password',
  component: PasswordView,
  ...dashboardStory(inFrame({ actor: 'customer', page: 'profile' })),
  args: {
    credentials,
    onPassword: fn(went),
    onConfirm: fn(went),
    onForgotten: fn(() => Promise.resolve()),
    onOthers: fn(went),
  },
} satisfies Meta<typeof PasswordView>;
export default meta;
type Story = StoryObj<typeof PasswordView>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function change(canvas: Canvas, typed: { current?: string; password: string }) {
  const { password: words } = await wordsOf(credentialsWords);
  const { newPassword } = await wordsOf(signInWords);
  const field = await canvas.findByLabelText(newPassword.label);
  if (typed.current !== undefined) await userEvent.type(canvas.getByLabelText(words.current), typed.current);
  await userEvent.type(field, typed.password);
  await userEvent.click(canvas.getByRole('button', { name: words.change }));
}

async function expectFault(canvas: Canvas, fault: 'wrongPassword' | 'samePassword' | 'secondFactorNeeded') {
  const { faults } = await wordsOf(sessionWords);
  await expect(await canvas.findByRole('alert')).toHaveTextContent(faults[fault]);
}

/** Afterwards all other devices can be signed out. */
export const Change: Story = {
  async play({ args, canvas }) {
    const { password: words } = await wordsOf(credentialsWords);
    await change(canvas, { current, password });
    await waitFor(() => expect(args.onPassword).toHaveBeenCalledWith({ current, password, code: '' }));
    await userEvent.click(await canvas.findByRole('button', { name: words.others }));
    await waitFor(() => expect(args.onOthers).toHaveBeenCalled());
  },
};

/** Whoever came by codes until now. */
export const First: Story = {
  args: { credentials: { ...credentials, hasPassword: false } },
  async play({ args, canvas }) {
    const { password: words } = await wordsOf(credentialsWords);
    const { newPassword } = await wordsOf(signInWords);
    await expect(await canvas.findByText(words.none)).toBeVisible();
    await expect(canvas.queryByLabelText(words.current)).toBeNull();
    await userEvent.type(canvas.getByLabelText(newPassword.label), password);
    await userEvent.click(canvas.getByRole('button', { name: words.set }));
    await waitFor(() => expect(args.onPassword).toHaveBeenCalledWith({ current: '', password, code: '' }));
  },
};

export const Missing: Story = {
  async play({ args, canvas }) {
    const { password: words } = await wordsOf(credentialsWords);
    const { faults } = await wordsOf(sessionWords);
    await change(canvas, { password: 'short' });
    await expect(await canvas.findByText(words.currentMissing, { exact: false })).toBeVisible();
    await expect(canvas.getByText(faults.passwordTooShort, { exact: false })).toBeVisible();
    await expect(args.onPassword).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  args: { onPassword: fn(refused('current_password_invalid')) },
  async play({ canvas }) {
    await change(canvas, { current, password });
    await expectFault(canvas, 'wrongPassword');
  },
};

export const SamePassword: Story = {
  args: { onPassword: fn(refused('same_password')) },
  async play({ canvas }) {
    await change(canvas, { current, password });
    await expectFault(canvas, 'samePassword');
  },
};

export const SecondFactorNeeded: Story = {
  args: { onPassword: fn(refused('insufficient_aal')) },
  async play({ canvas }) {
    await change(canvas, { current, password });
    await expectFault(canvas, 'secondFactorNeeded');
  },
};

/** The sign-in was long ago: a mailed code is asked for, and what was typed stays. */
export const CodeAsked: Story = {
  args: { onPassword: fn(refused('reauthentication_needed')) },
  async play({ args, canvas }) {
    const { password: words } = await wordsOf(credentialsWords);
    const { code } = await wordsOf(signInWords);
    await change(canvas, { current, password });
    await expect(await canvas.findByText(fill(words.codeText, { email }))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(code.label), '12 34 56');
    await userEvent.click(canvas.getByRole('button', { name: words.change }));
    await waitFor(() =>
      expect(args.onPassword).toHaveBeenLastCalledWith({ current, password, code: '123456' }),
    );
  },
};

/** A link to another password is on its way. */
export const Forgotten: Story = {
  async play({ args, canvas }) {
    const { password: words } = await wordsOf(credentialsWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.forgotten }));
    await expect(await canvas.findByText(fill(words.mailed, { email }))).toBeVisible();
    await expect(args.onForgotten).toHaveBeenCalledOnce();
  },
};

export const NarrowUkrainian: Story = {
  ...Missing,
  globals: { language: 'uk', viewport: { value: 'w320' } },
};
export const LongGerman: Story = { ...CodeAsked, globals: { language: 'de', viewport: { value: 'w375' } } };
export const Chinese: Story = { ...First, globals: { language: 'zh' } };
export const Dark: Story = { ...Change, globals: { theme: 'dark' } };
