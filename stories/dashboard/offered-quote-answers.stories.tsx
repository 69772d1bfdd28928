import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOffer } from '@vakman/dashboard/features/offered-quote/offer.example.ts';
import type { OfferActions } from '@vakman/dashboard/features/offered-quote/offer-actions.ts';
import { OfferedQuoteView } from '@vakman/dashboard/features/offered-quote/offered-quote-view.tsx';
import { offeredQuoteWords } from '@vakman/dashboard/generated/offered-quote.words.ts';
import { firstChoice } from '@vakman/domain/quote/quote.choices';
import { exampleQuoteLines } from '@vakman/domain/quote/quote.example';
import { quoteTotals } from '@vakman/domain/quote/quote.totals';
import { isSignaturePath } from '@vakman/domain/quote/quote.signature';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../support/dashboard-frame.tsx';
import { dashboardStory, wordsOf } from '../support/dashboard-story.tsx';
import { acceptedOffer, today } from './offered-quote.rows.ts';

const { beforeEach: dressed, ...story } = dashboardStory(inFrame({ actor: 'anon', page: 'offer' }));
const refused = (code: string) => () => Promise.reject(Object.assign(new Error('no'), { code }));
const accept = fn<OfferActions['accept']>(async () => undefined);

const meta = {
  title: 'Dashboard/Offered quote/Answers',
  component: OfferedQuoteView,
  ...story,
  beforeEach: () => {
    accept.mockReset();
    accept.mockResolvedValue(undefined);
    return dressed();
  },
  args: {
    offer: exampleOffer,
    photos: [],
    now: today,
    actions: {
      accept,
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
type Played = Parameters<NonNullable<Story['play']>>[0];

async function openAccept({ canvas }: Played) {
  const words = await wordsOf(offeredQuoteWords);
  const section = await canvas.findByRole('region', { name: words.answers.title });
  await userEvent.click(within(section).getByRole('button', { name: words.accept.open }));
  return { words, panel: within(await canvas.findByRole('region', { name: words.accept.panel })) };
}

/** Whoever sends nothing hears what is missing, also of the question above. */
export const NothingFilledIn: Story = {
  async play(played) {
    const { words, panel } = await openAccept(played);
    await userEvent.click(panel.getByRole('button', { name: words.accept.send }));
    const summary = await panel.findByRole('alert');
    for (const text of [words.errors.homeAge, words.errors.name, words.errors.codeNotAsked])
      await expect(within(summary).getByRole('link', { name: text })).toBeVisible();
    await userEvent.click(within(summary).getByRole('link', { name: words.errors.homeAge }));
    await expect(played.canvas.getByRole('radio', { name: words.homeAge.older })).toHaveFocus();
    await expect(accept).not.toHaveBeenCalled();
  },
};

/** Typed name, code of the mail, and the button that obliges to pay. */
export const SignedByName: Story = {
  async play(played) {
    const { canvas } = played;
    const { words, panel } = await openAccept(played);
    await userEvent.click(canvas.getByRole('radio', { name: words.homeAge.older }));
    await userEvent.type(panel.getByLabelText(words.signature.name), 'Olena Koval');
    await userEvent.click(panel.getByRole('button', { name: words.code.ask }));
    await userEvent.type(await panel.findByLabelText(words.code.label), '123 456');
    await userEvent.click(panel.getByRole('button', { name: words.accept.send }));
    const chosen = firstChoice(exampleQuoteLines);
    await waitFor(() =>
      expect(accept).toHaveBeenCalledWith({
        id: expect.any(String),
        version: exampleOffer.quote.version,
        chosen: [...chosen],
        homeAge: 'older',
        total: quoteTotals(exampleQuoteLines, 'older', chosen).total,
        signature: { kind: 'typed', name: 'Olena Koval' },
        code: '123456',
        earlyStart: false,
      }),
    );
  },
};

/** With an account nobody asks for a code; what is drawn is a path. */
export const SignedByHand: Story = {
  args: { offer: { ...exampleOffer, proof: 'account' } },
  async play(played) {
    const { canvas } = played;
    const { words, panel } = await openAccept(played);
    await userEvent.click(canvas.getByRole('radio', { name: words.homeAge.older }));
    await userEvent.type(panel.getByLabelText(words.signature.name), 'Olena Koval');
    await userEvent.click(panel.getByRole('radio', { name: words.signature.drawn }));
    const pad = await panel.findByRole('img', { name: words.signature.pad });
    const { left, top, width, height } = pad.getBoundingClientRect();
    const at = (x: number, y: number) => ({ clientX: left + x * width, clientY: top + y * height });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: pad, coords: at(0.2, 0.6) },
      { target: pad, coords: at(0.35, 0.25) },
      { target: pad, coords: at(0.5, 0.7) },
      { target: pad, coords: at(0.7, 0.4) },
      { keys: '[/MouseLeft]', target: pad, coords: at(0.7, 0.4) },
    ]);
    await expect(await panel.findByRole('img', { name: words.signature.padDrawn })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: words.accept.send }));
    await waitFor(() => expect(accept).toHaveBeenCalled());
    const [acceptance] = accept.mock.calls[0] ?? [];
    const drawing = acceptance?.signature.kind === 'drawn' ? acceptance.signature.drawing : '';
    await expect(isSignaturePath(drawing)).toBe(true);
    await expect(acceptance?.code).toBeNull();
  },
};

