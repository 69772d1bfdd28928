import { z } from 'zod';
import { text } from '../languages/localised.ts';

/** A placeholder counts as a price, which is what most of them become; their names are longer. */
const atMost = (most: number) =>
  text.refine((value) => value.replaceAll(/\{\w+\}/g, '€ 649,95').length <= most, {
    error: `Expected at most ${most} characters`,
  });

/** What a search engine shows of a page. Lengths are characters; Chinese says the same in fewer. */
export const headSchema = z.strictObject({ title: atMost(70), description: atMost(155) });

/** A heading and what stands below it. */
export const titledTextSchema = z.strictObject({ title: text, text });

/** Something people ask, and the answer. */
export const questionSchema = z.strictObject({ question: text, answer: text });

export type TitledText = z.output<typeof titledTextSchema>;
export type Question = z.output<typeof questionSchema>;
