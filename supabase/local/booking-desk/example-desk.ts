import type { BookingRules } from '@vakman/domain/booking/booking.rules';
import { exampleRules } from '@vakman/domain/booking/slots/example-rules';
import type { DeskFacts } from './booking-desk.ts';

/** Facts for tests, which those of the contractor do not change. */
export const exampleFacts = (rules: Partial<BookingRules> = {}): DeskFacts => ({
  rules: { ...exampleRules, ...rules },
  price: { fixed: 649.95, upToSquareMetres: 60, from: 400, to: 1200, vatPercent: 21 },
  servedTowns: [{ name: 'Almere', ranges: [[1300, 1379]] }],
  replyWithinHours: 24,
  exteriorWarrantyYears: 5,
});
