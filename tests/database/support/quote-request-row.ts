import type { QuoteRequestRow } from '@vakman/domain/quote-request/quote-request.row';

/** A good request with an id of its own, as the form sends it. */
export function quoteRequestRow(changes: Record<string, unknown> = {}): QuoteRequestRow {
  const id = crypto.randomUUID();
  return {
    id,
    name: 'Jan Jansen',
    email: `jan.${id}@example.org`,
    phone: '06 12345678',
    street_address: 'Dorpsstraat 1',
    postal_code: '1234 AB',
    address: 'Dorpsstraat 1, 1234 AB',
    message: 'Graag een prijs voor de kozijnen.',
    timeline: 'asap',
    square_meters: '0-25',
    language: 'nl',
    photos: [],
    source: null,
    ...changes,
  };
}
