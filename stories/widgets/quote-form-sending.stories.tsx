import type { Meta, StoryObj } from '@storybook/react-vite';
import { consentKey } from '@vakman/domain/consent';
import { addresses } from '@vakman/widgets/generated/addresses.ts';
import { quoteForm } from '@vakman/widgets/quote-form/quote-form.definition.ts';
import type { QuoteFormProps } from '@vakman/widgets/quote-form/quote-form.props.ts';
import { expect } from 'storybook/test';
import { seen, shadowRootOf, shadowView, widgetStory } from '../support/widget-story.tsx';
import { connected, filledIn, messagesOf, send, storyBackend } from './quote-form.visitor.ts';

const meta = {
  title: 'Widgets/Quote form/Sending',
  ...widgetStory(quoteForm),
  beforeEach: () => connected(true),
} satisfies Meta<Partial<QuoteFormProps>>;
export default meta;
type Story = StoryObj<Partial<QuoteFormProps>>;

/** While the request is on its way nothing can be changed or sent twice. */
export const Submitting: Story = {
  args: { ...filledIn, backend: storyBackend({ insert: () => new Promise(() => {}) }) },
  async play(story) {
    await send(story);
    const view = shadowView(story.canvasElement);
    await expect(await view.findByRole('button', { name: messagesOf(story).submitting })).toBeDisabled();
    await expect(shadowRootOf(story.canvasElement).querySelector('.fields')).toHaveAttribute('inert');
  },
};

/** The reference is what visitor and office call the request. */
export const Done: Story = {
  args: { ...filledIn, backend: storyBackend() },
  async play(story) {
    await send(story);
    const view = shadowView(story.canvasElement);
    const { done, toasts } = messagesOf(story);
    await seen(() => view.getByText(toasts.success.title));
    const heading = view.getByRole('heading', { name: done.title });
    await expect(shadowRootOf(story.canvasElement).activeElement).toBe(heading);
    await expect(view.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/)).toBeVisible();
    await expect(story.args.emit).toHaveBeenCalledWith('quote-request-submitted', {
      reference: expect.any(String) as string,
    });
  },
};

/** What was typed stays, and so does the telephone number. */
export const Failed: Story = {
  args: {
    ...filledIn,
    backend: storyBackend({
      insert: () => Promise.reject(Object.assign(new Error('refused'), { status: 500 })),
    }),
  },
  async play(story) {
    await send(story);
    const view = shadowView(story.canvasElement);
    const { toasts, fields } = messagesOf(story);
    await seen(() => view.getByText(toasts.failed.title));
    await expect(view.getByRole('textbox', { name: fields.name.label })).toHaveValue(filledIn.name);
    await expect(view.getAllByRole('link')).toHaveLength(2);
    await expect(story.args.emit).toHaveBeenCalledWith('quote-request-failed', { code: 'failed' });
  },
};

/** One connection asked for more than the database takes in an hour. */
export const TooManyRequests: Story = {
  args: {
    ...filledIn,
    backend: storyBackend({
      insert: () => Promise.reject(Object.assign(new Error('refused'), { status: 429 })),
    }),
  },
  async play(story) {
    await send(story);
    const title = messagesOf(story).toasts.tooManyRequests.title;
    await seen(() => shadowView(story.canvasElement).getByText(title));
  },
};

/** Nothing is lost; the text goes when the connection is back. */
export const Offline: Story = {
  args: { ...filledIn, backend: storyBackend() },
  beforeEach: () => connected(false),
  async play(story) {
    await send(story);
    const alert = await shadowView(story.canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(messagesOf(story).offline);
  },
};

/** On our own site, to a visitor who declined cookies: his request goes all the same. */
export const CookiesDeclined: Story = {
  args: { ...filledIn, backend: storyBackend() },
  beforeEach() {
    const { siteUrl } = addresses;
    Object.assign(addresses, { siteUrl: location.origin });
    localStorage.setItem(consentKey, 'declined');
    return () => void Object.assign(addresses, { siteUrl });
  },
  async play(story) {
    await send(story);
    const view = shadowView(story.canvasElement);
    const { toasts, done } = messagesOf(story);
    await seen(() => view.getByText(toasts.cookiesDeclined.title));
    await seen(() => view.getByRole('heading', { name: done.title }));
  },
};
