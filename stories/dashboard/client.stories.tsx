import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClientView } from '@vakman/dashboard/features/clients/client-view.tsx';
import { clientsWords } from '@vakman/dashboard/generated/clients.words.ts';
import { requestsWords } from '@vakman/dashboard/generated/requests.words.ts';
import '@vakman/dashboard/features/clients/clients.css';
import '@vakman/dashboard/features/requests/request.css';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, userEvent } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { file, suggestion } from './requests.rows.ts';

const { client: known } = file;
if (!known) throw new Error('The request of the stories has a client.');
const [member] = known.members;
if (!member) throw new Error('The client of the stories has an address.');
const merged = { ...member, id: suggestion.id, email: 'w.suessmayr@example.org', merged_into: member.id };

const meta = {
  title: 'Dashboard/Client',
  component: ClientView,
  ...dashboardStory(inFrame({ actor: 'admin', page: 'admin' })),
  args: {
    client: { ...known, members: [{ ...member, has_account: true }, merged], suggestions: [suggestion] },
    mayInvite: true,
    onMerge: fn(() => Promise.resolve()),
    onUnmerge: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof ClientView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything of him; who might be the same is merged by a press, and comes off again. */
export const Filled: Story = {
  async play({ args, canvas }) {
    const { client: own } = await wordsOf(requestsWords);
    await userEvent.click(await canvas.findByRole('button', { name: own.merge }));
    await expect(args.onMerge).toHaveBeenCalledWith(suggestion);
    await userEvent.click(canvas.getByRole('button', { name: fill(own.unmerge, { email: merged.email }) }));
    await expect(args.onUnmerge).toHaveBeenCalledWith(merged.id);
  },
};

/** Whoever has no account is invited, by those who may. */
export const Inviting: Story = {
  async play({ canvas }) {
    const words = await wordsOf(clientsWords);
    const link = await canvas.findByRole('link', { name: words.invite });
    await expect(link.getAttribute('href')).toContain(encodeURIComponent(merged.email));
  },
};

/** An employee invites nobody; somebody of whom nothing is left has a page all the same. */
export const Bare: Story = {
  args: {
    mayInvite: false,
    client: { ...known, name: null, members: [member], requests: [], bookings: [], suggestions: [] },
  },
  async play({ canvas }) {
    const words = await wordsOf(clientsWords);
    await expect(await canvas.findByText(words.noRequests)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: words.invite })).toBeNull();
  },
};

export const NarrowGerman: Story = { globals: { language: 'de', viewport: { value: 'w320' } } };

export const Ukrainian: Story = { globals: { language: 'uk', viewport: { value: 'w375' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
