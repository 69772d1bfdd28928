import { z } from 'zod';
import { text } from '../languages/localised.ts';

/** What a search engine shows of a page. Lengths are characters; Chinese says the same in fewer. */
export const headSchema = z.strictObject({ title: text.max(70), description: text.max(170) });

/** A heading and what stands below it. */
export const titledTextSchema = z.strictObject({ title: text, text });

/** Something people ask, and the answer. */
export const questionSchema = z.strictObject({ question: text, answer: text });

export type TitledText = z.output<typeof titledTextSchema>;
export type Question = z.output<typeof questionSchema>;