/** The answer was lost, and the same answer goes again; what was typed still stands there. */
export const NotSent: Story = {
  args: { offer: { ...exampleOffer, proof: 'account' } },
  async play(played) {
    accept.mockRejectedValueOnce(new Error('no answer'));
    const { words, panel } = await openAccept(played);
    await userEvent.click(played.canvas.getByRole('radio', { name: words.homeAge.older }));
    await userEvent.type(panel.getByLabelText(words.signature.name), 'Olena Koval');
    await userEvent.click(panel.getByRole('button', { name: words.accept.send }));
    await expect(await panel.findByRole('alert')).toHaveFocus();
    await expect(panel.getByLabelText(words.signature.name)).toHaveValue('Olena Koval');
    await userEvent.click(panel.getByRole('button', { name: words.accept.send }));
    await waitFor(() => expect(accept).toHaveBeenCalledTimes(2));
    const [first, second] = accept.mock.calls;
    await expect(second).toEqual(first);
  },
};

/** Somebody changed it meanwhile: it is fetched anew, and what was typed stays. */
export const ChangedMeanwhile: Story = {
  args: {
    offer: { ...exampleOffer, proof: 'account' },
    actions: { ...meta.args.actions, askChange: fn(refused('changed')) },
  },
  async play({ args, canvas }) {
    const words = await wordsOf(offeredQuoteWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.change.open }));
    await userEvent.type(await canvas.findByLabelText(words.change.label), 'The fence too, please.');
    await userEvent.click(canvas.getByRole('button', { name: words.change.send }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words.faults.changed);
    await expect(args.actions.refresh).toHaveBeenCalled();
    await expect(canvas.getByLabelText(words.change.label)).toHaveValue('The fence too, please.');
  },
};

export const WrongCode: Story = {
  async play(played) {
    accept.mockImplementation(refused('wrong_code'));
    await SignedByName.play?.(played);
    const { faults } = await wordsOf(offeredQuoteWords);
    await expect(await played.canvas.findByRole('alert')).toHaveTextContent(faults.wrongCode);
  },
};

export const Declining: Story = {
  async play({ args, canvas }) {
    const { decline: words, errors } = await wordsOf(offeredQuoteWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.open }));
    await userEvent.click(canvas.getByRole('button', { name: words.send }));
    await expect(canvas.getByText(errors.reason)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: words.reasons.later }));
    await userEvent.type(canvas.getByLabelText(words.words), 'Next year.');
    await userEvent.click(canvas.getByRole('button', { name: words.send }));
    await waitFor(() =>
      expect(args.actions.decline).toHaveBeenCalledWith({
        id: expect.any(String),
        version: exampleOffer.quote.version,
        reason: 'later',
        words: 'Next year.',
      }),
    );
  },
};

export const Withdrawing: Story = {
  args: { offer: acceptedOffer },
  async play({ args, canvas }) {
    const { withdraw: words } = await wordsOf(offeredQuoteWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.open }));
    await userEvent.click(await canvas.findByRole('button', { name: words.send }));
    await waitFor(() => expect(args.actions.withdraw).toHaveBeenCalled());
  },
};

export const DocumentNotSent: Story = {
  args: { actions: { ...meta.args.actions, takeDocument: fn(refused('')) } },
  async play({ canvas }) {
    const { document: words } = await wordsOf(offeredQuoteWords);
    await userEvent.click(await canvas.findByRole('button', { name: words.take }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words.failed);
  },
};

export const NarrowGerman: Story = {
  ...SignedByHand,
  globals: { language: 'de', viewport: { value: 'w320' } },
};

export const Ukrainian: Story = {
  ...NothingFilledIn,
  globals: { language: 'uk', viewport: { value: 'w375' } },
};

export const Chinese: Story = { ...SignedByName, globals: { language: 'zh', viewport: { value: 'w375' } } };

export const Dark: Story = { ...SignedByHand, globals: { theme: 'dark' } };
