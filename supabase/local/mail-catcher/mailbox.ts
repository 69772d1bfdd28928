import PostalMime from 'postal-mime';

export interface CaughtFile {
  readonly filename: string;
  readonly contentType: string;
  readonly base64: string;
}

export interface CaughtMail {
  readonly id: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly attachments: readonly CaughtFile[];
  /** ISO 8601. */
  readonly receivedAt: string;
}

/** Mails that nobody sent any further, newest first; the oldest go when there are too many. */
export class Mailbox {
  readonly #limit: number;
  #mails: CaughtMail[] = [];

  constructor(limit = 500) {
    this.#limit = limit;
  }

  get mails(): readonly CaughtMail[] {
    return this.#mails;
  }

  find(id: string): CaughtMail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  /** Reads a mail as it came over the wire. */
  async receive(message: Uint8Array, recipients: readonly string[]): Promise<void> {
    const parsed = await PostalMime.parse(message, { attachmentEncoding: 'base64' });
    const { from, subject, text, html, headers, attachments } = parsed;
    this.add({
      from: from?.name ? `${from.name} <${from.address ?? ''}>` : (from?.address ?? ''),
      to: recipients,
      subject: subject ?? '',
      text: text ?? '',
      html: html ?? '',
      headers: headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
      attachments: attachments.map(({ filename, mimeType, content }) => ({
        filename: filename ?? '',
        contentType: mimeType,
        base64: content as string,
      })),
    });
  }

  add(mail: Omit<CaughtMail, 'id' | 'receivedAt' | 'attachments'> & Partial<CaughtMail>): void {
    const received = {
      attachments: [],
      ...mail,
      id: crypto.randomUUID(),
      receivedAt: new Date().toISOString(),
    };
    this.#mails = [received, ...this.#mails].slice(0, this.#limit);
  }

  empty(): void {
    this.#mails = [];
  }
}
