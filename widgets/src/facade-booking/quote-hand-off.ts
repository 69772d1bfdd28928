import { handOffAddress } from '@vakman/domain/hand-off/hand-off.address';
import type { Language } from '@vakman/domain/languages/languages';
import { fields, type FieldName } from '@vakman/domain/quote-request/quote-request.fields';
import type { QuotePreferences } from '@vakman/domain/quote-request/quote-request.preference-fields';
import { draftKey } from '@vakman/domain/stored-items/stored-keys';
import { parseDraft, type DraftValues } from '../form/draft/draft.ts';
import { keepDraft } from '../form/draft/keep-draft.ts';
import { browserStorage } from '../storage/browser-storage.ts';
import { isOwnSite } from '../own-site.ts';
import { pageAddress } from '../page-address.ts';
import type { BookingValues } from './facade-booking.fields.ts';
import type { FacadeBookingMessages } from './facade-booking.words.ts';

/** What the quote form is told of a facade that is to be cleaned. */
const preferences: QuotePreferences = { services: ['gevelreiniging'] };

/**
 * Address on our site where a quote is asked for, which tells from whose page the visitor comes and what for. What he
 * told the assistant is still kept in his tab, and says more: the form takes it first.
 */
export const quotePage = (language: Language, source: string | undefined) =>
  handOffAddress(pageAddress('quote', language), { source, preferences });

type Messages = Pick<FacadeBookingMessages, 'fields' | 'choices'>;

/** Choices that the quote form has no field for. */
const told = ['material', 'height', 'access', 'impregnation'] as const;

/** The line of each choice that a field has, by its value. */
function linesOf(name: (typeof told)[number], { fields: words, choices }: Messages): Map<string, string> {
  const label = words[name].label.replace(/[?？]$/, '');
  return new Map(Object.entries(choices[name]).map(([value, choice]) => [value, `${label}: ${choice}`]));
}

/** What a booking knows that the quote form has no field for: a line for each choice, then the visitor's own words. */
export function choicesInWords(values: BookingValues, messages: Messages): string {
  const lines = told.map((name) => linesOf(name, messages).get(values[name]));
  return [...lines, values.remarks].filter(Boolean).join('\n');
}

/** What was told before, without the choices of a booking that went before this one. */
function withoutChoices(message: string, messages: Messages): string {
  const lines = new Set(told.flatMap((name) => [...linesOf(name, messages).values()]));
  return message
    .split('\n')
    .filter((line) => !lines.has(line))
    .join('\n')
    .replace(/^\n+/, '');
}

/**
 * The draft of the quote form with what was typed here. Fields that are empty here keep what they had, and nobody's
 * own words are given up: an earlier message follows, but for what was chosen there and is another choice now.
 */
export function quoteDraft(
  values: BookingValues,
  messages: Messages,
  before: DraftValues<FieldName> = {},
): DraftValues<FieldName> {
  const { name, email, phone, street_address, postal_code, square_meters } = values;
  const typed = Object.entries({ name, email, phone, street_address, postal_code, square_meters });
  const own = choicesInWords(values, messages);
  const earlier = before.message ?? '';
  const others = withoutChoices(earlier, messages);
  const message = earlier.includes(own) ? earlier : [own, others].filter(Boolean).join('\n\n');
  return { ...before, ...Object.fromEntries(typed.filter(([, text]) => text)), message };
}

/** Hands over what was typed. From a partner's page our storage cannot be reached: then the form begins empty. */
export function handToQuoteForm(values: BookingValues, messages: Messages): void {
  if (!isOwnSite()) return;
  const names = fields.map((field) => field.name);
  const before = parseDraft(names, browserStorage('localStorage').getItem(draftKey), Date.now());
  keepDraft(draftKey, quoteDraft(values, messages, before));
}
