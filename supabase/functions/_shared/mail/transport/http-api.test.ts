import { expect, test } from 'vitest';
import type { Mail } from '../mail.ts';
import { httpApiTransport } from './http-api.ts';

const mail: Mail = {
  id: '00000000-0000-4000-8000-000000000001',
  from: 'Firm <no-reply@firm.example>',
  to: 'jan@example.org',
  replyTo: 'office@firm.example',
  subject: 'Hallo',
  html: '<p>Hallo</p>',
  text: 'Hallo',
};

function serviceThat(answer: () => Promise<Response>) {
  const asked: Request[] = [];
  const transport = httpApiTransport('https://mail.example/emails', 'key', (input, init) => {
    asked.push(new Request(input, init));
    return answer();
  });
  return { asked, transport };
}

test('a mail is sent as JSON, under the key, once for each notification', async () => {
  const { asked, transport } = serviceThat(() => Promise.resolve(new Response('{}')));
  await transport.send(mail);
  const request = asked[0];
  expect(request?.headers.get('authorization')).toBe('Bearer key');
  expect(request?.headers.get('idempotency-key')).toBe(mail.id);
  expect(await request?.json()).toEqual({
    from: mail.from,
    to: ['jan@example.org'],
    reply_to: 'office@firm.example',
    subject: 'Hallo',
    html: '<p>Hallo</p>',
    text: 'Hallo',
  });
});

test('others get the same mail', async () => {
  const { asked, transport } = serviceThat(() => Promise.resolve(new Response('{}')));
  await transport.send({ ...mail, copies: ['planning@firm.example'] });
  expect(await asked[0]?.json()).toMatchObject({ to: ['jan@example.org'], cc: ['planning@firm.example'] });
});

test('a file goes with its type and its method', async () => {
  const { asked, transport } = serviceThat(() => Promise.resolve(new Response('{}')));
  const contentType = 'text/calendar; method=REQUEST; charset=utf-8';
  await transport.send({ ...mail, attachments: [{ filename: 'a.ics', contentType, content: 'Zoë' }] });
  expect(await asked[0]?.json()).toMatchObject({
    attachments: [{ filename: 'a.ics', content_type: contentType, content: btoa('Zo\u00c3\u00ab') }],
  });
});

test('a file of bytes goes as it is', async () => {
  const { asked, transport } = serviceThat(() => Promise.resolve(new Response('{}')));
  const content = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 0xff]);
  const file = { filename: 'a.pdf', contentType: 'application/pdf', content };
  await transport.send({ ...mail, attachments: [file] });
  expect(await asked[0]?.json()).toMatchObject({
    attachments: [{ filename: 'a.pdf', content_type: 'application/pdf', content: 'JVBERgD/' }],
  });
});

test('a mail that the service took before, with links that have changed since, is sent', async () => {
  const answer = (name: string) => () => Promise.resolve(Response.json({ name }, { status: 409 }));
  await serviceThat(answer('invalid_idempotent_request')).transport.send(mail);
  await expect(
    serviceThat(answer('concurrent_idempotent_requests')).transport.send(mail),
  ).rejects.toMatchObject({ message: 'mail service answered 409' });
});

test("a refusal gives the status, not the service's words", async () => {
  const words = () => Promise.resolve(new Response('jan@example.org is blocked', { status: 422 }));
  await expect(serviceThat(words).transport.send(mail)).rejects.toMatchObject({
    name: 'MailNotSent',
    message: 'mail service answered 422',
  });
});

test('an address that the service does not take is refused for good, and nothing else is', async () => {
  const answer = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }));
  const about = (field: string) => ({
    name: 'validation_error',
    message: `Invalid \`${field}\` field. The email address needs to follow the \`email@example.com\` format.`,
  });
  await expect(serviceThat(answer(422, about('to'))).transport.send(mail)).rejects.toMatchObject({
    message: 'mail service answered 422',
    fault: 'refused',
  });
  for (const [status, body] of [
    [422, about('from')],
    [422, 'Invalid `to` field'],
    [403, about('to')],
    [429, { name: 'daily_quota_exceeded' }],
    [500, {}],
  ] as const)
    await expect(serviceThat(answer(status, body)).transport.send(mail)).rejects.toMatchObject({
      fault: 'system',
    });
});

test('a service that is down is a failed mail', async () => {
  const { transport } = serviceThat(() => Promise.reject(new TypeError('fetch failed for jan@example.org')));
  await expect(transport.send(mail)).rejects.toMatchObject({
    name: 'MailNotSent',
    message: 'mail service not reached: TypeError',
  });
});
