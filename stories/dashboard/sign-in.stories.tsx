import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignInForms } from '@vakman/dashboard/features/sign-in/sign-in-forms.tsx';
import { sessionWords } from '@vakman/dashboard/generated/session.words.ts';
import { signInWords } from '@vakman/dashboard/generated/sign-in.words.ts';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { inFrame } from '../support/dashboard-frame.tsx';

const email = 'o.koval@mail.example';
const went = () => Promise.resolve({ error: null });
const refused = (code: string) => () => Promise.resolve({ error: { code } });

const meta = {
  title: 'Dashboard/Sign in',
  component: SignInForms,
  ...dashboardStory(inFrame({ actor: 'anon', page: 'login' })),
  args: {
    view: { kind: 'password', email: '' },
    onView: fn(),
    actions: {
      password: fn(went),
      mail: fn(() => Promise.resolve()),
      code: fn(went),
      link: fn(() => Promise.resolve({ error: null, data: { session: null } })),
      newPassword: fn(went),
    },
  },
} satisfies Meta<typeof SignInForms>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** The words of a fault, said at once, with the focus on them. */
async function expectFault(
  canvas: Canvas,
  fault: 'wrongCredentials' | 'wrongCode' | 'unreachable' | 'passwordKnown' | 'sessionEnded',
) {
  const { faults } = await wordsOf(sessionWords);
  const notice = await canvas.findByRole('alert');
  await expect(notice).toHaveTextContent(faults[fault]);
  await waitFor(() => expect(notice).toHaveFocus());
}

/** Fields and ways that everybody has who comes here. */
export const Password: Story = {
  async play({ args, canvas }) {
    const words = await wordsOf(signInWords);
    await userEvent.type(await canvas.findByLabelText(words.email), ` ${email} `);
    await userEvent.type(canvas.getByLabelText(words.password), 'correct horse');
    await press(canvas, words.submit);
    await waitFor(() => expect(args.actions.password).toHaveBeenCalledWith(email, 'correct horse'));
  },
};

/** What is missing stands beside each field, and the first of them has the focus. */
export const PasswordMissing: Story = {
  async play({ args, canvas }) {
    const words = await wordsOf(signInWords);
    await press(canvas, words.submit);
    await expect(await canvas.findByText(words.errors.email, { exact: false })).toBeVisible();
    await expect(canvas.getByText(words.errors.password, { exact: false })).toBeVisible();
    await expect(canvas.getByLabelText(words.email)).toHaveFocus();
    await expect(args.actions.password).not.toHaveBeenCalled();
  },
};

async function signIn(canvas: Canvas): Promise<void> {
  const words = await wordsOf(signInWords);
  await userEvent.type(await canvas.findByLabelText(words.email), email);
  await userEvent.type(canvas.getByLabelText(words.password), 'wrong horse');
  await press(canvas, words.submit);
}

export const PasswordWrong: Story = {
  args: { actions: { ...meta.args.actions, password: fn(refused('invalid_credentials')) } },
  async play({ canvas }) {
    await signIn(canvas);
    await expectFault(canvas, 'wrongCredentials');
  },
};

export const ServiceUnreachable: Story = {
  args: {
    actions: {
      ...meta.args.actions,
      password: fn(() => Promise.reject(Object.assign(new Error('No answer'), { status: 503 }))),
    },
  },
  async play({ canvas }) {
    await signIn(canvas);
    await expectFault(canvas, 'unreachable');
  },
};

/** Until the answer is there, nobody asks twice. */
export const Busy: Story = {
  args: { actions: { ...meta.args.actions, password: fn(() => new Promise<never>(() => {})) } },
  async play({ canvas }) {
    const words = await wordsOf(signInWords);
    await signIn(canvas);
    await expect(canvas.getByRole('button', { name: words.submit })).toBeDisabled();
  },
};

/** A mail is asked for with the address alone. */
export const MailAsked: Story = {
  async play({ args, canvas }) {
    const words = await wordsOf(signInWords);
    await userEvent.type(await canvas.findByLabelText(words.email), email);
    await press(canvas, words.withoutPassword.submit);
    await waitFor(() => expect(args.actions.mail).toHaveBeenCalledWith(email, 'code'));
    await expect(args.onView).toHaveBeenCalledWith({ kind: 'code', email, purpose: 'code' });
    await press(canvas, words.forgot);
    await waitFor(() => expect(args.actions.mail).toHaveBeenCalledWith(email, 'recovery'));
  },
};

/** The link of a mail that the service refused already. */
export const LinkRefused: Story = {
  args: { view: { kind: 'password', email: '', fault: 'wrongCode' } },
  play: ({ canvas }) => expectFault(canvas, 'wrongCode'),
};

