/** A file that goes with a mail. */
export interface MailAttachment {
  readonly filename: string;
  /** With its parameters, such as `text/calendar; method=REQUEST; charset=utf-8`. */
  readonly contentType: string;
  readonly content: string;
}

/** What a reader sees of a mail. */
export interface MailContent {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly MailAttachment[];
}

/** One mail to one address. Headers are single lines: build them by `headerLine`. */
export interface Mail extends MailContent {
  /** Id of the notification: the same mail sent twice is recognised by it. A UUID. */
  readonly id: string;
  /** `Name <address>` or an address; from the environment, never from a visitor. */
  readonly from: string;
  /** One plain address. */
  readonly to: string;
  /** One plain address. */
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface MailTransport {
  /** Rejects with `MailNotSent`. */
  send(mail: Mail): Promise<void>;
}

/** Its message tells what went wrong in fixed words and codes; mail servers' own words may quote addresses. */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
}
