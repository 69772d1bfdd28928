import { contactRules } from '../contact/contact.fields.ts';
import type { QuoteLine } from './quote.lines.ts';

/** Why a customer does not want what he was offered. */
export const declineReasons = ['too-expensive', 'other-firm', 'later', 'not-needed', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** What a customer says to a quote; he withdraws from what he accepted. */
export const quoteAnswerKinds = ['accepted', 'declined', 'change-asked', 'withdrawn'] as const;
export type QuoteAnswerKind = (typeof quoteAnswerKinds)[number];

/** Characters of what he writes about it; the check of the database carries the same number. */
export const longestAnswer = 2000;

/** Of the name of whoever signs. */
export const signerName = contactRules.name;

/** What nobody sees and yet turns a name around or fills it; some scripts join their letters by the last two. */
const unseen = /[\u00ad\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/u;
const joiners = /[\u200c\u200d]/gu;

/** Whether somebody can sign with a name: as long as names are, and all of it to be seen. The database asks the same. */
export function isSignerName(name: string): boolean {
  const letters = [...name.trim()];
  const seen = [...name.trim().replaceAll(joiners, '')].length;
  return seen >= signerName.min && letters.length <= signerName.max && !unseen.test(name.trim());
}

/** Digits of the code that is mailed as proof of an address. */
export const codeDigits = 6;

/** Whether the tax depends on the age of the home, so that the customer has to state it. */
export function needsHomeAge(lines: readonly QuoteLine[], chosen: ReadonlySet<string>): boolean {
  return lines.some(({ id, kind, work }) => work === 'painting' && (kind === 'fixed' || chosen.has(id)));
}
