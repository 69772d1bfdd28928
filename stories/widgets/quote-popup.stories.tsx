import type { Meta, StoryObj } from '@storybook/react-vite';
import { quotePopup } from '@vakman/widgets/quote-popup/quote-popup.definition.ts';
import type { QuotePopupProps } from '@vakman/widgets/quote-popup/quote-popup.props.ts';
import type { QuotePopupWords } from '@vakman/widgets/quote-popup/quote-popup.words.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { shadowRootOf, shadowView, widgetStory } from '../support/widget-story.tsx';

const meta = { title: 'Widgets/Quote popup', ...widgetStory(quotePopup) } satisfies Meta<
  Partial<QuotePopupProps>
>;
export default meta;
type Story = StoryObj<Partial<QuotePopupProps>>;

/** Nothing is asked of a backend, and no draft is kept. */
const args = { test: true } as const;

/** Over the page, with the form in it. */
export const Open: Story = {
  args: { ...args, open: true },
  async play({ args: { emit }, canvasElement, loaded }) {
    const { messages } = loaded['words'] as QuotePopupWords;
    const view = shadowView(canvasElement);
    await expect(view.getByRole('dialog', { name: messages.title })).toBeVisible();
    await waitFor(() =>
      expect(shadowRootOf(canvasElement).querySelector('vakman-quote-form[data-hydrated]')).not.toBeNull(),
    );
    await expect(emit).toHaveBeenCalledWith('quote-popup-opened', null);
  },
};

/** Closed by its button. */
export const Closed: Story = {
  args: { ...args, open: true },
  async play({ args: { emit }, canvasElement, loaded }) {
    const { messages } = loaded['words'] as QuotePopupWords;
    const view = shadowView(canvasElement);
    await userEvent.click(view.getByRole('button', { name: messages.close }));
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(emit).toHaveBeenCalledWith('quote-popup-closed', null));
  },
};

/** In three steps, with round corners. */
export const InSteps: Story = {
  ...Open,
  args: { ...Open.args, steps: true },
  parameters: { hostAttributes: { look: 'rounded' } },
};

export const Narrow: Story = { ...Open, globals: { viewport: { value: 'w375' } } };
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
