import { honeypotName } from '@vakman/domain/form/form.honeypot.ts';
import { languages } from '@vakman/domain/languages/languages.ts';
import { photoPathPattern } from '@vakman/domain/photos/photos.paths.ts';
import { describe, expect, test } from 'vitest';
import * as files from '../_shared/fixtures/files.ts';
import { unescaped } from '../_shared/fixtures/sent-form.ts';
import { translateQuoteForm } from '../_shared/translations/quote-form-messages.ts';
import { backend, fieldsIn, good, siteUrl } from './handler.fixture.ts';
import { handle, type Dependencies } from './handler.ts';
import { contentDigest } from './request-id.ts';
import { readSubmission } from './submission.ts';

describe('a good request', () => {
  test('is stored with its photos for the address of the visitor, and the mails are asked for', async () => {
    const { send, stored, uploaded, notified } = backend();
    const { status, headers } = await send({
      ...good,
      name: '  Jan de Vries ',
      language: 'uk',
      source: 'partner',
      photos: [files.jpeg(), files.pdf(), files.empty()],
    });
    expect([status, headers.get('location')]).toEqual([303, `${siteUrl}/uk/offerte-aanvragen/bedankt`]);
    const paths = [...uploaded.keys()];
    expect([...uploaded.values()]).toEqual(['image/jpeg', 'application/pdf']);
    for (const path of paths) expect(path).toMatch(new RegExp(photoPathPattern));
    expect(stored).toEqual([
      {
        ...good,
        id: expect.any(String) as string,
        photos: paths.map((path) => `https://x/${path}?token=t`),
        language: 'uk',
        source: 'partner',
        sender: '192.0.2.1',
      },
    ]);
    expect(notified).toEqual([stored[0]?.id]);
  });

  test('leads to the Dutch page without a language', async () => {
    const { headers } = await backend().send(good);
    expect(headers.get('location')).toBe(`${siteUrl}/offerte-aanvragen/bedankt`);
  });

  test('sent twice is one request; sent with a change, another', async () => {
    const { send, stored } = backend();
    const values = () => ({ ...good, photos: files.jpeg() });
    await Promise.all([send(values()), send(values())]);
    expect(stored).toHaveLength(1);
    await send({ ...values(), message: 'Vijf kozijnen, bij nader inzien.' });
    expect(stored).toHaveLength(2);
  });

  describe('under an id that the form brings', () => {
    const id = '3f2a91c4-0000-4000-8000-000000000001';
    const messages = Array.from({ length: 40 }, (_, index) => `Graag een offerte voor deur ${index}.`);
    const storedMessages = (stored: readonly { readonly message: string }[]) =>
      stored.map(({ message }) => message).toSorted();

    test('is another request each time it says something else: nobody is thanked for what is not stored', async () => {
      const { send, stored } = backend();
      const answers = await Promise.all(messages.map((message) => send({ ...good, id, message })));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
      expect(storedMessages(stored)).toEqual(messages.toSorted());
    });

    test('is so too where the form says that this was sent under it', async () => {
      const { send, stored, notified } = backend();
      const content = (message: string) =>
        contentDigest(
          readSubmission({ values: new Map(Object.entries({ ...good, message }).map(([k, v]) => [k, [v]])) }),
        );
      const answers = await Promise.all(
        messages.map((message) => send({ ...good, id, message, sent_content: content(message) })),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
      expect(storedMessages(stored)).toEqual(messages.toSorted());
      expect(stored[0]?.id).toBe(id);
      expect(notified.toSorted()).toEqual(stored.map((request) => request.id).toSorted());
    });
  });

  test('is received where the mails cannot be asked for', async () => {
    const { send } = backend({ notify: () => Promise.reject(new Error('down')) });
    expect((await send(good)).status).toBe(303);
  });

  test('leaves no word of the visitor in the log', async () => {
    const { send, logged } = backend({ notify: () => Promise.reject(new Error(good.email)) });
    await send({ ...good, photos: files.jpeg() });
    const lines = JSON.stringify(logged);
    for (const value of [...Object.values(good), '192.0.2.1']) expect(lines).not.toContain(value);
    expect(logged).not.toEqual([]);
  });
});

test.each(languages)(
  'a visitor whose browser filled in the trap is told, loses nothing, and can send again (%s)',
  async (language) => {
    const t = translateQuoteForm(language);
    const { send, stored, uploaded } = backend();
    const { status, page } = await send({ ...good, language, [honeypotName]: 'x', photos: files.jpeg() });
    expect([status, stored.length]).toEqual([422, 0]);
    expect(unescaped(page)).toContain(t('toasts.trapped.title'));
    expect(unescaped(page)).toContain(t('toasts.trapped.text'));
    expect(page).toContain('href="tel:+31369998877"');
    // The field is gone, so that no browser fills it in once more.
    expect(page).not.toContain(honeypotName);
    const again = fieldsIn(page);
    expect(again).toEqual({ ...good, language, photo_path: [...uploaded.keys()][0] });
    expect((await send({ ...again, photos: files.empty() })).status).toBe(303);
    expect(stored).toMatchObject([{ ...good, photos: [expect.stringContaining('https://x/')] }]);
  },
);

test('what another form hands over is shown, never stored, until the visitor sends it', async () => {
  const { send, stored } = backend();
  const { status, page } = await send({ ...good, timeline: '', language: 'fr', begin: 'yes' });
  expect(status).toBe(200);
  expect(page).not.toContain('role="alert"');
  expect(stored).toEqual([]);
  const shown = fieldsIn(page);
  expect(shown).toEqual({ ...good, timeline: '', language: 'fr' });
  expect((await send({ ...shown, timeline: 'asap' })).status).toBe(303);
  expect(stored).toHaveLength(1);
});

describe('the answer', () => {
  test('runs nothing, is kept by one browser alone and not found', async () => {
    const { headers, page } = await backend().send({});
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/style-src 'sha256-[A-Za-z0-9+/]{43}='/);
    expect(policy).not.toContain('unsafe');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(page).not.toMatch(/<script|style="| on\w+="/);
  });

  test('to the form target is on our own site', async () => {
    const { page } = await backend().send({});
    expect(page).toContain(`action="${siteUrl}/api/submit-quote-request"`);
  });

  test.each(['GET', 'PUT', 'OPTIONS'])('to %s is 405', async (method) => {
    const response = await handle(new Request('https://backend.example', { method }), {} as Dependencies);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});
