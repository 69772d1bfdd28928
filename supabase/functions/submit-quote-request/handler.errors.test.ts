import { languages } from '@vakman/domain/languages/languages.ts';
import { describe, expect, test } from 'vitest';
import * as files from '../_shared/fixtures/files.ts';
import { hostileTexts } from '../_shared/fixtures/hostile-texts.ts';
import { translateQuoteForm } from '../_shared/translations/quote-form-messages.ts';
import { backend, fieldsIn, good } from './handler.fixture.ts';

describe('a request with errors', () => {
  const wrong = { ...good, email: 'jan', phone: '123', timeline: '', message: 'kort' };

  test.each(languages)(
    'comes back with a summary and each message beside its field (%s)',
    async (language) => {
      const t = translateQuoteForm(language);
      const { send, stored } = backend();
      const { status, page } = await send({ ...wrong, language });
      expect(status).toBe(422);
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain(`<title>${t('errorSummary.prefix')} `);
      for (const [name, key] of [
        ['email', 'email.invalid'],
        ['phone', 'phone.tooShort'],
        ['timeline', 'timeline.required'],
        ['message', 'message.tooShort'],
      ] as const) {
        const words = t(`errors.${key}`);
        expect(page).toMatch(new RegExp(`<a href="#${name}"[^>]*>${RegExp.escape(words)}</a>`));
        expect(page).toMatch(
          new RegExp(`id="${name}-error"[^>]*><span class="unseen">[^<]+</span> ${RegExp.escape(words)}<`),
        );
        expect(page).toMatch(new RegExp(`id="${name}"[^>]*aria-describedby="[^"]*${name}-error"`));
      }
      expect(page).not.toMatch(/[{]\w+[}]/);
      expect(stored).toEqual([]);
    },
  );

  test('keeps everything typed, and can be sent again as it stands', async () => {
    const { send } = backend();
    const { page } = await send({ ...wrong, language: 'de', source: 'partner' });
    expect(fieldsIn(page)).toEqual({ ...wrong, language: 'de', source: 'partner' });
  });

  test.each(hostileTexts)('keeps hostile text %# as text', async (text) => {
    const { send } = backend();
    const typed = { ...wrong, name: text, street_address: text, message: text, phone: text, email: text };
    const { page } = await send(typed);
    const asTyped = text.replaceAll('\r\n', '\n');
    expect(fieldsIn(page)).toMatchObject({ name: asTyped, message: asTyped, email: asTyped });
    const plain = await send({ ...wrong, name: 'J', street_address: 'K', email: 'x' });
    const tags = (html: string) => [...new Set(html.match(/<[a-z!/]+/gi))];
    expect(tags(page).filter((tag) => !tags(plain.page).includes(tag))).toEqual([]);
    expect(page).not.toContain('<script');
  });

  test('keeps its photos without sending them twice', async () => {
    const { send, stored, uploaded } = backend();
    const { page } = await send({ ...wrong, photos: [files.jpeg(), files.pdf()] });
    const again = fieldsIn(page);
    expect(again['photo_path']).toEqual([...uploaded.keys()]);
    expect((await send({ ...again, ...good, photos: files.empty() })).status).toBe(303);
    expect(uploaded.size).toBe(2);
    expect(stored[0]?.photos).toHaveLength(2);
  });

  test.each([
    ['a renamed page', files.html(), 'gevel.jpg', 'wrongType'],
    ['a drawing with scripts', files.svg(), 'tekening.svg', 'wrongType'],
    ['30 megabytes', files.largeJpeg(30), 'groot.jpg', 'tooLarge'],
  ] as const)('%s is refused by name, and the rest is kept', async (_what, file, name, key) => {
    const { send, uploaded } = backend();
    const { status, page } = await send({ ...good, photos: [files.jpeg(), file] });
    expect(status).toBe(422);
    expect(page).toContain(translateQuoteForm('nl')(`errors.photos.${key}`, { file: name, megabytes: 10 }));
    expect(fieldsIn(page)).toMatchObject({ ...good, photo_path: [...uploaded.keys()][0] });
  });

  test('25 files are ten, and a message', async () => {
    const { send, uploaded } = backend();
    const { status, page } = await send({ ...good, photos: Array.from({ length: 25 }, () => files.jpeg()) });
    expect([status, uploaded.size]).toEqual([422, 10]);
    expect(page).toContain('hoogstens 10 bestanden');
  });

  test('a file name is text too', async () => {
    const { page } = await backend().send({
      ...good,
      photos: new File(['x'], '<img src=x onerror=alert(1)>.jpg'),
    });
    expect(page).toContain('&lt;img src=x');
    expect(page).not.toContain('<img');
  });
});
