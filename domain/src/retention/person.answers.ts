import * as z from 'zod/mini';
import { profileSchema } from '../profile/profile.answers.ts';
import { roles } from '../rights/rights.roles.ts';

const count = z.int();

/** What there is of an address, in numbers. */
const personCounts = {
  requests: count,
  appointments: count,
  /** Of those, the ones that are still to come: they stay until they took place or are called off. */
  live: count,
  /** What tax law keeps, or will once the rest is erased. */
  withheld: count,
};

const accountSchema = z.object({
  id: z.guid(),
  email: z.string(),
  created_at: z.string(),
  last_sign_in_at: z.nullable(z.string()),
  role: z.enum(roles),
});

export const foundPersonSchema = z.object({ ...personCounts, account: z.nullable(accountSchema) });
export type FoundPerson = z.infer<typeof foundPersonSchema>;

/** `account`: whether there was one, which is deleted next. */
export const erasedPersonSchema = z.object({ ...personCounts, account: z.boolean() });
export type ErasedPerson = z.infer<typeof erasedPersonSchema>;

const row = z.record(z.string(), z.unknown());

/** Everything of one person, to take along. */
export const personDataSchema = z.object({
  account: z.nullable(accountSchema),
  /** What he told of himself; null without an account. */
  profile: z.nullable(profileSchema),
  requests: z.array(row),
  appointments: z.array(row),
  /** What the office planned for him besides. */
  visits: z.array(row),
  invitations: z.array(row),
  /** Partners whose contact he is. */
  partners: z.array(row),
  /** What he was offered, drafts aside. */
  quotes: z.array(row),
  /** What he and the office wrote each other, by conversation. */
  conversations: z.array(row),
  /** What was done for him, with its photos, notes and mails. */
  projects: z.array(row),
  /** What others share with him. */
  shared_projects: z.array(row),
  /** What the office did with his requests, and noted of them. */
  handlings: z.array(row),
  /** What it corrected and noted of him, whatever he asked for; null where he is no client. */
  client: z.nullable(row),
  mails: z.array(z.object({ kind: z.string(), created_at: z.string(), sent_at: z.nullable(z.string()) })),
  /** What tax law keeps, and nobody reads. */
  withheld: z.array(z.object({ what: z.string(), until: z.string() })),
  /** Paths in the bucket `project-images`; those of a conversation stand in its messages. */
  files: z.array(z.string()),
  /** Paths in the bucket `project-files` of what is for the customer. */
  project_files: z.array(z.string()),
});
export type PersonData = z.infer<typeof personDataSchema>;

/** What becomes of the own account. */
export const accountDeletionSchema = z.object({
  /** Null where it stays. */
  delete_after: z.nullable(z.string()),
  last_admin: z.boolean(),
  live: count,
  withheld: count,
});
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;
