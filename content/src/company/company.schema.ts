import { openingHoursSchema } from '@vakman/domain/opening-hours';
import { normalisePhone } from '@vakman/domain/contact/contact.normalise';
import { z } from 'zod';
import { localisedText, text } from '../languages/localised.ts';

const phone = text.refine((value) => normalisePhone(value) !== '', 'Expected a telephone number');

const postalDigits = z.int().min(1000).max(9999);

/** The firm, as `company.yaml` states it. */
export const companySchema = z.strictObject({
  name: text,
  /** Host name of the firm's site. */
  domain: z.hostname(),
  email: z.email(),
  /** Landline. */
  phone,
  mobile: phone,
  /** Business number of the messaging app. */
  messagingNumber: phone,
  address: z.strictObject({
    street: text,
    postalCode: z.string().regex(/^[1-9][0-9]{3} [A-Z]{2}$/, 'Expected a postal code such as 1315 AB'),
    city: text,
    /** Address of a page that shows the place on a map. */
    map: z.url({ protocol: /^https$/ }),
  }),
  /** The town as a sentence of each language names it. */
  cityName: localisedText,
  /** Where everybody's reviews of the firm stand. */
  reviewPage: z.url({ protocol: /^https$/ }),
  /** Whether search engines are told the rating; some of them refuse what a firm says about itself. */
  ratingForSearchEngines: z.boolean(),
  /** Whether the cookie notice closes by itself; it asks for nothing that would need consent. */
  cookieNoticeCloses: z.boolean(),
  registrations: z.array(z.strictObject({ label: text, value: text })).min(1),
  openingHours: openingHoursSchema,
  /** The day on which the years, rating and numbers of `claims` were counted. */
  countedOn: z.iso.date('Expected a day such as 2026-11-27'),
  claims: z.strictObject({
    experienceYears: z.int().positive(),
    exteriorWarrantyYears: z.int().positive(),
    replyWithinHours: z.int().positive(),
    rating: z.number().positive(),
    ratingScale: z.int().positive(),
    reviewCount: z.int().positive(),
    googleReviewCount: z.int().positive(),
    customerCount: z.int().positive(),
    paymentDays: z.int().positive(),
    complaintDays: z.int().positive(),
  }),
  servedTowns: z
    .array(z.strictObject({ name: text, ranges: z.array(z.tuple([postalDigits, postalDigits])).min(1) }))
    .min(1),
});

export type Company = z.output<typeof companySchema>;
