import type { Meta, StoryObj } from '@storybook/react-vite';
import { quoteForm } from '@vakman/widgets/quote-form/quote-form.definition.ts';
import type { QuoteFormProps } from '@vakman/widgets/quote-form/quote-form.props.ts';
import { expect, waitFor } from 'storybook/test';
import { seen, shadowView, widgetStory } from '../support/widget-story.tsx';
import { choose, connected, filledIn, messagesOf, photo, send, storyBackend } from './quote-form.visitor.ts';

const meta = {
  title: 'Widgets/Quote form/Photos',
  ...widgetStory(quoteForm),
  beforeEach: () => connected(true),
} satisfies Meta<Partial<QuoteFormProps>>;
export default meta;
type Story = StoryObj<Partial<QuoteFormProps>>;

/** Each with its name, a small picture and a way out. */
export const Chosen: Story = {
  async play(story) {
    await choose(story, await photo('kozijn-voor.png'), new File(['%PDF-1.7'], 'offerte-vorige.pdf'));
    const view = shadowView(story.canvasElement);
    const { photoList } = messagesOf(story);
    await waitFor(() => expect(view.getAllByText(photoList.ready)).toHaveLength(2));
    await expect(
      view.getByRole('button', { name: photoList.remove.replace('{file}', 'kozijn-voor.png') }),
    ).toBeVisible();
  },
};

/** What is no photo is named, and not added. */
export const Refused: Story = {
  async play(story) {
    await choose(story, new File(['hello'], 'notes.txt'), new File([], 'empty.jpg'));
    const view = shadowView(story.canvasElement);
    const { errors } = messagesOf(story);
    await expect(await view.findByText(errors.photos.wrongType.replace('{file}', 'notes.txt'))).toBeVisible();
    await expect(view.getByText(errors.photos.empty.replace('{file}', 'empty.jpg'))).toBeVisible();
  },
};

/** They go before the request itself. */
export const Uploading: Story = {
  args: {
    ...filledIn,
    backend: storyBackend({
      uploadPhoto({ onProgress }) {
        onProgress?.(0.4);
        return new Promise(() => {});
      },
    }),
  },
  async play(story) {
    await choose(story, await photo('kozijn-voor.png'));
    await send(story);
    const view = shadowView(story.canvasElement);
    const { photoList } = messagesOf(story);
    await seen(() => view.getByText(photoList.uploading.replace('{percent}', '40')));
    await expect(view.getByRole('progressbar')).toHaveValue(0.4);
  },
};

/** A photo that does not arrive is marked and stays for the next try. */
export const Failed: Story = {
  args: {
    ...filledIn,
    backend: storyBackend({
      uploadPhoto: () => Promise.reject(new Error('refused')),
      insert: () => Promise.reject(Object.assign(new Error('refused'), { status: 500 })),
    }),
  },
  async play(story) {
    await choose(story, await photo('kozijn-voor.png'));
    await send(story);
    const view = shadowView(story.canvasElement);
    await seen(() => view.getByText(messagesOf(story).photoList.failed));
  },
};

/** The request arrived without its photos, and the visitor is told. */
export const DoneWithoutPhotos: Story = {
  args: {
    ...filledIn,
    backend: storyBackend({ uploadPhoto: () => Promise.reject(new Error('refused')) }),
  },
  async play(story) {
    await choose(story, await photo('kozijn-voor.png'));
    await send(story);
    const view = shadowView(story.canvasElement);
    const { toasts, done } = messagesOf(story);
    await seen(() => view.getByText(toasts.photosFailed.title));
    await expect(view.getByRole('heading', { name: done.title })).toBeVisible();
  },
};
