import type { Meta, StoryObj } from '@storybook/react-vite';
import { fill } from '@vakman/domain/text/fill';
import type { GalleryRow } from '@vakman/domain/gallery.schema';
import { gallery } from '@vakman/widgets/gallery/gallery.definition.ts';
import type { GalleryProps } from '@vakman/widgets/gallery/gallery.props.ts';
import type { GalleryWords } from '@vakman/widgets/gallery/gallery.words.ts';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { shadowRootOf, shadowView, widgetStory } from '../support/widget-story.tsx';
import { bare, loadWordsHere, rows, single } from './gallery.rows.ts';

const story = widgetStory(gallery);
const meta = {
  title: 'Widgets/Gallery',
  ...story,
  loaders: [...story.loaders, loadWordsHere],
} satisfies Meta<Partial<GalleryProps>>;
export default meta;
type Story = StoryObj<Partial<GalleryProps>>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const wordsOf = ({ loaded }: Pick<Played, 'loaded'>) => loaded['words'] as GalleryWords;
const answering = (listed: readonly GalleryRow[]): Partial<GalleryProps> => ({
  backend: { listProjects: async () => listed },
});

/** Waits for as many projects; their titles in order. */
async function titles({ canvasElement }: Played, count: number): Promise<(string | null)[]> {
  const view = shadowView(canvasElement);
  await waitFor(() => expect(view.getAllByRole('heading', { level: 3 })).toHaveLength(count));
  return view.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
}

const builtIn = (played: Played) => wordsOf(played).projects.map(({ title }) => title);

/** The database is asked. */
export const Loading: Story = {
  args: { backend: { listProjects: () => new Promise(() => {}) } },
  async play({ canvasElement, loaded }) {
    await expect(shadowView(canvasElement).getByRole('status')).toHaveTextContent(
      wordsOf({ loaded }).messages.loading,
    );
    await expect(shadowRootOf(canvasElement).querySelectorAll('.skeleton')).toHaveLength(4);
  },
};

/** What the office added comes first, then what is always there. */
export const Filled: Story = {
  args: answering(rows),
  async play(played) {
    const shown = await titles(played, 6);
    await expect(shown).toEqual([...rows.map(({ title }) => title), ...builtIn(played)]);
  },
};

/** The database does not answer. */
export const Failed: Story = {
  args: { backend: { listProjects: () => Promise.reject(new Error('503')) } },
  async play(played) {
    await expect(await titles(played, 3)).toEqual(builtIn(played));
  },
};

/** For pages that ask our server for nothing, and have a title of their own. */
export const BuiltInOnly: Story = {
  args: { builtInOnly: true, hideTitle: true },
  async play(played) {
    await expect(await titles(played, 3)).toEqual(builtIn(played));
    await expect(shadowView(played.canvasElement).queryByRole('heading', { level: 2 })).toBeNull();
  },
};

/** No project is of the chosen kind yet. */
export const EmptyFilter: Story = {
  args: { builtInOnly: true },
  async play({ args, canvasElement, loaded }) {
    const { messages } = wordsOf({ loaded });
    const view = shadowView(canvasElement);
    await userEvent.click(view.getByRole('button', { name: messages.filters.other }));
    await expect(view.getByText(messages.emptyOther)).toBeVisible();
    await expect(view.getByRole('link', { name: messages.ask })).toBeVisible();
    await expect(view.getByRole('status')).toHaveTextContent(fill(messages.count, { count: 0 }));
    await expect(args.emit).toHaveBeenCalledWith('project-filter-changed', { filter: 'other' });
  },
};

/** After a tap: more of the one state, less of the other. */
export const Compared: Story = {
  args: { builtInOnly: true },
  async play({ canvasElement, loaded }) {
    const { messages, projects } = wordsOf({ loaded });
    const name = fill(messages.compare, { title: projects[0]?.title ?? '' });
    const slider = shadowView(canvasElement).getByRole('slider', { name });
    await expect(slider).toHaveValue('50');
    const { left, width } = slider.getBoundingClientRect();
    await fireEvent.click(slider, { clientX: left + width * 0.3 });
    await expect(slider).toHaveValue('30');
    await expect(slider).toHaveAttribute('aria-valuetext', fill(messages.divided, { before: 30, after: 70 }));
    await expect(slider.parentElement).toHaveStyle({ '--at': '30%' });
  },
};

/** One picture: its description lies on it while the mouse or the focus is there. */
export const SinglePicture: Story = {
  args: answering([single]),
  async play(played) {
    await titles(played, 4);
    const view = shadowView(played.canvasElement);
    const { messages } = wordsOf(played);
    const description = view.getByText(single.description ?? '');
    view.getByRole('img', { name: fill(messages.pictureAfter, { title: single.title }) }).focus();
    await waitFor(() => expect(description).toHaveStyle({ opacity: '1' }));
    await userEvent.keyboard('{Escape}');
    await expect(description).not.toBeVisible();
  },
};

/** No picture yet, and one that does not come. */
export const NoPicture: Story = {
  args: answering([bare, { ...single, after_image_url: `${location.origin}/nowhere.webp` }]),
  async play(played) {
    await titles(played, 5);
    const view = shadowView(played.canvasElement);
    await waitFor(() => expect(view.getAllByText(wordsOf(played).messages.noPicture)).toHaveLength(2));
  },
};

/** Compounds that hardly fit a narrow card. */
export const LongGermanWords: Story = {
  args: answering(rows),
  globals: { language: 'de', viewport: { value: 'w320' } },
  async play(played) {
    const [first] = await titles(played, 6);
    await expect(first).toBe(rows[0]?.translations?.de?.title);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** Translated where there is a translation; what is Dutch says so to screen readers. */
export const Chinese: Story = {
  args: answering(rows),
  globals: { language: 'zh' },
  async play(played) {
    const [first, second] = await titles(played, 6);
    await expect(first).toBe(rows[0]?.translations?.zh?.title);
    await expect(second).toBe(single.title);
    await expect(shadowView(played.canvasElement).getByText(single.title)).toHaveAttribute('lang', 'nl');
  },
};

/** The canal at night. */
export const Night: Story = {
  args: answering(rows),
  globals: { theme: 'dark' },
  async play(played) {
    await titles(played, 6);
    const { messages } = wordsOf(played);
    const pressed = shadowView(played.canvasElement).getByRole('button', { pressed: true });
    await expect(pressed).toHaveTextContent(messages.filters.all);
  },
};
