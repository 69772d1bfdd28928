import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import type { Mail } from '../mail.ts';
import { smtpTransport } from './smtp.ts';

const mail: Mail = {
  id: '00000000-0000-4000-8000-000000000001',
  from: 'Firm <no-reply@firm.example>',
  to: 'jan@example.org',
  subject: 'Hallo',
  html: '<p>Hallo</p>',
  text: 'Hallo',
};

type Step = 'connection' | 'sign-in' | 'sender' | 'recipient' | 'content';

const refusal = (answer: string) =>
  Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });

/** A server that gives this answer at one step, and takes all before it. */
function refusing(step: Step, answer: string): SMTPServerOptions {
  const at = (asked: Step) => (step === asked ? refusal(answer) : null);
  return {
    onConnect: (_session, callback) => callback(at('connection')),
    onAuth: (_auth, _session, callback) => callback(at('sign-in'), { user: 'firm' }),
    onMailFrom: (_address, _session, callback) => callback(at('sender')),
    onRcptTo: (_address, _session, callback) => callback(at('recipient')),
    onData(stream, _session, callback) {
      stream.on('end', () => callback(at('content'))).resume();
    },
  };
}

let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

/** How the sender of a mail is told, with a server that refuses it. */
async function failure(step: Step, answer: string, pipelining = true): Promise<unknown> {
  server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    hidePIPELINING: !pipelining,
    ...refusing(step, answer),
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const account = step === 'sign-in' ? 'firm:password@' : '';
  const transport = smtpTransport(`smtp://${account}127.0.0.1:${port}`, 'firm.example');
  return transport.send(mail).then(
    () => 'sent',
    (error: unknown) => error,
  );
}

describe('a refused address', () => {
  test.each([
    '550 no such mailbox',
    '550 5.1.1 User unknown',
    '550 5.1.2 no such domain',
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound',
    '550 5.4.1 Recipient address rejected: Access denied',
    '551 user not local',
    '552 5.2.2 mailbox full',
    '553 mailbox name not allowed',
    '556 5.1.10 domain does not accept mail',
    '501 5.1.3 bad address syntax',
  ])('is refused for good: %s', async (answer) => {
    expect(await failure('recipient', answer)).toMatchObject({
      name: 'MailNotSent',
      message: `SMTP EENVELOPE ${answer.slice(0, 3)}`,
      fault: 'refused',
    });
  });

  test.each([
    '450 mailbox busy',
    '450 4.2.0 greylisted',
    '450 4.1.2 domain not found',
    '452 4.2.2 mailbox full',
  ])('is put off: %s', async (answer) => {
    expect(await failure('recipient', answer)).toMatchObject({ fault: 'deferred' });
  });

  test.each([true, false])('is known whether commands are sent together or not: %s', async (pipelining) => {
    const answer = '550 5.1.1 User unknown';
    expect(await failure('recipient', answer, pipelining)).toMatchObject({ fault: 'refused' });
  });
});

describe('what would stop any mail is no fault of the address', () => {
  test.each([
    ['connection', '554 5.7.1 you are blocked'],
    ['sign-in', '535 5.7.8 bad password'],
    ['sender', '550 5.1.0 sender rejected'],
    ['sender', '553 sender not allowed'],
    ['recipient', '421 4.3.2 closing'],
    ['recipient', '451 4.3.0 local error'],
    ['recipient', '451 4.4.3 cannot look that up now'],
    ['recipient', '451 try again later'],
    ['recipient', '452 too little room'],
    ['recipient', '503 bad sequence of commands'],
    ['recipient', '530 5.7.0 authentication required'],
    ['recipient', '550 relay not permitted'],
    ['recipient', '550 5.7.1 Relaying denied'],
    ['recipient', '553 not in my list of allowed rcpthosts (#5.7.1)'],
    ['recipient', '550 5.1.8 sender domain does not exist'],
    ['recipient', '554 5.7.1 Relay access denied'],
    ['recipient', '554 transaction failed'],
    ['content', '550 looks like spam'],
    ['content', '552 5.3.4 too large'],
    ['content', '451 4.3.0 queue full'],
  ] as const)('%s: %s', async (step, answer) => {
    expect(await failure(step, answer)).toMatchObject({ name: 'MailNotSent', fault: 'system' });
  });
});
