import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkPanel } from '@vakman/dashboard/features/sign-in/link-panel.tsx';
import { sessionWords } from '@vakman/dashboard/generated/session.words.ts';
import { signInWords } from '@vakman/dashboard/generated/sign-in.words.ts';
import '@vakman/dashboard/features/sign-in/sign-in.css';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

const answering = (answer: { readonly code: string } | null) => fn(() => Promise.resolve({ error: answer }));

const meta = {
  title: 'Dashboard/Link of a mail',
  component: LinkPanel,
  ...dashboardStory(inFrame({ actor: 'anon', page: 'login' })),
  args: { onPress: answering(null), onOther: fn() },
  render: (args) => (
    <div className="sign-in">
      <LinkPanel {...args} />
    </div>
  ),
} satisfies Meta<typeof LinkPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opening it does nothing yet. */
export const Opened: Story = {
  async play({ args, canvas }) {
    const { link: words } = await wordsOf(signInWords);
    await expect(await canvas.findByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await waitFor(() => expect(args.onPress).toHaveBeenCalledOnce());
  },
};

/** The heading says so too, and another mail is one press away. */
export const Used: Story = {
  args: { onPress: answering({ code: 'otp_expired' }) },
  async play({ args, canvas }) {
    const { link: words } = await wordsOf(signInWords);
    const { faults } = await wordsOf(sessionWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.submit }));
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent(faults.wrongCode);
    await waitFor(() => expect(notice).toHaveFocus());
    await expect(canvas.getByRole('heading', { level: 1, name: words.refused })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.other }));
    await expect(args.onOther).toHaveBeenCalledOnce();
  },
};

/** Nothing was used up, so the same press may be tried again. */
export const NotAnswered: Story = {
  args: { onPress: answering({ code: 'over_request_rate_limit' }) },
  async play({ args, canvas }) {
    const { link: words } = await wordsOf(signInWords);
    const { faults } = await wordsOf(sessionWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.submit }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(faults.tooOften);
    await expect(canvas.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await waitFor(() => expect(args.onPress).toHaveBeenCalledTimes(2));
  },
};

export const NarrowUkrainian: Story = {
  ...Used,
  globals: { language: 'uk', viewport: { value: 'w320' } },
};

export const Chinese: Story = { ...Used, globals: { language: 'zh' } };

export const Dark: Story = { ...Used, globals: { theme: 'dark' } };
