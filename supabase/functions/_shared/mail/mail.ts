/** A file that goes with a mail. */
export interface MailAttachment {
  readonly filename: string;
  /** With its parameters, such as `text/calendar; method=REQUEST; charset=utf-8`. */
  readonly contentType: string;
  /** Text, or the bytes of a file that is none. */
  readonly content: string | Uint8Array;
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
  /** Plain addresses of others who get the same mail. */
  readonly copies?: readonly string[];
  /** One plain address. */
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface MailTransport {
  /** Rejects with `MailNotSent`. */
  send(mail: Mail): Promise<void>;
}

/**
 * What a failure stops: any mail, for it lies with us or with the mail server (`system`); or only mails to this
 * address, for now (`deferred`) or for good (`refused`).
 */
export type MailFault = 'system' | 'deferred' | 'refused';

/** Its message tells what went wrong in fixed words and codes; mail servers' own words may quote addresses. */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
  readonly fault: MailFault;

  constructor(message: string, fault: MailFault = 'system') {
    super(message);
    this.fault = fault;
  }
}
