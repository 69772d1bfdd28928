import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuoteTextsView } from '@vakman/dashboard/features/quotes/quote-texts-view.tsx';
import { quotesWords } from '@vakman/dashboard/generated/quotes.words.ts';
import '@vakman/dashboard/features/quotes/quotes.css';
import '@vakman/dashboard/features/quotes/quote.css';
import { fill } from '@vakman/domain/text/fill';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { texts } from './quotes.rows.ts';

const done = () => Promise.resolve(true);

const meta = {
  title: 'Dashboard/Texts of quotes',
  component: QuoteTextsView,
  ...dashboardStory(inFrame({ actor: 'employee', page: 'admin' })),
  args: { texts, onSave: fn(done), onRemove: fn(done), onStart: fn(done) },
} satisfies Meta<typeof QuoteTextsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A text is opened, changed and stored for the version that was read. */
export const Filled: Story = {
  async play({ args, canvas }) {
    const words = await wordsOf(quotesWords);
    const [, text] = texts;
    await userEvent.click(await canvas.findByRole('button', { name: text?.name ?? '' }));
    const name = canvas.getByRole('textbox', { name: words.manage.name });
    await userEvent.clear(name);
    await userEvent.type(name, 'Extra werk');
    await userEvent.click(canvas.getByRole('button', { name: words.manage.save }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ ...text, name: 'Extra werk', version: text?.version }),
    );
  },
};

/** An office that has none begins with examples. */
export const Empty: Story = {
  args: { texts: [] },
  async play({ args, canvas }) {
    const { manage } = await wordsOf(quotesWords);
    await userEvent.click(await canvas.findByRole('button', { name: manage.start }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** What breaks a rule is said at its field, also in a language that is not open. */
export const Faults: Story = {
  args: { texts: texts.map((text) => ({ ...text, texts: { ...text.texts, fr: 'Bonjour {nom}' } })) },
  async play({ args, canvas }) {
    const { manage } = await wordsOf(quotesWords);
    await userEvent.click(await canvas.findByRole('button', { name: texts[0]?.name ?? '' }));
    await userEvent.click(canvas.getByRole('button', { name: manage.save }));
    await expect(await canvas.findByText(fill(manage.errors.unknown, { names: '{nom}' }))).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const NarrowGerman: Story = { ...Filled, globals: { language: 'de', viewport: { value: 'w320' } } };

export const Ukrainian: Story = { ...Empty, globals: { language: 'uk', viewport: { value: 'w375' } } };

export const Chinese: Story = { ...Filled, globals: { language: 'zh' } };

export const Dark: Story = { ...Faults, globals: { theme: 'dark' } };
