import { fitsContactField } from '@vakman/domain/contact/contact.schema';
import { readCents, readQuantity } from '@vakman/domain/quote/quote.amounts';
import type { QuoteDraft } from '@vakman/domain/quote/quote.answers';
import type { TypedLine, TypedQuote } from '@vakman/domain/quote/quote.drafts';
import { alternativesOf, firstChoice } from '@vakman/domain/quote/quote.choices';
import { quoteLimits, type QuoteLine } from '@vakman/domain/quote/quote.lines';
import { lineTotal, quoteTotals } from '@vakman/domain/quote/quote.totals';
import { oneLine, storable } from '@vakman/domain/text/text';
import { lineOf } from './typed-quote.ts';

const contact = ['name', 'email', 'street_address', 'postal_code'] as const;

export type LineFault = 'title' | 'quantity' | 'price' | 'group';
export type HeadFault = (typeof contact)[number] | 'title';
/** What the whole of it lacks before it is sent. */
export type WholeFault = 'nothing' | 'alone' | 'negative' | 'tooMuch';

/** What is wrong with a line, which then is not stored. */
export function lineFaults(line: TypedLine): readonly LineFault[] {
  return [
    ...(oneLine(line.title) === '' ? (['title'] as const) : []),
    ...(typeof readQuantity(line.quantity) === 'number' ? [] : (['quantity'] as const)),
    ...(typeof readCents(line.price) === 'number' ? [] : (['price'] as const)),
    ...(line.kind === 'alternative' && oneLine(line.group) === '' ? (['group'] as const) : []),
  ];
}

/** What is wrong with whom it is for, and what the job is called. */
export function headFaults(typed: TypedQuote): readonly HeadFault[] {
  const wrong = contact.filter((field) => !fitsContactField(field, typed[field]));
  return oneLine(typed.title) === '' ? [...wrong, 'title'] : wrong;
}

/** Lines that can be counted, in their order. */
export const countedLines = ({ lines }: TypedQuote): readonly QuoteLine[] =>
  lines.flatMap((line) => (lineFaults(line).length === 0 ? (lineOf(line) ?? []) : []));

/** The same that the database asks before it is sent: something to pay for, of each alternative another, and a sum within limits. */
export function wholeFaults(lines: readonly QuoteLine[]): readonly WholeFault[] {
  const faults: WholeFault[] = [];
  if (lines.every(({ kind }) => kind === 'optional')) faults.push('nothing');
  if ([...alternativesOf(lines).values()].some(({ length }) => length === 1)) faults.push('alone');
  if (quoteTotals(lines, 'older', firstChoice(lines)).total < 0) faults.push('negative');
  const all = lines.reduce((sum, line) => sum + Math.abs(lineTotal(line, 'newer').total), 0);
  if (all > quoteLimits.total) faults.push('tooMuch');
  return faults;
}

/** What was typed as it is stored; undefined while something in it is not whole. */
export function draftOf(typed: TypedQuote): Omit<QuoteDraft, 'id' | 'version'> | undefined {
  if (headFaults(typed).length > 0 || typed.lines.some((line) => lineFaults(line).length > 0))
    return undefined;
  const line = (text: string) => oneLine(storable(text));
  return {
    ...typed,
    name: line(typed.name),
    email: line(typed.email),
    street_address: line(typed.street_address),
    postal_code: line(typed.postal_code),
    title: line(typed.title),
    introduction: storable(typed.introduction).trim(),
    conditions: storable(typed.conditions).trim(),
    lines: [...countedLines(typed)],
  };
}
