import type { Meta, StoryObj } from '@storybook/react-vite';
import { quoteForm } from '@vakman/widgets/quote-form/quote-form.definition.ts';
import type { QuoteFormProps } from '@vakman/widgets/quote-form/quote-form.props.ts';
import nl from '@vakman/widgets/quote-form/messages/nl.json' with { type: 'json' };
import { expect } from 'storybook/test';
import { shadowView, widgetStory } from '../support/widget-story.tsx';

const meta = { title: 'Widgets/Quote form', ...widgetStory(quoteForm) } satisfies Meta<
  Partial<QuoteFormProps>
>;
export default meta;
type Story = StoryObj<Partial<QuoteFormProps>>;

export const Empty: Story = {
  async play({ canvasElement }) {
    const view = shadowView(canvasElement);
    await expect(view.getByRole('heading', { name: nl.title })).toBeVisible();
    for (const field of view.getAllByRole<HTMLInputElement>('textbox')) await expect(field).toHaveValue('');
    await expect(view.getByRole('button', { name: nl.submit })).toBeEnabled();
  },
};
