import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CurrentPage } from '@vakman/dashboard/app/current-page.tsx';
import { Frame } from '@vakman/dashboard/app/frame.tsx';
import { Loading } from '@vakman/dashboard/app/loading.tsx';
import { MissingPage } from '@vakman/dashboard/app/missing-page.tsx';
import { PageBoundary } from '@vakman/dashboard/app/page-boundary.tsx';
import { keys } from '@vakman/dashboard/backend/keys.ts';
import { appWords } from '@vakman/dashboard/generated/app.words.ts';
import { facts } from '@vakman/dashboard/generated/facts.ts';
import { pagePaths } from '@vakman/dashboard/generated/page-paths.ts';
import { languageOrDefault, localisedPath } from '@vakman/domain/languages/languages';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';

const meta = {
  title: 'Dashboard/Notices',
  component: Frame,
  ...dashboardStory(),
  args: { actor: 'customer', page: 'dashboard', title: 'Dossier', children: null },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The spinner and its words, until a page is there. */
export const Waiting: Story = {
  args: { children: <Loading /> },
  async play({ canvas }) {
    const { loading } = await wordsOf(appWords);
    await expect(await canvas.findByText(loading)).toHaveRole('status');
  },
};

/** A page of the office, opened by a customer: who he is here, and the way to his own page. */
export const Refused: Story = {
  args: {
    page: 'admin',
    children: <CurrentPage page="admin" actor="customer" email="customer@vakman.example" />,
  },
  async play({ canvas }) {
    const { noAccess } = await wordsOf(appWords);
    await expect(await canvas.findByRole('heading', { level: 1, name: noAccess.title })).toBeVisible();
    await expect(canvas.getByText(/customer@vakman\.example/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: noAccess.back })).toHaveAttribute('href', '/dashboard');
  },
};

export const Missing: Story = {
  args: { page: undefined, children: <MissingPage /> },
  async play({ canvas, globals }) {
    const { missing } = await wordsOf(appWords);
    await expect(await canvas.findByRole('heading', { level: 1, name: missing.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: missing.home })).toHaveAttribute(
      'href',
      localisedPath(languageOrDefault(globals['language']), pagePaths.home),
    );
  },
};

const officeWithoutFactor = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
officeWithoutFactor.setQueryData(keys.capabilities(''), { secondFactor: true, secondFactorMissing: true });
officeWithoutFactor.setQueryData(keys.secondFactorDue(''), false);

/** Where the office must have a second factor, whoever linked none is led to it before he sees anything. */
export const SecondFactorFirst: Story = {
  args: {
    actor: 'employee',
    page: 'admin',
    title: facts.company.name,
    children: (
      <QueryClientProvider client={officeWithoutFactor}>
        <CurrentPage page="admin" actor="employee" email="employee@vakman.example" />
      </QueryClientProvider>
    ),
  },
  async play({ canvas }) {
    const { secondFactor } = await wordsOf(appWords);
    await expect(await canvas.findByRole('heading', { level: 1, name: secondFactor.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: secondFactor.link })).toHaveAttribute('href', '/profile');
  },
};

const onAgain = fn();
let isBroken = true;

function Fragile() {
  if (isBroken) throw new Error('A page that fails, for this story.');
  return <h1>{facts.company.name}</h1>;
}

/** A page failed: the menu stays, and a press tries once more. */
export const Failed: Story = {
  args: {
    children: (
      <PageBoundary page="one" onAgain={onAgain}>
        <Fragile />
      </PageBoundary>
    ),
  },
  beforeEach() {
    isBroken = true;
    // React tells of every fault that a boundary takes up, which is what these stories show.
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  async play({ canvas }) {
    const { fault, menu } = await wordsOf(appWords);
    await expect(await canvas.findByRole('heading', { level: 1, name: fault.title })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: menu })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: fault.again }));
    await expect(onAgain).toHaveBeenCalled();
    await expect(canvas.getByRole('heading', { level: 1, name: fault.title })).toBeVisible();
  },
};

/** What failed once goes well the second time. */
export const Recovered: Story = {
  ...Failed,
  async play({ canvas }) {
    const { fault } = await wordsOf(appWords);
    const again = await canvas.findByRole('button', { name: fault.again });
    isBroken = false;
    await userEvent.click(again);
    await expect(await canvas.findByRole('heading', { level: 1, name: facts.company.name })).toBeVisible();
  },
};

export const NarrowGerman: Story = { ...Refused, globals: { language: 'de', viewport: { value: 'w320' } } };

export const Ukrainian: Story = { ...Failed, globals: { language: 'uk', viewport: { value: 'w375' } } };

export const Chinese: Story = { ...Missing, globals: { language: 'zh' } };

export const Dark: Story = { ...Failed, globals: { theme: 'dark' } };
