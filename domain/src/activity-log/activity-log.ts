import * as z from 'zod/mini';

/** Kinds of record that the log tells of; what belongs to one, such as a note, is told of with it. */
export const recordKinds = [
  'request',
  'quote',
  'conversation',
  'job',
  'booking',
  'client',
  'blocked-time',
  'visit',
  'crew',
  'booking-setting',
  'project',
  'partner',
  'person',
  'invitation',
  'alarm',
  'template',
  'setting',
] as const;
export type RecordKind = (typeof recordKinds)[number];

export const activityActions = ['insert', 'update', 'delete', 'read'] as const;
export type ActivityAction = (typeof activityActions)[number];

const columns = z.record(z.string(), z.unknown());

/** What somebody did to a row, as the database wrote it down. */
export const activitySchema = z.object({
  id: z.int(),
  at: z.string(),
  /** Null where it was no person, or somebody without an account. */
  actor: z.nullable(z.guid()),
  /** What an employee or admin was called then; empty for others. */
  actor_name: z.string(),
  /** His role then; `service` for a function of ours, `system` for the database by itself. */
  actor_role: z.enum(['anon', 'customer', 'employee', 'admin', 'service', 'system']),
  action: z.enum(activityActions),
  /** One of `recordKinds`, or one that is newer than this page. */
  record_kind: z.string(),
  record_id: z.string(),
  /** The table that the row was in. */
  part: z.string(),
  part_id: z.nullable(z.string()),
  /** The columns that changed; words of a person who was erased are null. */
  before: z.nullable(columns),
  after: z.nullable(columns),
});
export type Activity = z.infer<typeof activitySchema>;
