import { serviceSlugs } from '@vakman/domain/services';
import { z } from 'zod';
import { text } from '../languages/localised.ts';
import { headSchema } from '../texts/text-parts.ts';

/** `posts/<slug>/post.yaml`. */
export const postSchema = z.strictObject({
  /** ISO date of publication. */
  published: z.iso.date(),
  /** Id of a member of `team.yaml`. */
  author: text,
  /** Name of its picture. */
  picture: text,
  /** The service that it is about. */
  service: z.enum(serviceSlugs),
});

/** Front matter of `posts/<slug>/<language>.md`. */
export const postHeadSchema = z.strictObject({ head: headSchema, title: text, summary: text });

export type Post = z.output<typeof postSchema>;
export type PostHead = z.output<typeof postHeadSchema>;
