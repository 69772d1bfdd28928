import * as z from 'zod/mini';

/** By what a job is counted; `job` is a price for all of it. */
export const quoteUnits = ['m2', 'm', 'piece', 'hour', 'day', 'job'] as const;
export type QuoteUnit = (typeof quoteUnits)[number];

/** Whether a line belongs to the job, may be left out, or is one of several of which the customer takes one. */
export const quoteLineKinds = ['fixed', 'optional', 'alternative'] as const;

/** How work is taxed: painting of homes may be taxed less, all else is not. */
export const quoteWorks = ['painting', 'other'] as const;
export type QuoteWork = (typeof quoteWorks)[number];

/** The checks of the database carry the same numbers; lengths in characters, prices in cents. */
export const quoteLimits = {
  lines: 60,
  title: 120,
  description: 1000,
  group: 60,
  /** Thousandths. */
  quantity: 99_999_999,
  unitPrice: 10_000_000,
  /** Of one line, and of them all. */
  total: 100_000_000,
} as const;

const { title, description, group, quantity, unitPrice } = quoteLimits;

/** A part of a job with its price. */
export const quoteLineSchema = z.object({
  /** Choices of the customer name it. */
  id: z.guid(),
  kind: z.enum(quoteLineKinds),
  /** What the alternatives are to, such as “Paint”; empty for any other line. */
  group: z.string().check(z.maxLength(group)),
  title: z.string().check(z.minLength(1), z.maxLength(title)),
  description: z.string().check(z.maxLength(description)),
  /** In thousandths of the unit: 12.5 m² are 12,500. */
  quantity: z.int().check(z.gte(1), z.lte(quantity)),
  unit: z.enum(quoteUnits),
  /** Cents, with tax by the lowest rate that such work may have; below zero takes something off. */
  unit_price: z.int().check(z.gte(-unitPrice), z.lte(unitPrice)),
  work: z.enum(quoteWorks),
});
export type QuoteLine = z.infer<typeof quoteLineSchema>;
