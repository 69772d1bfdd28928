import * as z from 'zod/mini';
import type { OfferedQuote } from './offered-quote.answers.ts';
import { declineReasons } from './quote.answering.ts';
import { firstChoice } from './quote.choices.ts';
import { homeAges } from './quote.vat.ts';

/** What can be done about a quote; each has a form of its own. */
export const offerSteps = ['accept', 'change', 'decline', 'withdraw'] as const;
export type OfferStep = (typeof offerSteps)[number];

const draftSchema = z.object({
  /** Ids of lines. */
  chosen: z.array(z.string()),
  homeAge: z.nullable(z.enum(homeAges)),
  /** The form that is open. */
  step: z.nullable(z.enum(offerSteps)),
  signature: z.enum(['typed', 'drawn']),
  name: z.string(),
  /** As `signaturePath` writes it. */
  drawing: z.string(),
  earlyStart: z.boolean(),
  /** Until when the code that was mailed works; null where none was asked for. */
  codeUntil: z.nullable(z.string()),
  change: z.string(),
  reason: z.nullable(z.enum(declineReasons)),
  words: z.string(),
});

/** What the customer chose and typed, and did not send. */
export type OfferDraft = z.infer<typeof draftSchema>;

const draftsSchema = z.record(z.string(), draftSchema);

export function firstDraft({ quote }: Pick<OfferedQuote, 'quote'>): OfferDraft {
  return {
    chosen: [...firstChoice(quote.lines)],
    homeAge: null,
    step: null,
    signature: 'typed',
    name: '',
    drawing: '',
    earlyStart: false,
    codeUntil: null,
    change: '',
    reason: null,
    words: '',
  };
}

/** What a browser kept, by the number of the quote; nothing where it is none of ours. */
export function parseOfferDrafts(text: string): Record<string, OfferDraft> {
  try {
    const kept = draftsSchema.safeParse(JSON.parse(text));
    return kept.success ? kept.data : {};
  } catch {
    return {};
  }
}
