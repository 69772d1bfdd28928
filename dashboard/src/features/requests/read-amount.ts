import { highestAmount } from '@vakman/domain/request-handling/request-handling.answers';

/** The amount that somebody typed, with a point or a comma before its cents: null for none, undefined for what is none. */
export function readAmount(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  const amount = Number(text);
  return /^\d+(\.\d{1,2})?$/.test(text) && amount <= highestAmount ? amount : undefined;
}
