import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '@vakman/dashboard/app/frame.tsx';
import { Loading } from '@vakman/dashboard/app/loading.tsx';
import { appWords } from '@vakman/dashboard/generated/app.words.ts';
import { facts } from '@vakman/dashboard/generated/facts.ts';
import { expect } from 'storybook/test';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

const meta = {
  title: 'Dashboard/Frame',
  component: Frame,
  ...dashboardStory(),
  args: { actor: 'customer', page: 'dashboard', title: 'Dossier', children: <h1>{facts.company.name}</h1> },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody is signed in: the firm's name and the languages. */
export const Visitor: Story = {
  args: { actor: 'anon', page: 'login' },
  async play({ canvas }) {
    const { signOut } = await wordsOf(appWords);
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('button', { name: signOut })).toBeNull();
    await expect(canvas.getAllByRole('link').filter((link) => link.hasAttribute('hreflang'))).toHaveLength(8);
  },
};

/** The menu shows what this person may open, and where he is. */
export const Customer: Story = {
  async play({ canvas }) {
    const { menu, signOut, titles } = await wordsOf(appWords);
    await expect(await canvas.findByRole('navigation', { name: menu })).toBeVisible();
    await expect(canvas.getByRole('link', { name: titles.dashboard })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.queryByRole('link', { name: titles.admin })).toBeNull();
    await expect(canvas.getByRole('button', { name: signOut })).toBeVisible();
  },
};

export const Office: Story = {
  args: { actor: 'admin', page: 'admin' },
  async play({ canvas }) {
    const { titles } = await wordsOf(appWords);
    await expect(await canvas.findByRole('link', { name: titles.admin })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.queryByRole('link', { name: titles.dashboard })).toBeNull();
  },
};

/** Whoever works in the office finds its pages there, but none that is not for him. */
export const Employee: Story = {
  args: { actor: 'employee', page: 'admin', officePage: 'calendar' },
  async play({ canvas }) {
    const { officeTitles } = await wordsOf(appWords);
    await expect(await canvas.findByRole('link', { name: officeTitles.calendar })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: officeTitles.today })).not.toHaveAttribute('aria-current');
    await expect(canvas.queryByRole('link', { name: officeTitles.people })).toBeNull();
  },
};

/** Before it is known who looks, there is no menu that would have to go again. */
export const BeforeItIsKnownWhoLooks: Story = {
  args: { actor: undefined, children: <Loading /> },
  async play({ canvas }) {
    const { loading, menu } = await wordsOf(appWords);
    await expect(await canvas.findByText(loading)).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: menu })).toBeNull();
  },
};

/** The connection is gone, and comes back. */
export const Offline: Story = {
  async play({ canvas }) {
    const { offline } = await wordsOf(appWords);
    await canvas.findByRole('heading', { level: 1 });
    const { onLine } = Object.getOwnPropertyDescriptors(Navigator.prototype);
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    try {
      dispatchEvent(new Event('offline'));
      await expect(await canvas.findByText(offline)).toBeVisible();
    } finally {
      Object.defineProperty(navigator, 'onLine', onLine);
    }
  },
};

export const Narrow: Story = { ...Customer, globals: { language: 'uk', viewport: { value: 'w320' } } };

export const LongGerman: Story = { ...Office, globals: { language: 'de', viewport: { value: 'w375' } } };

export const Chinese: Story = { ...Customer, globals: { language: 'zh' } };

export const Dark: Story = { ...Offline, globals: { theme: 'dark' } };
