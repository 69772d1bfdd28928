import { languages } from '@vakman/domain/languages/languages.ts';
import { describe, expect, test } from 'vitest';
import { createDelivery } from '../_shared/fixtures/delivery.ts';
import { hostileTexts } from '../_shared/fixtures/hostile-texts.ts';
import { claimedQuoteRequest, storedQuoteRequest } from '../_shared/fixtures/stored-quote-request.ts';
import { deliverQuoteRequest } from './deliver-quote-request.ts';

async function delivered(
  kind: 'office' | 'confirmation',
  changes: Parameters<typeof storedQuoteRequest>[0] = {},
) {
  const { delivery, mail, attached } = createDelivery();
  await deliverQuoteRequest(claimedQuoteRequest(kind, storedQuoteRequest(changes)), delivery);
  return { mail: mail(), attached };
}

describe('office', () => {
  test('answers go to the applicant, and the moved photos stand in the request', async () => {
    const { mail, attached } = await delivered('office');
    const folder = `quote-requests/${storedQuoteRequest().id}`;
    expect(mail).toMatchObject({ to: 'office@firm.example', replyTo: 'jan@example.org' });
    expect(mail.html).toContain(`https://backend.example/${folder}/`);
    expect(mail.text).toContain('zaterdag 28 november 2026 om 14:06');
    expect(attached).toEqual([
      [storedQuoteRequest().id, [expect.stringContaining(folder), expect.stringContaining(folder)]],
    ]);
  });

  test("the visitor's own links do not stand in it", async () => {
    expect((await delivered('office')).mail.html).not.toContain('token=visitor');
  });

  test('a request without photos attaches nothing', async () => {
    expect((await delivered('office', { photos: [] })).attached).toEqual([]);
  });

  test('an address that is none gets no answers', async () => {
    const { mail } = await delivered('office', { email: 'jan@example.org\r\nBcc: x@example.com' });
    expect(mail.replyTo).toBeUndefined();
    expect(mail.to).toBe('office@firm.example');
  });
});

describe('confirmation', () => {
  test('goes to the applicant, says that it is automatic, and answers go to the firm', async () => {
    const { mail } = await delivered('confirmation');
    expect(mail).toMatchObject({
      to: 'jan@example.org',
      from: 'Firm <no-reply@firm.example>',
      replyTo: 'info@proef.example',
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  });

  test.each(languages)('holds no word of the applicant in %s, whatever he typed', async (language) => {
    const plain = await delivered('confirmation', { language });
    for (const text of hostileTexts) {
      const hostile = await delivered('confirmation', {
        language,
        name: text,
        phone: text,
        phone_normalised: text,
        street_address: text,
        postal_code: text,
        postal_code_normalised: text,
        message: text,
        source: text,
        photos: [text],
        square_meters: '500+',
      });
      expect(hostile).toEqual(plain);
    }
  });

  test.each(hostileTexts)('is not sent to what is no address: hostile text %#', async (email) => {
    await expect(delivered('confirmation', { email })).rejects.toMatchObject({ fault: 'refused' });
    await expect(delivered('confirmation', { email: `jan@example.org, ${email}` })).rejects.toMatchObject({
      name: 'MailNotSent',
    });
  });

  test('is the same each time it is sent', async () => {
    expect(await delivered('confirmation')).toEqual(await delivered('confirmation'));
  });
});

describe('reply', () => {
  const write = async (changes: { subject?: string; body?: string }, email = 'jan@example.org') => {
    const { delivery, mail } = createDelivery();
    const reply = { language: 'de', subject: 'Ihre Anfrage', body: 'Guten Tag', ...changes } as const;
    await deliverQuoteRequest(claimedQuoteRequest('reply', storedQuoteRequest({ email }), reply), delivery);
    return mail();
  };

  test('goes to the applicant as a letter: in its language, line by line, and answers go to the firm', async () => {
    const mail = await write({ body: 'Guten Tag,\n\nwir kommen morgen.\nSanne Vos' });
    expect(mail).toMatchObject({
      to: 'jan@example.org',
      replyTo: 'info@proef.example',
      subject: 'Ihre Anfrage',
    });
    expect(mail.headers).toBeUndefined();
    expect(mail.html).toContain('<html lang="de">');
    expect(mail.html).toContain('wir kommen morgen.<br />Sanne Vos');
    expect(mail.text).toContain('Guten Tag,\n\nwir kommen morgen.\nSanne Vos');
    expect(mail.text).toContain('3F2A-91C4');
  });

  test.each(hostileTexts)('shows what it says, and runs none of it: hostile text %#', async (text) => {
    const mail = await write({ subject: text.slice(0, 150), body: text });
    expect(mail.subject).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    expect(mail.html).not.toContain('<script');
    expect(mail.html).not.toContain('<img src=x');
  });

  test('is not sent to what is no address', async () => {
    await expect(write({}, 'jan@example.org, other@example.org')).rejects.toMatchObject({ fault: 'refused' });
  });
});
