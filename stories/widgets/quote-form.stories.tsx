import type { Meta, StoryObj } from '@storybook/react-vite';
import { draftKey } from '@vakman/domain/stored-items/stored-keys';
import { formatDraft } from '@vakman/widgets/form/draft/draft.ts';
import { quoteForm } from '@vakman/widgets/quote-form/quote-form.definition.ts';
import type { QuoteFormProps } from '@vakman/widgets/quote-form/quote-form.props.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { shadowRootOf, shadowView, widgetStory } from '../support/widget-story.tsx';
import { filledIn, messagesOf } from './quote-form.visitor.ts';

const meta = { title: 'Widgets/Quote form', ...widgetStory(quoteForm) } satisfies Meta<
  Partial<QuoteFormProps>
>;
export default meta;
type Story = StoryObj<Partial<QuoteFormProps>>;

/** As a visitor meets it. */
export const Empty: Story = {
  async play({ canvasElement, loaded }) {
    const view = shadowView(canvasElement);
    const { title, submit } = messagesOf({ loaded });
    await expect(view.getByRole('heading', { name: title })).toBeVisible();
    for (const field of view.getAllByRole('textbox')) await expect(field).toHaveValue('');
    await expect(view.getByRole('button', { name: submit })).toBeEnabled();
  },
};

/** Where the page says above the form what it is for. */
export const WithoutTitle: Story = {
  args: { hideTitle: true },
  async play({ canvasElement, loaded }) {
    const view = shadowView(canvasElement);
    const { title } = messagesOf({ loaded });
    await expect(view.queryByRole('heading', { name: title })).toBeNull();
    await expect(view.getByRole('form', { name: title })).toBeVisible();
  },
};

/** The page knows its visitor, and gives first values by attributes. */
export const FilledInByThePage: Story = {
  args: filledIn,
  async play({ canvasElement, loaded }) {
    const view = shadowView(canvasElement);
    const { fields, servedTown } = messagesOf({ loaded });
    await expect(view.getByRole('textbox', { name: fields.name.label })).toHaveValue(filledIn.name);
    await expect(view.getByText(servedTown.replace('{town}', 'Almere Stad'))).toBeVisible();
  },
};

/** A request from beyond the usual towns is welcome too. */
export const OutsideTheArea: Story = {
  args: { postalCode: '9999 XX' },
  async play({ canvasElement, loaded }) {
    await expect(shadowView(canvasElement).getByText(messagesOf({ loaded }).outsideArea)).toBeVisible();
  },
};

/** What was typed at an earlier visit is back; it can be thrown away. */
export const RestoredDraft: Story = {
  beforeEach() {
    const draft = formatDraft({ name: 'Jo de Vries', message: 'De kozijnen' }, Date.now());
    localStorage.setItem(draftKey, draft ?? '');
  },
  async play({ canvasElement, loaded }) {
    const view = shadowView(canvasElement);
    const { fields, draft } = messagesOf({ loaded });
    await expect(view.getByText(draft.restored)).toBeVisible();
    await expect(view.getByRole('textbox', { name: fields.name.label })).toHaveValue('Jo de Vries');
    await expect(view.getByRole('button', { name: draft.discard })).toBeVisible();
  },
};

/** Sent empty: a summary in the order of the form, each line a link to its field. */
export const Errors: Story = {
  async play({ canvasElement, loaded }) {
    const view = shadowView(canvasElement);
    const { errorSummary, submit, fields } = messagesOf({ loaded });
    await userEvent.click(view.getByRole('button', { name: submit }));
    const summary = await view.findByRole('alert');
    await expect(summary).toHaveTextContent(errorSummary.title);
    await waitFor(() => expect(shadowRootOf(canvasElement).activeElement).toBe(summary));
    await expect(summary.querySelectorAll('a')).toHaveLength(8);
    await expect(view.getByRole('textbox', { name: fields.phone.label })).toBeInvalid();
  },
};

/** The longest words, on the narrowest screen. */
export const German: Story = {
  globals: { language: 'de', viewport: { value: 'w320' } },
  async play(story) {
    await Errors.play?.(story);
    const { scrollWidth, clientWidth } = story.canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** Chinese comes in the fonts of the system. */
export const Chinese: Story = { globals: { language: 'zh' }, play: Empty.play! };

/** The canal by night. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  async play(story) {
    await Errors.play?.(story);
    const form = shadowView(story.canvasElement).getByRole('form').parentElement as HTMLElement;
    await expect(getComputedStyle(form).backgroundColor).toBe('rgb(21, 33, 28)');
  },
};
