import type { Meta, StoryObj } from '@storybook/react-vite';
import { draftOf } from '@vakman/dashboard/features/quotes/quote-faults.ts';
import {
  QuoteEditorView,
  type QuoteEditorViewProps,
} from '@vakman/dashboard/features/quotes/quote-editor-view.tsx';
import type { Saving } from '@vakman/dashboard/features/quotes/quote-saver.ts';
import { typedQuote } from '@vakman/dashboard/features/quotes/typed-quote.ts';
import { quotesWords } from '@vakman/dashboard/generated/quotes.words.ts';
import '@vakman/dashboard/features/quotes/quotes.css';
import '@vakman/dashboard/features/quotes/quote.css';
import { formatCents } from '@vakman/domain/format/format.prices';
import type { TypedQuote } from '@vakman/domain/quote/quote.drafts';
import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { quote, texts } from './quotes.rows.ts';

interface EditorArgs extends Pick<QuoteEditorViewProps, 'texts' | 'photos' | 'here' | 'onSend' | 'onRemove'> {
  readonly typed: TypedQuote;
  readonly saving: Saving;
  readonly onChange: (typed: TypedQuote) => void;
  readonly onMine: () => Promise<void>;
  readonly onTheirs: () => Promise<void>;
}

/** The draft with what is typed into it, which nothing stores here. */
function Editor({ typed: begun, saving, onChange, onMine, onTheirs, ...view }: EditorArgs) {
  const [typed, setTyped] = useState(begun);
  return (
    <QuoteEditorView
      {...view}
      editing={{
        typed,
        saving,
        change(changes) {
          setTyped({ ...typed, ...changes });
          onChange({ ...typed, ...changes });
        },
        flush: () => Promise.resolve(1),
        keepMine: onMine,
        takeTheirs: onTheirs,
      }}
    />
  );
}

const typed = typedQuote(quote, 'nl');

const picture = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#7a1f1f"/></svg>',
  ],
  { type: 'image/svg+xml' },
);
const photos = [
  { path: `quote-requests/${quote.request_id ?? ''}/1.png`, file: picture, isLost: false },
  { path: `quote-requests/${quote.request_id ?? ''}/2.png`, file: undefined, isLost: true },
];

const done = () => Promise.resolve();

const meta = {
  title: 'Dashboard/Draft of a quote',
  component: Editor,
  ...dashboardStory(inFrame({ actor: 'employee', page: 'admin' })),
  args: {
    typed,
    saving: 'stored',
    texts,
    photos: [],
    here: [],
    onChange: fn(),
    onMine: fn(done),
    onTheirs: fn(done),
    onSend: fn(() => Promise.resolve(true)),
    onRemove: fn(done),
  },
} satisfies Meta<typeof Editor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A line is opened, its price is typed as people type it, and the sum follows. */
export const Filled: Story = {
  async play({ args, canvas, canvasElement }) {
    const words = await wordsOf(quotesWords);
    const title = typed.lines[0]?.title ?? '';
    await userEvent.click(await canvas.findByRole('button', { name: fill(words.lines.edit, { title }) }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    const price = dialog.getByRole('textbox', { name: words.line.price });
    await userEvent.clear(price);
    await userEvent.type(price, '1.000');
    // As people see it: spaces that do not break are spaces.
    const total = formatCents(2_450_000, 'nl').replaceAll(/\s/g, ' ');
    await expect(dialog.getByText(fill(words.line.total, { total }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: words.line.done }));
    await expect(args.onChange).toHaveBeenCalled();
  },
};

/** What breaks a rule is said at its field, once somebody has left it. */
export const FaultsInALine: Story = {
  async play({ canvas, canvasElement }) {
    const words = await wordsOf(quotesWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.lines.add }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: words.line.price }), 'veel');
    await userEvent.click(dialog.getByRole('button', { name: words.line.done }));
    await expect(dialog.getByText(words.errors['line-title'])).toBeVisible();
    await expect(dialog.getByText(words.errors['line-price'])).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: words.line.title })).toHaveFocus();
  },
};

/** A text that is written again and again is put in, with what is known of the customer. */
export const TextPutIn: Story = {
  args: { typed: { ...typed, introduction: '' } },
  async play({ args, canvas }) {
    const words = await wordsOf(quotesWords);
    const menu = await canvas.findByRole('combobox', {
      name: `${words.prose.introduction}: ${words.prose.insert}`,
    });
    await userEvent.selectOptions(menu, texts[0]?.name ?? '');
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ introduction: expect.stringContaining(typed.name) }),
    );
  },
};

/** Photos of the request are chosen, and those that did not arrive say so. */
export const Photos: Story = {
  args: { photos },
  async play({ args, canvas }) {
    const words = await wordsOf(quotesWords);
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: fill(words.photos.show, { number: 1 }) }),
    );
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ photos: [photos[0]?.path] }));
  },
};

/** The quote is seen as the customer will see it, and sent from there. */
export const Sending: Story = {
  async play({ args, canvas, canvasElement }) {
    const words = await wordsOf(quotesWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.acts.preview }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: words.send.send }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(draftOf(args.typed)).toBeDefined();
  },
};

/** What it lacks is said in words, and nothing can be sent. */
export const NotYetWhole: Story = {
  args: {
    typed: { ...typed, title: '', email: 'wolfgang@', lines: typed.lines.slice(1, 2) },
    saving: 'incomplete',
  },
  async play({ canvas, canvasElement }) {
    const words = await wordsOf(quotesWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.acts.preview }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByText(words.missing.alone)).toBeVisible();
    await expect(dialog.getByText(words.errors.email)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: words.send.send })).toBeNull();
  },
};

/** A colleague stored another version: what was typed stays, and somebody chooses. */
export const ChangedMeanwhile: Story = {
  args: { saving: 'changed', here: ['Sanne Vos', 'Bram Bos'] },
  async play({ args, canvas }) {
    const words = await wordsOf(quotesWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.conflict.mine }));
    await expect(args.onMine).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: words.conflict.theirs }));
    await expect(args.onTheirs).toHaveBeenCalledOnce();
  },
};

/** Without a connection what is typed stays on the device. */
export const Offline: Story = { args: { saving: 'lost' } };

/** Nothing stands in it yet. */
export const Empty: Story = {
  args: {
    typed: { ...typed, title: '', lines: [], home_age: 'newer', request_id: null },
    saving: 'incomplete',
  },
};

export const NarrowGerman: Story = { globals: { language: 'de', viewport: { value: 'w320' } } };

export const Ukrainian: Story = { globals: { language: 'uk', viewport: { value: 'w375' } } };

export const Chinese: Story = { globals: { language: 'zh' } };

export const Dark: Story = { ...ChangedMeanwhile, globals: { theme: 'dark' } };
