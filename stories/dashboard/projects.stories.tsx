import type { Meta, StoryObj } from '@storybook/react-vite';
import { FiguresView } from '@vakman/dashboard/features/projects/figures/figures-view.tsx';
import { ProjectListView } from '@vakman/dashboard/features/projects/project-list-view.tsx';
import { projectsWords } from '@vakman/dashboard/generated/projects.words.ts';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { crews, listed, pipeline, won, workload } from './projects.rows.ts';

const meta = {
  title: 'Dashboard/Projects',
  component: ProjectListView,
  ...dashboardStory(inFrame({ actor: 'employee', page: 'admin' })),
  args: { projects: listed, pipeline, crews, query: {}, onQuery: fn(), onMore: undefined },
} satisfies Meta<typeof ProjectListView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The pipeline with its values, and a project in each state; a press on a stage lists that one. */
export const Filled: Story = {
  async play({ args, canvas }) {
    const { pipeline: words, list } = await wordsOf(projectsWords);
    const stage = await canvas.findByRole('button', { name: new RegExp(words.stages.waiting) });
    await userEvent.click(stage);
    await expect(args.onQuery).toHaveBeenCalledWith({ state: 'waiting' });
    await userEvent.type(canvas.getByRole('searchbox', { name: list.search }), 'haven');
    await waitFor(() => expect(args.onQuery).toHaveBeenCalledWith({ search: 'haven' }));
  },
};

/** A stage that is pressed again lets all be listed. */
export const OneStage: Story = {
  args: { query: { state: 'waiting' }, projects: listed.filter(({ state }) => state === 'waiting') },
  async play({ args, canvas }) {
    const { pipeline: words } = await wordsOf(projectsWords);
    const stage = await canvas.findByRole('button', { name: new RegExp(words.stages.waiting) });
    await expect(stage).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(stage);
    await expect(args.onQuery).toHaveBeenCalledWith({ state: '' });
  },
};

export const Empty: Story = {
  args: { projects: [], pipeline: pipeline.map((stage) => ({ ...stage, count: 0, value: 0 })) },
  async play({ canvas }) {
    const { list, add } = await wordsOf(projectsWords);
    await expect(await canvas.findByText(list.none)).toBeVisible();
    await expect(canvas.getByRole('link', { name: add })).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { projects: [], query: { search: 'dakkapel' } },
  async play({ canvas }) {
    const { list } = await wordsOf(projectsWords);
    await expect(await canvas.findByText(list.nothing)).toBeVisible();
  },
};

/** How full crews are, week by week, and what was quoted and won; the same numbers stand in a table. */
export const Figures: Story = {
  args: { query: { view: 'figures' }, figures: <FiguresView workload={workload} won={won} /> },
  async play({ canvas }) {
    const { figures } = await wordsOf(projectsWords);
    await expect(await canvas.findByRole('heading', { name: figures.workload })).toBeVisible();
    await userEvent.click(canvas.getByText(figures.table));
    await expect(canvas.getByRole('columnheader', { name: figures.wonSeries })).toBeVisible();
  },
};

export const NarrowGerman: Story = { globals: { language: 'de', viewport: { value: 'w320' } } };

export const Ukrainian: Story = { globals: { language: 'uk', viewport: { value: 'w375' } } };

export const FiguresChinese: Story = { ...Figures, globals: { language: 'zh', viewport: { value: 'w375' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const FiguresDark: Story = { ...Figures, globals: { theme: 'dark' } };
