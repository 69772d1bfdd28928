import * as z from 'zod/mini';

const id = z.guid();
const text = z.string();
const reason = {
  /** In fixed words and codes; null where nobody tried. */
  last_error: z.nullable(text),
  /** What the failure stops: any mail, or those to one address, for now or for good. */
  fault: z.nullable(z.enum(['system', 'deferred', 'refused'])),
};

/** A mail that did not leave for an hour. */
export const failingMailSchema = z.object({
  id,
  kind: text,
  since: text,
  attempts: z.int(),
  next_attempt_at: text,
  ...reason,
  request_id: z.nullable(id),
  booking_id: z.nullable(id),
  invitation_id: z.nullable(id),
  user_id: z.nullable(id),
  conversation_id: z.nullable(id),
  /** An address in part; null for the office. */
  to: z.nullable(text),
});
export type FailingMail = z.infer<typeof failingMailSchema>;

/** How many there are, and the fifty that wait longest. */
export const failingMailsSchema = z.object({ count: z.int(), rows: z.array(failingMailSchema) });
export type FailingMails = z.infer<typeof failingMailsSchema>;

/** Ways to tell of a day without mail, other than the mail server. */
export const outageRoads = ['mail', 'webhook'] as const;
export type OutageRoad = (typeof outageRoads)[number];

/** What `read_mail_trouble` answers. */
export const mailTroubleSchema = z.object({
  failing: failingMailsSchema,
  /** Null where the functions never said. */
  roads: z.nullable(z.array(z.enum(outageRoads))),
  /** A day without mail that is going on; told, or not yet and why. */
  outage: z.nullable(z.object({ since: text, told_at: z.nullable(text), last_error: z.nullable(text) })),
  /** The caller's last test; one that did not leave was given up. */
  test: z.nullable(
    z.object({
      id,
      state: z.enum(['waiting', 'sent', 'given-up']),
      asked_at: text,
      sent_at: z.nullable(text),
      ...reason,
    }),
  ),
});
export type MailTrouble = z.infer<typeof mailTroubleSchema>;
