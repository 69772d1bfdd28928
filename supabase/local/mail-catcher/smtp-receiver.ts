import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Mailbox } from './mailbox.ts';

/** Accepts every mail from anybody who reaches it, and puts it into the mailbox. */
export function createSmtpReceiver(mailbox: Mailbox): SMTPServer {
  const receive = async (stream: SMTPServerDataStream, session: SMTPServerSession) =>
    mailbox.receive(
      await buffer(stream),
      session.envelope.rcptTo.map((recipient) => recipient.address),
    );
  return new SMTPServer({
    authOptional: true,
    // The certificate of the library would be one that no client trusts.
    disabledCommands: ['STARTTLS'],
    onData: callbackify(receive),
  });
}
