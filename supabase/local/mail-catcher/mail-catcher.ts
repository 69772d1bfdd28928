import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import { listen } from '../listen.ts';
import { foreignHost, isOwnHost } from '../own-host.ts';
import { createMailPage } from './mail-page.ts';
import { Mailbox } from './mailbox.ts';
import { createSmtpReceiver } from './smtp-receiver.ts';

export interface MailCatcher {
  readonly mailbox: Mailbox;
  readonly mailUrl: string;
  readonly smtpUrl: string;
  close(): Promise<void>;
}

/** Starts an SMTP server that sends nothing on, and a page that shows what it caught. */
export async function startMailCatcher(ports: {
  readonly mailPort: number;
  readonly smtpPort: number;
}): Promise<MailCatcher> {
  const mailbox = new Mailbox();
  const smtp = createSmtpReceiver(mailbox);
  const mailPage = createMailPage(mailbox);
  const page = createAdaptorServer({
    fetch: (request, { incoming: { headers, socket } }) =>
      isOwnHost(headers.host, socket.localPort) ? mailPage.fetch(request) : foreignHost(),
    overrideGlobalObjects: false,
  }) as Server;

  const smtpPort = await listen(smtp.server, ports.smtpPort, { name: 'SMTP', variable: 'VAKMAN_SMTP_PORT' });
  const mailPort = await listen(page, ports.mailPort, {
    name: 'the caught mail',
    variable: 'VAKMAN_MAIL_PORT',
  }).catch((error: unknown) => {
    smtp.close();
    throw error;
  });

  return {
    mailbox,
    mailUrl: `http://localhost:${mailPort}`,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    async close() {
      page.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => smtp.close(() => resolve())),
        new Promise<void>((resolve) => page.close(() => resolve())),
      ]);
    },
  };
}
