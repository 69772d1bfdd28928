import { languages, type Language } from '@vakman/domain/languages/languages.ts';
import { describe, expect, test } from 'vitest';
import type { ClaimedForCustomer, ClaimedForOffice } from '../_shared/database/claimed-conversation.ts';
import { createDelivery } from '../_shared/fixtures/delivery.ts';
import { testHostileTexts } from '../_shared/fixtures/hostile-mails.ts';
import { hostileTexts } from '../_shared/fixtures/hostile-texts.ts';
import { deliverChat } from './deliver-chat.ts';

const id = '5a1c9e3f-7b2d-4c8e-9f0a-1b3d5e7f9a01';
const conversation = { id, title: null, name: 'Jan Jansen', street_address: 'Havenstraat 7' };
const notification = { id: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d', attempts: 1 };

const forCustomer = (language: Language, changes: Partial<ClaimedForCustomer> = {}): ClaimedForCustomer => ({
  notification: { ...notification, kind: 'chat-unread' },
  reader: { email: 'jan@example.org', language },
  conversation,
  unread: 3,
  writers: ['Sanne', 'Piet'],
  ...changes,
});
const forOffice = (text: Partial<ClaimedForOffice['conversation']> = {}): ClaimedForOffice => ({
  notification: { ...notification, kind: 'chat-unread-office' },
  conversation: { ...conversation, ...text },
  unread: 2,
  writers: [],
});
const mailOf = async (claimed: ClaimedForCustomer | ClaimedForOffice) => {
  const { delivery, mail } = createDelivery();
  await deliverChat(claimed, delivery);
  return mail();
};
const prefix = (language: Language) => (language === 'nl' ? '' : `/${language}`);

describe.each(languages)('the mail to a customer, %s', (language) => {
  test('leads to the conversation in his language, and tells who wrote and how much', async () => {
    const mail = await mailOf(forCustomer(language));
    expect(mail).toMatchObject({ to: 'jan@example.org', replyTo: 'info@proef.example' });
    expect(mail.html).toContain(`href="https://site.example${prefix(language)}/dashboard/chat/${id}"`);
    expect(mail.html).toContain(`<html lang="${language}">`);
    for (const text of ['Sanne', 'Piet', '3']) expect(mail.text).toContain(text);
    const page = mail.html.replaceAll(/<style>.*?<\/style>/gs, '');
    for (const text of [mail.subject, mail.text, page]) expect(text).not.toMatch(/[{}]|undefined|NaN/);
  });

  test('is of the firm where nobody who wrote has a name, and names the project', async () => {
    const project = { ...conversation, title: 'Kozijnen aan de waterkant' };
    const mail = await mailOf(forCustomer(language, { writers: [], conversation: project }));
    expect(mail.text).toContain('Kozijnen aan de waterkant');
    expect(mail.text.match(/Proefschilders/g)?.length).toBeGreaterThan(1);
  });

  test('holds no word that was typed into a form', async () => {
    const ordinary = await mailOf(forCustomer(language));
    for (const text of hostileTexts) {
      const typed = { ...conversation, name: text, street_address: text };
      expect(await mailOf(forCustomer(language, { conversation: typed }))).toEqual(ordinary);
    }
  });
});

describe('the mail to the office', async () => {
  const ordinary = await mailOf(forOffice());
  const hostile = new Map<string, Awaited<ReturnType<typeof mailOf>>>(
    await Promise.all(
      hostileTexts.map(
        async (text) =>
          [text, await mailOf(forOffice({ name: text, street_address: text, title: text }))] as const,
      ),
    ),
  );

  test('leads to the conversation, and is answered there alone', () => {
    expect(ordinary.to).toBe('office@firm.example');
    expect(ordinary).not.toHaveProperty('replyTo');
    expect(ordinary.subject).toBe('Nieuw bericht van Jan Jansen, Havenstraat 7');
    expect(ordinary.html).toContain(`href="https://site.example/admin/conversations/${id}"`);
  });

  testHostileTexts(await mailOf(forOffice({ title: 'Kozijnen' })), (text) => {
    const mail = hostile.get(text);
    if (mail === undefined) throw new Error('no such text');
    return mail;
  });
});
