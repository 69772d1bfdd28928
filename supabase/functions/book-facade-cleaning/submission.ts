import * as z from 'zod/mini';
import { needsEarlyStart } from '@vakman/domain/booking/booking.early-start.ts';
import { bookingChoices, bookingTextRules } from '@vakman/domain/booking/booking.fields.ts';
import type { BookingRules } from '@vakman/domain/booking/booking.rules.ts';
import type { BookingDraft } from '@vakman/domain/booking/booking.schema.ts';
import { storable } from '@vakman/domain/text/text.ts';
import type { ReadForm } from '../_shared/form/read-form.ts';
import { firstValue, readSentValues, type SentValues } from '../_shared/form/sent-values.ts';

/** The pages of a booking in their order; each names itself in what it sends. */
export const steps = ['what', 'when', 'contact', 'summary'] as const;
export type Step = (typeof steps)[number];

/** Where a visitor is with his booking: all that the pages before told, as his form brought it. */
export interface Submission extends SentValues {
  readonly draft: BookingDraft;
  /** Page that was sent. */
  readonly step: Step;
  /** What its button asks for: `next`, the name of a step, `from:` and a day, or empty. */
  readonly go: string;
  /** Start of the chosen time: ISO instant. */
  readonly startsAt: string | null;
  /** First of the days whose times are shown, such as `2026-11-26`; null for the first that can be booked. */
  readonly shownFrom: string | null;
  /** The visitor asks to begin within his withdrawal period. */
  readonly earlyStart: boolean;
}

export const draftNames = [
  ...Object.keys(bookingChoices),
  ...Object.keys(bookingTextRules),
] as (keyof BookingDraft)[];

/** No date of the database, and no clock of a country. */
const unreadable = /^0000|[+-](1[6-9]|2\d):\d\d$/;
const instant = z.iso.datetime({ offset: true }).check(z.refine((text) => !unreadable.test(text)));
const day = z.iso.date();

export function readSubmission(form: Pick<ReadForm, 'values'>): Submission {
  const first = (name: string) => firstValue(form, name);
  return {
    ...readSentValues(form),
    // Only a program sends what cannot be stored.
    draft: Object.fromEntries(draftNames.map((name) => [name, storable(first(name))])) as BookingDraft,
    step: steps.find((step) => step === first('step')) ?? 'what',
    go: first('go'),
    startsAt: instant.safeParse(first('starts_at')).data ?? null,
    shownFrom: day.safeParse(first('shown_from')).data ?? null,
    earlyStart: first('early_start') !== '',
  };
}

/** Whether the visitor has to ask for the chosen day, because it may lie within his withdrawal period. */
export const asksEarlyStart = ({ startsAt }: Submission, rules: BookingRules, now: Date) =>
  startsAt !== null && needsEarlyStart(new Date(startsAt), now, rules);
