import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuoteReading } from '@vakman/dashboard/features/quotes/quote-reading.tsx';
import { quotesWords } from '@vakman/dashboard/generated/quotes.words.ts';
import '@vakman/dashboard/features/quotes/quotes.css';
import '@vakman/dashboard/features/quotes/quote.css';
import type { ProvenAnswer } from '@vakman/domain/quote/quote-file.answers';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { accepted, askedChange, file, quotes } from './quotes.rows.ts';

const done = () => Promise.resolve();

/** By the link of the mail alone. */
const unsigned: ProvenAnswer = {
  ...accepted,
  proof: 'link',
  chosen: [],
  totals: null,
  home_age: null,
  signed_by: null,
  drawing: null,
  early_start: false,
};

const meta = {
  title: 'Dashboard/Quote that was sent',
  component: QuoteReading,
  ...dashboardStory(inFrame({ actor: 'employee', page: 'admin' })),
  args: { file, photos: [], here: [], onNewVersion: fn(done), onWithdraw: fn(done) },
} satisfies Meta<typeof QuoteReading>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It waits for the customer; a new version takes its place. */
export const Sent: Story = {
  async play({ args, canvas }) {
    const words = await wordsOf(quotesWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.reading.newVersion }));
    await expect(args.onNewVersion).toHaveBeenCalledOnce();
  },
};

/** Whoever takes it back is told first what that means. */
export const Withdrawing: Story = {
  async play({ args, canvas, canvasElement }) {
    const words = await wordsOf(quotesWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.reading.withdraw }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(args.onWithdraw).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: words.reading.withdraw }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
};

/** What the customer wants changed stands there in his words. */
export const ChangeAsked: Story = {
  args: {
    file: {
      ...file,
      quote: { ...file.quote, state: 'change-asked' },
      answers: [
        {
          ...unsigned,
          kind: 'change-asked',
          words: askedChange,
        },
      ],
    },
    here: ['Sanne Vos'],
  },
};

/** Why the customer did not want it, and a mail that did not arrive. */
export const Declined: Story = {
  args: {
    file: {
      ...file,
      quote: { ...file.quote, state: 'declined' },
      answers: [{ ...unsigned, kind: 'declined', reason: 'too-expensive' }],
      mails: file.mails.map((mail) => ({ ...mail, state: 'refused' as const, sent_at: null })),
    },
  },
};

/** What was accepted stays as it is, with what proves it and what the customer chose. */
export const Accepted: Story = {
  args: {
    file: {
      ...file,
      quote: { ...file.quote, state: 'accepted' },
      answers: [accepted],
      versions: quotes.slice(6),
    },
  },
  async play({ canvas }) {
    const words = await wordsOf(quotesWords);
    await expect(await canvas.findByText(words.states.accepted)).toBeVisible();
    await expect(canvas.getByText(words.answers.proofs.code)).toBeVisible();
    await expect(canvas.getByRole('img', { name: words.answers.drawing })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.reading.newVersion })).toBeNull();
  },
};

export const NarrowGerman: Story = { globals: { language: 'de', viewport: { value: 'w320' } } };

export const Ukrainian: Story = { globals: { language: 'uk', viewport: { value: 'w375' } } };

export const Chinese: Story = { globals: { language: 'zh' } };

export const Dark: Story = { ...ChangeAsked, globals: { theme: 'dark' } };
