import { exampleContact } from '../contact/contact.example.ts';
import type { QuoteRequest } from './quote-request.schema.ts';

/** A request that keeps every rule, as a form takes it; whoever tests one has it from here. */
export const exampleRequest: QuoteRequest = {
  ...exampleContact,
  square_meters: '25-50',
  timeline: '1-month',
  message: 'Vier kozijnen.\nGraag voor de winter.',
};
