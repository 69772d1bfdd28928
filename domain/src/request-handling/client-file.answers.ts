import * as z from 'zod/mini';
import { activitySchema } from '../activity-log/activity-log.ts';
import { invitationStates } from '../invitation/invitation.answers.ts';
import { mailSchema, visitSchema } from './read-request.answers.ts';
import { noteSchema, taskSchema } from './request-handling.answers.ts';
import { clientContactSchema, clientSchema, suggestedClientSchema } from './request-list.answers.ts';
import { roles } from '../rights/rights.roles.ts';

const id = z.guid();
const text = z.string();
const moment = z.string();

/** A mail to a client; what the office wrote itself comes with its words. */
const clientMailSchema = z.extend(mailSchema, {
  /** When it is tried next; of one that waits. */
  leaves_at: moment,
  request_id: z.nullable(id),
  booking_id: z.nullable(id),
  subject: z.nullable(text),
  body: z.nullable(text),
});
export type ClientMail = z.infer<typeof clientMailSchema>;

const clientAccountSchema = z.object({
  id,
  email: text,
  role: z.enum(roles),
  created_at: moment,
  last_sign_in_at: z.nullable(moment),
  deactivated_at: z.nullable(moment),
});
export type ClientAccount = z.infer<typeof clientAccountSchema>;

const clientInvitationSchema = z.object({
  id,
  email: text,
  role: z.enum(roles),
  state: z.enum(invitationStates),
  created_at: moment,
  expires_at: moment,
});
export type ClientInvitation = z.infer<typeof clientInvitationSchema>;

/** What `read_client` answers: everything of a client that one screen shows. */
export const clientFileSchema = z.extend(clientSchema, {
  /** Of how he is reached; a correction names the one that it was made for. */
  version: z.int(),
  contact: clientContactSchema,
  /** As in the newest that he sent himself; null where there is none. */
  given: z.nullable(clientContactSchema),
  /** Beside what he booked himself; the newest first, as are mails and files. */
  visits: z.array(visitSchema),
  mails: z.array(clientMailSchema),
  notes: z.array(noteSchema),
  tasks: z.array(taskSchema),
  /** Paths in the bucket `project-images`, to be signed. */
  files: z.array(text),
  /** The newest first, two hundred at most. */
  activity: z.array(activitySchema),
  suggestions: z.array(suggestedClientSchema),
  /** For admins; null for others. */
  accounts: z.nullable(z.array(clientAccountSchema)),
  invitations: z.nullable(z.array(clientInvitationSchema)),
});
export type ClientFile = z.infer<typeof clientFileSchema>;
