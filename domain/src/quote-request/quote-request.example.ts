import type { QuoteRequest } from './quote-request.schema.ts';

/** A request that keeps every rule, as a form takes it; whoever tests one has it from here. */
export const exampleRequest: QuoteRequest = {
  name: 'Jan de Vries',
  email: 'jan@example.org',
  phone: '06-1234 5678',
  street_address: 'Havenstraat 7',
  postal_code: '1354ab',
  square_meters: '25-50',
  timeline: '1-month',
  message: 'Vier kozijnen.\nGraag voor de winter.',
};
