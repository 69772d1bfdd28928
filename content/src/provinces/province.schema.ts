import { serviceSlugs } from '@vakman/domain/services';
import { z } from 'zod';
import { localisedText, text } from '../languages/localised.ts';
import { headSchema, questionSchema, titledTextSchema } from '../texts/text-parts.ts';

/** `provinces/<slug>/province.yaml`: what is the same in every language, and the names. */
export const provinceSchema = z.strictObject({
  name: localisedText,
  /**
   * With its preposition, as it follows "painter": "in Zeeland", "en Frise", "у Дренте". Chinese puts it before the
   * painter and has none.
   */
  inProvince: localisedText,
  /** Towns that the firm drives to, by their Dutch names. */
  towns: z.array(text).min(8),
  /** By road from the workshop in Almere to the middle of the province. */
  fromAlmere: z.strictObject({ kilometres: z.int().positive(), minutes: z.int().positive() }),
  /** What is worth the way: a day's work, or some days of it; without it any job is. */
  smallestJob: z.enum(['day', 'days']).optional(),
});

/** What a page "a service in a province" says: all of it true there, nothing that the service's own page tells. */
const localTextSchema = z.strictObject({
  description: headSchema.shape.description,
  /** What the place asks of the work. */
  lead: text,
  paragraphs: z.array(text).min(3),
  questions: z.array(questionSchema).min(2),
});

/** `provinces/<slug>/<language>.yaml`. */
export const provinceTextSchema = z.strictObject({
  head: headSchema,
  title: text,
  lead: text,
  introduction: text,
  /** True there only. */
  facts: z.array(titledTextSchema).min(6),
  /** How people live there, and what that means for paint. */
  housing: text,
  /** Weather, soil and air, and what they do to paint and brick. */
  weather: text,
  /** How the work is planned from Almere. */
  travel: text,
  services: z.record(z.enum(serviceSlugs), localTextSchema),
  questions: z.array(questionSchema).min(3),
});

export type Province = z.output<typeof provinceSchema>;
export type ProvinceText = z.output<typeof provinceTextSchema>;
