import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClientListView } from '@vakman/dashboard/features/clients/client-list-view.tsx';
import { clientsWords } from '@vakman/dashboard/generated/clients.words.ts';
import '@vakman/dashboard/features/clients/clients.css';
import '@vakman/dashboard/features/requests/request.css';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { rows } from './requests.rows.ts';

const clients = rows.map(({ id, name, email, phone, created_at: last_at }, index) => ({
  id,
  phone: index === 2 ? null : phone,
  street_address: 'Havenstraat 7',
  postal_code: '1354 AB',
  language: 'nl' as const,
  name: index === 3 ? null : name,
  emails: [email],
  requests: index,
  bookings: 1,
  last_at,
}));

const meta = {
  title: 'Dashboard/Clients',
  component: ClientListView,
  ...dashboardStory(inFrame({ actor: 'employee', page: 'admin' })),
  args: { clients, search: '', hasMore: true, onSearch: fn(), onMore: fn(), onTakeAll: fn() },
} satisfies Meta<typeof ClientListView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever came last first; more come when they are asked for. */
export const Filled: Story = {
  async play({ args, canvas }) {
    const words = await wordsOf(clientsWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.more }));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: words.unnamed })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.records.csv }));
    await expect(args.onTakeAll).toHaveBeenCalledOnce();
  },
};

/** What is typed is asked for when the typing rests. */
export const Searching: Story = {
  async play({ args, canvas }) {
    const words = await wordsOf(clientsWords);
    await userEvent.type(await canvas.findByRole('searchbox', { name: words.search }), 'Vos');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('Vos'));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const NothingFound: Story = {
  args: { clients: [], search: 'Bakker', hasMore: false },
  async play({ args, canvas }) {
    const words = await wordsOf(clientsWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.clear }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};

export const Empty: Story = {
  args: { clients: [], hasMore: false },
  async play({ canvas }) {
    const words = await wordsOf(clientsWords);
    await expect(await canvas.findByText(words.none)).toBeVisible();
  },
};

export const NarrowGerman: Story = { globals: { language: 'de', viewport: { value: 'w320' } } };

export const Chinese: Story = { globals: { language: 'zh' } };

export const Dark: Story = { globals: { theme: 'dark' } };
