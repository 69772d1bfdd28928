import type { Rate } from '@vakman/domain/price-estimate';
import { serviceSlugs } from '@vakman/domain/services';
import { z } from 'zod';
import { localisedText } from './languages/localised.ts';

const euro = z.number().positive().multipleOf(0.01, 'Expected whole cents');

const rateSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('per-square-metre'), from: euro }),
  /** For a surface of at most so many m². */
  z.strictObject({ kind: z.literal('fixed'), price: euro, upToSquareMetres: z.int().positive() }),
]) satisfies z.ZodType<Rate>;

/** Value-added tax of a price, and at which rate. */
const vatSchema = z.strictObject({
  included: z.literal(true, 'Expected a price with VAT, as consumers must be shown'),
  percent: z.int().min(0).max(100),
  /** Rate for buildings of two years and younger, where it is another one. */
  newBuildingPercent: z.int().min(0).max(100).optional(),
});

/** A package of the rates section. */
const packageSchema = z
  .strictObject({
    /** Also the name of its picture and the colour of its paint chip. */
    id: z.enum(['interior', 'exterior', 'facade-cleaning']),
    service: z.enum(serviceSlugs),
    rate: rateSchema,
    vat: vatSchema,
    /** Surface of the worked example, m². */
    exampleSquareMetres: z.int().positive(),
    popular: z.boolean().default(false),
    name: localisedText,
    description: localisedText,
    /** How the price of the package and what customers usually pay relate. */
    relation: localisedText,
    features: z.array(localisedText).min(1),
    /** The day on which the firm confirmed what this price includes; null until then. */
    includesConfirmedOn: z.iso.date('Expected a day such as 2026-11-27').nullable().default(null),
  })
  .refine(
    ({ rate, exampleSquareMetres }) => rate.kind !== 'fixed' || exampleSquareMetres <= rate.upToSquareMetres,
    {
      path: ['exampleSquareMetres'],
      error: 'Expected an example that the fixed price covers',
    },
  );

/** What customers usually pay for a service of the catalogue, euro. */
const usualPriceSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('range'),
      min: euro,
      max: euro,
      unit: z.enum(['square-metre', 'window', 'job']),
      /** What these prices hold, in a sentence. */
      includes: localisedText,
      /** The day on which the firm confirmed what this price includes; null until then. */
      includesConfirmedOn: z.iso.date('Expected a day such as 2026-11-27').nullable().default(null),
    })
    .refine(({ min, max }) => min < max, { path: ['max'], error: 'Expected more than min' }),
  z.strictObject({ kind: z.literal('on-request') }),
]);

/** The prices, as `rates.yaml` states them. */
export const ratesSchema = z.strictObject({
  packages: z.array(packageSchema).min(1),
  usualPrices: z.record(z.enum(serviceSlugs), usualPriceSchema),
});

export type Rates = z.output<typeof ratesSchema>;
export type RatePackage = z.output<typeof packageSchema>;
