import { languages } from '@vakman/domain/languages/languages.ts';
import { waitingReasons } from '@vakman/domain/project/project.states.ts';
import * as z from 'zod/mini';
import type { OutboxSource } from '../outbox/outbox.ts';

/** Mails about a project, by what they tell. */
export const projectMailKinds = [
  'project-planned',
  'project-moved',
  'project-waiting',
  'project-done',
  'project-review',
  'project-shared',
] as const;
export type ProjectMailKind = (typeof projectMailKinds)[number];

const day = z.nullable(z.string());

/** A row of `projects`, as far as its mails need it. */
const storedProject = z.object({
  id: z.guid(),
  title: z.string(),
  language: z.enum(languages),
  /** Null where the customer has none: then only those with whom it is shared are mailed. */
  email: z.nullable(z.string()),
  street_address: z.string(),
  waiting_for: z.nullable(z.enum(waitingReasons)),
  /** What the office says of it. */
  waiting_note: z.string(),
  /** The first and last day on which a crew comes. */
  starts_on: day,
  ends_on: day,
  guarantee_until: day,
});
export type StoredProject = z.infer<typeof storedProject>;

/** What `claim_project_notifications` gives: a mail to send, and the project that it is about. */
const claimedProject = z.object({
  notification: z.object({ id: z.guid(), kind: z.enum(projectMailKinds), attempts: z.number() }),
  project: storedProject,
  days: z.array(z.object({ starts_at: z.string(), ends_at: z.string() })),
  /** With whom it is shared, of a mail that tells him so. */
  member: z.nullable(z.object({ name: z.string(), email: z.string(), language: z.enum(languages) })),
  /** The customer, where he shared it himself. */
  inviter: z.nullable(z.string()),
});
export type ClaimedProject = z.infer<typeof claimedProject>;

export const projectNotifications: OutboxSource<ClaimedProject> = {
  call: 'claim_project_notifications',
  subject: 'project_id',
  item: claimedProject,
};
