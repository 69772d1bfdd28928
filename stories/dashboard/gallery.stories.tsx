import type { Meta, StoryObj } from '@storybook/react-vite';
import { GalleryView } from '@vakman/dashboard/features/gallery/gallery-view.tsx';
import { galleryWords } from '@vakman/dashboard/generated/gallery.words.ts';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { projects } from './gallery.rows.ts';

const meta = {
  title: 'Dashboard/Gallery',
  component: GalleryView,
  ...dashboardStory(inFrame({ actor: 'employee', page: 'admin' })),
  args: { projects, onOrder: fn() },
} satisfies Meta<typeof GalleryView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the order of the site, with what is a draft and what is not translated. */
export const Filled: Story = {
  async play({ canvas }) {
    const words = await wordsOf(galleryWords);
    await expect(await canvas.findByText(words.states.published)).toBeVisible();
    await expect(canvas.getAllByText(words.states.draft)).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: projects[0].title })).toBeVisible();
  },
};

/** Moved by the keyboard: taken up, led down behind the others, put down. */
export const ByKeyboard: Story = {
  async play({ args, canvas }) {
    const words = await wordsOf(galleryWords);
    const handle = await canvas.findByRole('button', {
      name: new RegExp(fill(words.reorder, { title: projects[0].title })),
    });
    handle.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledOnce());
    const order = [projects[1].id, projects[2].id, projects[0].id];
    await expect(args.onOrder).toHaveBeenCalledWith(order);
  },
};

export const Empty: Story = {
  args: { projects: [] },
  async play({ canvas }) {
    const words = await wordsOf(galleryWords);
    await expect(await canvas.findByText(words.none)).toBeVisible();
  },
};

export const NarrowGerman: Story = { globals: { language: 'de', viewport: { value: 'w320' } } };

export const Chinese: Story = { globals: { language: 'zh' } };

export const Dark: Story = { globals: { theme: 'dark' } };
