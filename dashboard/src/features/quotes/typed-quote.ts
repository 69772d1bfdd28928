import type { Language } from '@vakman/domain/languages/languages';
import { readCents, readQuantity, writeCents, writeQuantity } from '@vakman/domain/quote/quote.amounts';
import type { QuoteDraft } from '@vakman/domain/quote/quote.answers';
import type { TypedLine, TypedQuote } from '@vakman/domain/quote/quote.drafts';
import type { QuoteLine } from '@vakman/domain/quote/quote.lines';
import { randomUuid } from '@vakman/domain/text/random-uuid';
import { oneLine, storable } from '@vakman/domain/text/text';

export const typedLine = ({ quantity, unit_price, ...line }: QuoteLine, language: Language): TypedLine => ({
  ...line,
  quantity: writeQuantity(quantity, language),
  price: writeCents(unit_price, language),
});

/** A line in which nothing stands yet. */
export const emptyLine = (): TypedLine => ({
  id: randomUuid(),
  kind: 'fixed',
  group: '',
  title: '',
  description: '',
  quantity: '1',
  unit: 'm2',
  price: '',
  work: 'painting',
});

/** @param language of whoever types. */
export function typedQuote(quote: Omit<QuoteDraft, 'id' | 'version'>, language: Language): TypedQuote {
  const { request_id, project_id, replaces, name, email, street_address, postal_code } = quote;
  const { title, introduction, conditions, lines, photos, home_age } = quote;
  return {
    request_id,
    project_id,
    replaces,
    language: quote.language,
    name,
    email,
    street_address,
    postal_code,
    title,
    introduction,
    conditions,
    photos,
    home_age,
    lines: lines.map((line) => typedLine(line, language)),
  };
}

/** The line that was typed, as it is stored; undefined where an amount is none. */
export function lineOf({ quantity, price, ...line }: TypedLine): QuoteLine | undefined {
  const thousandths = readQuantity(quantity);
  const cents = readCents(price);
  if (typeof thousandths !== 'number' || typeof cents !== 'number') return undefined;
  const group = line.kind === 'alternative' ? oneLine(storable(line.group)) : '';
  return {
    ...line,
    group,
    title: oneLine(storable(line.title)),
    description: storable(line.description).trim(),
    quantity: thousandths,
    unit_price: cents,
  };
}
