import { z } from 'zod';
import { text } from '../languages/localised.ts';

/** `vacancies/<slug>/vacancy.yaml`. */
export const vacancySchema = z.strictObject({
  /** ISO dates. */
  posted: z.iso.date(),
  closes: z.iso.date(),
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'INTERN']),
  /** Hours a week. */
  hours: z.strictObject({ min: z.int().positive(), max: z.int().positive() }),
  /** Gross euro a month. */
  salary: z.strictObject({ min: z.int().positive(), max: z.int().positive() }),
});

/** `vacancies/<slug>/<language>.yaml`. */
export const vacancyTextSchema = z.strictObject({
  title: text,
  summary: text,
  description: z.array(text).min(2),
  tasks: z.array(text).min(4),
  requirements: z.array(text).min(3),
  offer: z.array(text).min(4),
});

export type Vacancy = z.output<typeof vacancySchema>;
export type VacancyText = z.output<typeof vacancyTextSchema>;
