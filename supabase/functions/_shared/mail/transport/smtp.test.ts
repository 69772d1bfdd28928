import { createServer, type AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import type { Mail } from '../mail.ts';
import { smtpTransport } from './smtp.ts';

const mail: Mail = {
  id: '00000000-0000-4000-8000-000000000001',
  from: 'Firm <no-reply@firm.example>',
  to: 'jan@example.org',
  replyTo: 'office@firm.example',
  subject: 'Ваша заявка – 您的申请',
  html: '<p>Hallo</p>',
  text: 'Hallo',
  headers: { 'Auto-Submitted': 'auto-generated' },
};

interface Received {
  /** Of the envelope: who gets the mail, whatever its head says. */
  readonly recipients: readonly string[];
  readonly source: string;
}

let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

async function serverWith(refusal?: Error & { responseCode?: number }) {
  const received: Received[] = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) => callback(refusal),
    onData(stream, session, callback) {
      // The server forgets them once the mail is taken.
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({ recipients, source: Buffer.concat(chunks).toString() });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { received, transport: smtpTransport(`smtp://127.0.0.1:${port}`, 'firm.example') };
}

test('a mail arrives as it was written', async () => {
  const { received, transport } = await serverWith();
  await transport.send(mail);
  const parsed = await PostalMime.parse(received[0]?.source ?? '');
  expect(parsed).toMatchObject({
    subject: mail.subject,
    messageId: `<${mail.id}@firm.example>`,
    to: [{ address: 'jan@example.org' }],
    replyTo: [{ address: 'office@firm.example' }],
    html: expect.stringContaining('<p>Hallo</p>') as string,
    text: expect.stringContaining('Hallo') as string,
  });
  expect(parsed.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});

test('others get the same mail', async () => {
  const { received, transport } = await serverWith();
  await transport.send({ ...mail, copies: ['planning@firm.example'] });
  const recipients = received.flatMap((mail) => mail.recipients);
  expect(recipients).toEqual(['jan@example.org', 'planning@firm.example']);
});

test('a file arrives with its type, its method and its letters', async () => {
  const { received, transport } = await serverWith();
  const contentType = 'text/calendar; method=CANCEL; charset=utf-8';
  const content = 'BEGIN:VCALENDAR\r\nSUMMARY:外墙清洗\r\nEND:VCALENDAR\r\n';
  await transport.send({ ...mail, attachments: [{ filename: 'afspraak.ics', contentType, content }] });
  const source = received[0]?.source ?? '';
  expect(source).toMatch(/Content-Type: text\/calendar; method=CANCEL; charset=utf-8/);
  const parsed = await PostalMime.parse(source, { attachmentEncoding: 'utf8' });
  expect(parsed.attachments).toMatchObject([
    {
      filename: 'afspraak.ics',
      mimeType: 'text/calendar',
      method: 'CANCEL',
      content: content.replaceAll('\r', ''),
    },
  ]);
});

test('a file of bytes arrives as it is', async () => {
  const { received, transport } = await serverWith();
  const content = Uint8Array.from({ length: 3000 }, (_, place) => place % 256);
  const file = { filename: 'Кошторис 2026-0042.pdf', contentType: 'application/pdf', content };
  await transport.send({ ...mail, attachments: [file] });
  const { attachments } = await PostalMime.parse(received[0]?.source ?? '');
  expect(attachments).toMatchObject([{ filename: file.filename, mimeType: 'application/pdf' }]);
  expect(new Uint8Array(attachments[0]?.content as ArrayBuffer)).toEqual(content);
});

test.each(['jan@example.org, victim@example.com', 'jan@example.org\r\nRCPT TO:<victim@example.com>'])(
  'one address is one recipient: %j',
  async (to) => {
    const { received, transport } = await serverWith();
    await transport.send({ ...mail, to }).catch(() => undefined);
    const recipients = received.flatMap((mail) => mail.recipients);
    expect(recipients).not.toContain('victim@example.com');
  },
);

test("a refusal gives codes, not the server's words", async () => {
  const refusal = Object.assign(new Error('no mailbox jan@example.org here'), { responseCode: 550 });
  const { transport } = await serverWith(refusal);
  await expect(transport.send(mail)).rejects.toMatchObject({
    name: 'MailNotSent',
    message: 'SMTP EENVELOPE 550',
  });
});

test('a server that answers a little at a time, without an end, does not hold the mail', async () => {
  const drips: NodeJS.Timeout[] = [];
  const endless = createServer((socket) => {
    socket.write('220 firm.example\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (command: Buffer) => {
      if (command.toString().startsWith('EHLO')) socket.write('250 firm.example\r\n');
      else drips.push(setInterval(() => socket.write('250-wait\r\n'), 20));
    });
  });
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  const { port } = endless.address() as AddressInfo;
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, 'firm.example', 200);
  await expect(transport.send(mail)).rejects.toMatchObject({ message: 'SMTP EABORT', fault: 'system' });
  for (const drip of drips) clearInterval(drip);
  await new Promise<void>((resolve) => endless.close(() => resolve()));
});

test('a server that is down is a failed mail', async () => {
  const transport = smtpTransport('smtp://127.0.0.1:9', 'firm.example');
  await expect(transport.send(mail)).rejects.toMatchObject({ name: 'MailNotSent', message: 'SMTP ESOCKET' });
});
