import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailCatcher, type MailCatcher } from './mail-catcher.ts';
import type { CaughtMail } from './mailbox.ts';

let catcher: MailCatcher;
beforeAll(async () => {
  catcher = await startMailCatcher({ mailPort: 0, smtpPort: 0 });
});
beforeEach(() => catcher.mailbox.empty());
afterAll(() => catcher.close());

const mail = {
  from: '"Vakman Schilders" <no-reply@vakman.example>',
  to: ['office@vakman.example', 'second@vakman.example'],
  subject: 'Aanvraag van Zoë 🎨 <script>',
  text: 'Beste Zoë,\n\n🎨',
  html: '<!doctype html><html><head><title>x</title></head><body><p>Beste <b>Zoë</b></p></body></html>',
  headers: { 'x-reference': 'A1' },
};

const send = (changes: Partial<typeof mail> = {}) =>
  createTransport(catcher.smtpUrl).sendMail({ ...mail, ...changes });
const caught = async () =>
  (await (await fetch(`${catcher.mailUrl}/api/mails`)).json()) as readonly CaughtMail[];
const page = (path: string) => fetch(catcher.mailUrl + path);

describe('the mail catcher', () => {
  it('gives programs what it caught, newest first', async () => {
    await send();
    await send({ subject: 'Second' });
    const [second, first] = await caught();
    expect(second?.subject).toBe('Second');
    expect(first).toMatchObject({
      from: 'Vakman Schilders <no-reply@vakman.example>',
      to: mail.to,
      subject: mail.subject,
      text: `${mail.text}\n`,
      html: expect.stringContaining('<b>Zoë</b>'),
    });
    expect(first?.headers).toContainEqual({ name: 'X-Reference', value: 'A1' });
  });

  it('keeps the last of too many', async () => {
    for (let time = 0; time <= 500; time += 1) {
      catcher.mailbox.add({ ...mail, subject: String(time), headers: [] });
    }
    const mails = await caught();
    expect([mails.length, mails[0]?.subject, mails.at(-1)?.subject]).toEqual([500, '500', '1']);
  });

  it('is emptied', async () => {
    await send();
    expect((await fetch(`${catcher.mailUrl}/api/mails`, { method: 'DELETE' })).status).toBe(204);
    expect(await caught()).toEqual([]);
    expect(await (await page('/')).text()).toContain('No mail yet');
  });

  it('shows the newest mail, and every part of each, without trusting its words', async () => {
    await send();
    const [{ id } = { id: '' }] = await caught();
    const newest = await (await page('/')).text();
    expect(newest).toContain('Zoë 🎨 &lt;script&gt;');
    expect(newest).toContain(`<iframe src="/mails/${id}/body"`);
    expect(await (await page(`/mails/${id}?view=text`)).text()).toContain('<pre>Beste Zoë,');
    expect(await (await page(`/mails/${id}?view=headers`)).text()).toContain('<dt>X-Reference</dt>');
  });

  it('lets a mail run nothing, and opens its links in a tab of their own', async () => {
    await send();
    const [{ id } = { id: '' }] = await caught();
    const body = await page(`/mails/${id}/body`);
    const policy = body.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/);
    expect(policy).not.toContain('script');
    expect(await body.text()).toMatch(/^<!doctype html><html><head><base target="_blank">/);
  });

  it('lists what is attached, and hands it out as it came', async () => {
    const content = 'BEGIN:VCALENDAR\r\nSUMMARY:Зустріч\r\nEND:VCALENDAR\r\n';
    const file = { filename: '<b>.ics', contentType: 'text/calendar; method=REQUEST', content };
    await createTransport(catcher.smtpUrl).sendMail({
      ...mail,
      attachments: [file, { filename: 'b', content: 'b' }],
    });
    const [{ id } = { id: '' }] = await caught();
    const list = await (await page('/')).text();
    expect(list).toContain(`<a href="/mails/${id}/attachments/0">&lt;b&gt;.ics</a>`);
    const calendar = await page(`/mails/${id}/attachments/0`);
    expect(calendar.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''%3Cb%3E.ics");
    expect(calendar.headers.get('content-type')).toContain('text/calendar');
    expect((await calendar.text()).replaceAll('\r', '')).toBe(content.replaceAll('\r', ''));
    expect((await page(`/mails/${id}/attachments/2`)).status).toBe(404);
  });

  it('shows a mail without HTML as text', async () => {
    await createTransport(catcher.smtpUrl).sendMail({ ...mail, html: undefined });
    expect(await (await page('/')).text()).toContain('<pre>Beste Zoë,');
  });

  it('leads from a mail that is gone to the list', async () => {
    const gone = await fetch(`${catcher.mailUrl}/mails/gone`, { redirect: 'manual' });
    expect(gone.headers.get('location')).toBe('/');
    expect((await page('/mails/gone/body')).status).toBe(404);
  });

  it('stands in the frame of no other page, and runs nothing of another', async () => {
    await send();
    const [mail] = await caught();
    const policyOf = async (path: string) => (await page(path)).headers.get('content-security-policy');
    for (const path of ['/', `/mails/${mail?.id}`, '/api/mails', '/mail-page.js', '/nowhere']) {
      expect(await policyOf(path), path).toMatch(/^default-src 'none'/);
      expect(await policyOf(path), path).toMatch(/frame-ancestors 'none'$/);
    }
    expect(await policyOf(`/mails/${mail?.id}/body`)).toMatch(/^sandbox .*frame-ancestors 'self'$/);
  });
});