/** The service refused to go on with a session: whoever is sent here is told why. */
export const SessionEnded: Story = {
  args: { view: { kind: 'password', email: '', fault: 'sessionEnded' } },
  play: ({ canvas }) => expectFault(canvas, 'sessionEnded'),
};

/** The mail is on its way: it goes to the address that was typed, if at all. */
export const Code: Story = {
  args: { view: { kind: 'code', email, purpose: 'code' } },
  async play({ args, canvas }) {
    const { code: words } = await wordsOf(signInWords);
    await expect(await canvas.findByText(fill(words.text, { email }))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(words.label), '12 34 56');
    await press(canvas, words.submit);
    await waitFor(() => expect(args.actions.code).toHaveBeenCalledWith(email, '123456', 'code'));
    await press(canvas, words.again);
    await expect(await canvas.findByText(words.sent)).toBeVisible();
  },
};

export const CodeTooShort: Story = {
  ...Code,
  async play({ args, canvas }) {
    const { code: words, errors } = await wordsOf(signInWords);
    await userEvent.type(await canvas.findByLabelText(words.label), '1234');
    await press(canvas, words.submit);
    await expect(await canvas.findByText(errors.code, { exact: false })).toBeVisible();
    await expect(args.actions.code).not.toHaveBeenCalled();
  },
};

export const CodeWrong: Story = {
  args: { ...Code.args, actions: { ...meta.args.actions, code: fn(refused('otp_expired')) } },
  async play({ canvas }) {
    const { code: words } = await wordsOf(signInWords);
    await userEvent.type(await canvas.findByLabelText(words.label), '000000');
    await press(canvas, words.submit);
    await expectFault(canvas, 'wrongCode');
  },
};

/** One of the two mails of a change of address was pressed. */
export const EmailChangeHalf: Story = {
  args: { view: { kind: 'email-change', email: undefined } },
  async play({ canvas }) {
    const { emailChange: words } = await wordsOf(signInWords);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(words.half.title);
    await expect(canvas.queryByRole('link', { name: words.done.submit })).toBeNull();
  },
};

export const EmailChangeDone: Story = {
  args: { view: { kind: 'email-change', email } },
  async play({ canvas }) {
    const { emailChange: words } = await wordsOf(signInWords);
    await expect(await canvas.findByText(fill(words.done.text, { email }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: words.done.submit })).toBeVisible();
  },
};

/** The press on a link of a change of address says which of the two it was. */
export const EmailChangeLink: Story = {
  args: { view: { kind: 'link', tokenHash: 'a1b2c3', type: 'email_change' } },
  async play({ args, canvas }) {
    const { link: words } = await wordsOf(signInWords);
    await press(canvas, words.submit);
    await waitFor(() => expect(args.onView).toHaveBeenCalledWith({ kind: 'email-change', email: undefined }));
  },
};

/** After a mail of recovery. */
export const NewPassword: Story = {
  args: { view: { kind: 'new-password' } },
  async play({ args, canvas }) {
    const { newPassword: words, showPassword } = await wordsOf(signInWords);
    const field = await canvas.findByLabelText(words.label);
    await userEvent.click(canvas.getByLabelText(showPassword));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.type(field, 'correct horse battery');
    await press(canvas, words.submit);
    await waitFor(() => expect(args.actions.newPassword).toHaveBeenCalledWith('correct horse battery'));
  },
};

export const NewPasswordTooShort: Story = {
  ...NewPassword,
  async play({ args, canvas }) {
    const { newPassword: words } = await wordsOf(signInWords);
    const { faults } = await wordsOf(sessionWords);
    await userEvent.type(await canvas.findByLabelText(words.label), 'short');
    await press(canvas, words.submit);
    await expect(await canvas.findByText(faults.passwordTooShort, { exact: false })).toBeVisible();
    await expect(args.actions.newPassword).not.toHaveBeenCalled();
  },
};

/** The service knows it from a leak. */
export const NewPasswordKnown: Story = {
  args: {
    ...NewPassword.args,
    actions: {
      ...meta.args.actions,
      newPassword: fn(() => Promise.resolve({ error: { code: 'weak_password', reasons: ['pwned'] } })),
    },
  },
  async play({ canvas }) {
    const { newPassword: words } = await wordsOf(signInWords);
    await userEvent.type(await canvas.findByLabelText(words.label), 'password1234');
    await press(canvas, words.submit);
    await expectFault(canvas, 'passwordKnown');
  },
};

const narrow = { value: 'w320' };

export const LongGerman: Story = { ...PasswordMissing, globals: { language: 'de', viewport: narrow } };

export const UkrainianCode: Story = { ...CodeWrong, globals: { language: 'uk', viewport: narrow } };

export const Chinese: Story = { ...PasswordWrong, globals: { language: 'zh' } };

export const Dark: Story = { ...PasswordMissing, globals: { theme: 'dark' } };
