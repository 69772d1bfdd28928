import type { Meta, StoryObj } from '@storybook/react-vite';
import { InvitationView } from '@vakman/dashboard/features/invitation/invitation-view.tsx';
import { invitationWords } from '@vakman/dashboard/generated/invitation.words.ts';
import { sessionWords } from '@vakman/dashboard/generated/session.words.ts';
import { signInWords } from '@vakman/dashboard/generated/sign-in.words.ts';
import type { OpenedInvitation } from '@vakman/domain/invitation/invitation.answers';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

const invitation: OpenedInvitation = {
  state: 'opened',
  role: 'customer',
  name: 'Олена Коваль',
  inviter: 'Sanne de Boer',
  email: 'o•••••@mail.example',
  expires_at: '2026-11-30T09:00:00+01:00',
};
const went = () => Promise.resolve({ error: null });

const meta = {
  title: 'Dashboard/Invitation',
  component: InvitationView,
  ...dashboardStory(inFrame({ actor: 'anon', page: 'invite' })),
  args: {
    invitation,
    step: { kind: 'shown' },
    signedInAs: undefined,
    onAccept: fn(went),
    onPassword: fn(went),
    onWithoutPassword: fn(),
  },
} satisfies Meta<typeof InvitationView>;
export default meta;
type Story = StoryObj<typeof InvitationView>;

/** What it is for; nothing has happened yet. */
export const Open: Story = {
  async play({ args, canvas }) {
    const { open: words } = await wordsOf(invitationWords);
    const press = await canvas.findByRole('button', { name: words.accept });
    await expect(canvas.getByText(invitation.email)).toBeVisible();
    await expect(canvas.getByText('Sanne de Boer')).toBeVisible();
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.click(press);
    await waitFor(() => expect(args.onAccept).toHaveBeenCalledOnce());
  },
};

export const OfAColleague: Story = {
  args: { invitation: { ...invitation, role: 'admin' } },
  async play({ canvas }) {
    const { open: words } = await wordsOf(invitationWords);
    await expect(await canvas.findByText(words.to.admin)).toBeVisible();
  },
};

/** Whoever invited told no name: the firm stands for him. */
export const OfSomebodyUnnamed: Story = {
  args: { invitation: { ...invitation, inviter: null } },
  async play({ canvas }) {
    const { open: words } = await wordsOf(invitationWords);
    await expect(await canvas.findByText(words.email)).toBeVisible();
    await expect(canvas.queryByText(words.invitedBy)).toBeNull();
  },
};

/** Whoever presses becomes somebody else here. */
export const SignedInAsSomebodyElse: Story = {
  args: { signedInAs: 'employee@vakman.example' },
  async play({ canvas }) {
    await expect(await canvas.findByText(/employee@vakman\.example/)).toBeVisible();
  },
};

export const NotAnswered: Story = {
  args: { onAccept: fn(() => Promise.resolve({ error: { name: 'AuthRetryableFetchError', status: 503 } })) },
  async play({ canvas }) {
    const { open: words } = await wordsOf(invitationWords);
    const { faults } = await wordsOf(sessionWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.accept }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(faults.unreachable);
  },
};

/** In; a password may be chosen, or not. */
export const Accepted: Story = {
  args: { step: { kind: 'accepted' } },
  async play({ args, canvas }) {
    const { password: words } = await wordsOf(invitationWords);
    const { newPassword } = await wordsOf(signInWords);
    await userEvent.type(await canvas.findByLabelText(newPassword.label), 'correct horse battery');
    await userEvent.click(canvas.getByRole('button', { name: newPassword.submit }));
    await waitFor(() => expect(args.onPassword).toHaveBeenCalledWith('correct horse battery'));
    await userEvent.click(canvas.getByRole('button', { name: words.without }));
    await expect(args.onWithoutPassword).toHaveBeenCalledOnce();
  },
};

/** Why a link does not work, and where to go on. */
function ended(ending: 'accepted' | 'revoked' | 'expired' | 'unknown'): Story {
  return {
    args: { step: { kind: 'ended', ending } },
    async play({ canvas }) {
      const { endings, signIn } = await wordsOf(invitationWords);
      await expect(
        await canvas.findByRole('heading', { level: 1, name: endings[ending].title }),
      ).toBeVisible();
      await expect(canvas.getByRole('link', { name: signIn })).toBeVisible();
    },
  };
}

export const Used = ended('accepted');
export const Revoked = ended('revoked');
export const Expired = ended('expired');

/** A link that is none of ours, or came without its secret. */
export const Unknown: Story = { ...ended('unknown'), args: { invitation: null } };

export const NarrowUkrainian: Story = {
  ...SignedInAsSomebodyElse,
  globals: { language: 'uk', viewport: { value: 'w320' } },
};

export const LongGerman: Story = { ...Accepted, globals: { language: 'de', viewport: { value: 'w375' } } };

export const Chinese: Story = { ...Expired, globals: { language: 'zh' } };

export const Dark: Story = { ...NotAnswered, globals: { theme: 'dark' } };
