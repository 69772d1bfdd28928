import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailView } from '@vakman/dashboard/features/credentials/email-view.tsx';
import { credentialsWords } from '@vakman/dashboard/generated/credentials.words.ts';
import { sessionWords } from '@vakman/dashboard/generated/session.words.ts';
import { signInWords } from '@vakman/dashboard/generated/sign-in.words.ts';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { asLookedUp } from '../support/as-looked-up.ts';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

const email = 'o.koval@mail.example';
const next = 'olena.koval-vandenberg@long-company-name.example';
const went = () => Promise.resolve({ error: null });
const refused = (code: string) => () => Promise.resolve({ error: { code } });
const still = { email, hasPassword: true, emailChange: null };
const waiting = {
  ...still,
  emailChange: { email: next, waitsForCurrent: true, waitsForNew: true },
};

const meta = {
  title: 'Dashboard/Change of address',
  component: EmailView,
  ...dashboardStory(inFrame({ actor: 'customer', page: 'profile' })),
  args: { credentials: still, onAsk: fn(went), onCode: fn(went) },
} satisfies Meta<typeof EmailView>;
export default meta;
type Story = StoryObj<typeof EmailView>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function ask(canvas: Canvas, address: string) {
  const { email: words } = await wordsOf(credentialsWords);
  await userEvent.type(await canvas.findByLabelText(asLookedUp(words.label)), address);
  await userEvent.click(canvas.getByRole('button', { name: words.submit }));
}

async function giveCode(canvas: Canvas, code: string) {
  const { emailChange: words } = await wordsOf(credentialsWords);
  await userEvent.type(await canvas.findByLabelText(asLookedUp(words.label)), code);
  await userEvent.click(canvas.getByRole('button', { name: words.submit }));
}

export const Still: Story = {
  async play({ args, canvas }) {
    await ask(canvas, ` ${next.toUpperCase()} `);
    await waitFor(() => expect(args.onAsk).toHaveBeenCalledWith(next));
  },
};

export const NoAddress: Story = {
  async play({ args, canvas }) {
    const { errors } = await wordsOf(signInWords);
    await ask(canvas, 'olena');
    await expect(await canvas.findByText(errors.email, { exact: false })).toBeVisible();
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

export const SameAddress: Story = {
  async play({ args, canvas }) {
    const { email: words } = await wordsOf(credentialsWords);
    await ask(canvas, email.toUpperCase());
    await expect(await canvas.findByText(words.same, { exact: false })).toBeVisible();
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

/** Somebody else has it; the sentence does not say so. */
export const NotPossible: Story = {
  args: { onAsk: fn(refused('email_exists')) },
  async play({ canvas }) {
    const { faults } = await wordsOf(sessionWords);
    await ask(canvas, next);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(faults.addressNotPossible);
  },
};

/** Both mails are on their way. */
export const Waiting: Story = {
  args: { credentials: waiting },
  async play({ args, canvas }) {
    const { emailChange: words } = await wordsOf(credentialsWords);
    await expect(await canvas.findAllByText(words.waiting)).toHaveLength(2);
    await giveCode(canvas, '12 34 56');
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith('123456'));
    await userEvent.click(canvas.getByRole('button', { name: words.again }));
    await waitFor(() => expect(args.onAsk).toHaveBeenCalledWith(next));
    await expect(await canvas.findByText(words.againDone)).toBeVisible();
  },
};

export const HalfConfirmed: Story = {
  args: {
    credentials: { ...waiting, emailChange: { ...waiting.emailChange, waitsForNew: false } },
  },
  async play({ canvas }) {
    const { emailChange: words } = await wordsOf(credentialsWords);
    await expect(await canvas.findByText(words.confirmed)).toBeVisible();
    await expect(canvas.getByText(words.waiting)).toBeVisible();
  },
};

export const WrongCode: Story = {
  args: { credentials: waiting, onCode: fn(refused('otp_expired')) },
  async play({ canvas }) {
    const { faults } = await wordsOf(sessionWords);
    await giveCode(canvas, '000000');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(faults.wrongCode);
  },
};

/** Two mails within a minute. */
export const TooSoon: Story = {
  args: { credentials: waiting, onAsk: fn(refused('over_email_send_rate_limit')) },
  async play({ canvas }) {
    const { emailChange: words } = await wordsOf(credentialsWords);
    const { faults } = await wordsOf(sessionWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.again }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(faults.tooOften);
  },
};

/** Mistyped: the form is back for another address. */
export const Other: Story = {
  args: { credentials: waiting },
  async play({ canvas }) {
    const { email: form, emailChange: words } = await wordsOf(credentialsWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.other }));
    await expect(await canvas.findByLabelText(form.label)).toBeVisible();
  },
};

export const NarrowUkrainian: Story = {
  ...Waiting,
  globals: { language: 'uk', viewport: { value: 'w320' } },
};
export const LongGerman: Story = {
  ...HalfConfirmed,
  globals: { language: 'de', viewport: { value: 'w375' } },
};
export const Chinese: Story = { ...Waiting, globals: { language: 'zh' } };
export const Dark: Story = { ...HalfConfirmed, globals: { theme: 'dark' } };
