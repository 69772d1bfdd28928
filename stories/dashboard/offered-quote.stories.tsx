import type { Meta, StoryObj } from '@storybook/react-vite';
import { MissingOffer } from '@vakman/dashboard/features/offered-quote/missing-offer.tsx';
import { keepOfferDraft } from '@vakman/dashboard/features/offered-quote/offer-draft.ts';
import { exampleOffer } from '@vakman/dashboard/features/offered-quote/offer.example.ts';
import { OfferedQuoteView } from '@vakman/dashboard/features/offered-quote/offered-quote-view.tsx';
import { offeredQuoteWords } from '@vakman/dashboard/generated/offered-quote.words.ts';
import { firstDraft } from '@vakman/domain/quote/offered-quote.draft';
import { firstChoice } from '@vakman/domain/quote/quote.choices';
import { exampleQuoteLines } from '@vakman/domain/quote/quote.example';
import { quoteTotals } from '@vakman/domain/quote/quote.totals';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { asLookedUp } from '../support/as-looked-up.ts';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import {
  acceptedOffer,
  changeAskedOffer,
  closedOffer,
  declinedOffer,
  replacedOffer,
  today,
  withdrawnOffer,
} from './offered-quote.rows.ts';

const meta = {
  title: 'Dashboard/Offered quote',
  component: OfferedQuoteView,
  ...dashboardStory(inFrame({ actor: 'anon', page: 'offer' })),
  args: {
    offer: exampleOffer,
    photos: [],
    now: today,
    actions: {
      accept: fn(async () => undefined),
      decline: fn(async () => undefined),
      askChange: fn(async () => undefined),
      withdraw: fn(async () => undefined),
      askCode: fn(async () => '2026-12-01T09:15:00+01:00'),
      takeDocument: fn(async () => undefined),
      refresh: fn(),
    },
  },
} satisfies Meta<typeof OfferedQuoteView>;
export default meta;
type Story = StoryObj<typeof meta>;

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\s.,€]/g, '');
const digits = (cents: number) => String(cents);
const [, silk, gloss, cleaning] = exampleQuoteLines;

/** Both sums stand there until the age of the home is stated; each choice changes them at once, and is told. */
export const Open: Story = {
  async play({ canvas }) {
    const words = await wordsOf(offeredQuoteWords);
    const sum = await canvas.findByRole('region', { name: words.sum.title });
    const first = firstChoice(exampleQuoteLines);
    const older = quoteTotals(exampleQuoteLines, 'older', first);
    const newer = quoteTotals(exampleQuoteLines, 'newer', first);
    await expect(plain(sum.textContent)).toContain(digits(older.total));
    await expect(plain(sum.textContent)).toContain(digits(newer.total));
    const [said] = canvas.getAllByRole('status');
    await expect(said).toBeEmptyDOMElement();

    await userEvent.click(canvas.getByRole('radio', { name: words.homeAge.older }));
    await userEvent.click(canvas.getByRole('checkbox', { name: new RegExp(cleaning?.title ?? '') }));
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(gloss?.title ?? '') }));
    await expect(canvas.getByRole('radio', { name: new RegExp(silk?.title ?? '') })).not.toBeChecked();
    const chosen = quoteTotals(exampleQuoteLines, 'older', new Set([gloss?.id ?? '', cleaning?.id ?? '']));
    await waitFor(() => expect(plain(said?.textContent)).toContain(digits(chosen.total)));
    await expect(plain(sum.textContent)).toContain(digits(chosen.total));
    await expect(plain(sum.textContent)).not.toContain(digits(newer.total));
  },
};

/** Work that is no painting asks nothing about the home. */
export const WithoutPainting: Story = {
  args: {
    offer: {
      ...exampleOffer,
      quote: {
        ...exampleOffer.quote,
        lines: exampleQuoteLines.flatMap((line) =>
          line.work === 'other' ? [{ ...line, kind: 'fixed' as const }] : [],
        ),
      },
    },
  },
  async play({ canvas }) {
    const words = await wordsOf(offeredQuoteWords);
    await canvas.findByRole('region', { name: words.sum.title });
    await expect(canvas.queryByText(words.homeAge.label)).toBeNull();
  },
};

/** What was chosen and typed stands there again after the page was loaded anew. */
export const BegunBefore: Story = {
  beforeEach() {
    const begun = { homeAge: 'newer', step: 'change', change: 'The fence too, please.' } as const;
    keepOfferDraft(exampleOffer, { ...firstDraft(exampleOffer), ...begun }, sessionStorage);
  },
  async play({ canvas }) {
    const words = await wordsOf(offeredQuoteWords);
    await expect(await canvas.findByLabelText(words.change.label)).toHaveValue('The fence too, please.');
    await expect(canvas.getByRole('radio', { name: words.homeAge.newer })).toBeChecked();
  },
};

export const LastDay: Story = {
  args: { now: Date.parse('2026-12-24T09:00:00+01:00') },
  async play({ canvas }) {
    const { head } = await wordsOf(offeredQuoteWords);
    await expect(await canvas.findByText(head.lastDay)).toBeVisible();
  },
};

/** Agreed: what, by whom, what comes next, and the right to withdraw. */
export const Accepted: Story = {
  args: { offer: acceptedOffer },
  async play({ canvas }) {
    const words = await wordsOf(offeredQuoteWords);
    const notice = await canvas.findByRole('region', { name: words.notices.accepted.title });
    await expect(within(notice).getByText(asLookedUp(words.next.plan))).toBeVisible();
    await expect(within(notice).getByRole('link', { name: words.next.project })).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
    await expect(canvas.getByRole('button', { name: words.withdraw.open })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.accept.open })).toBeNull();
  },
};

export const ChangeAsked: Story = {
  args: { offer: changeAskedOffer },
  async play({ canvas }) {
    const words = await wordsOf(offeredQuoteWords);
    await expect(await canvas.findByText(changeAskedOffer.answer?.words ?? '')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: words.accept.open })[0]).toBeVisible();
  },
};

/** Of a project that is shared: somebody else answers. */
export const OnlyToRead: Story = { args: { offer: closedOffer('sent') } };

export const Declined: Story = { args: { offer: declinedOffer } };

export const Expired: Story = {
  args: { offer: closedOffer('expired'), now: Date.parse('2027-01-05T09:00:00+01:00') },
};

export const TakenBack: Story = { args: { offer: closedOffer('withdrawn') } };

export const Withdrawn: Story = { args: { offer: withdrawnOffer } };

export const Replaced: Story = {
  args: { offer: replacedOffer },
  async play({ canvas }) {
    const { newer } = await wordsOf(offeredQuoteWords);
    await expect(await canvas.findByRole('link', { name: newer })).toHaveAttribute(
      'href',
      expect.stringContaining(replacedOffer.newer ?? 'none'),
    );
  },
};

export const UnknownLink: Story = { render: () => <MissingOffer reason="unknown" /> };

export const NoLink: Story = { render: () => <MissingOffer reason="noLink" /> };

export const NarrowGerman: Story = { ...Open, globals: { language: 'de', viewport: { value: 'w320' } } };

export const Ukrainian: Story = { ...Accepted, globals: { language: 'uk', viewport: { value: 'w375' } } };

export const Chinese: Story = { ...Open, globals: { language: 'zh' } };

export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
