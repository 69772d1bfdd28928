import { compareMessages, flatMessages } from '@vakman/content/messages/compare-messages';
import { languages } from '@vakman/domain/languages/languages';
import { describe, expect, test } from 'vitest';
import { isCode, isTest, repositoryFiles } from '../architecture/repository.ts';
import { messageFolders, type MessageFolder } from './message-files.ts';
import { messageUse } from './message-use.ts';

const folders = messageFolders();
const code = repositoryFiles().filter((file) => isCode(file) && !isTest(file.path));
const useIn = (...places: string[]) =>
  messageUse(code.filter(({ path }) => places.some((place) => path.startsWith(place))));

/** Functions, mails and site name messages by paths; widgets, the dashboard and a mail to the office read properties. */
const inSite = useIn('site/');
const inFunctions = useIn('supabase/functions/', 'supabase/auth-mails/');
const inWidgets = useIn('widgets/src/', 'domain/src/');
const inDashboard = useIn('dashboard/src/', 'domain/src/');

function isUsed({ path, isTranslated }: MessageFolder, key: string): boolean {
  if (path.startsWith('content/')) return inSite.isPath(key);
  if (path.startsWith('widgets/')) return inWidgets.isProperty(key) || inFunctions.isPath(key);
  if (path.startsWith('dashboard/')) return inDashboard.isProperty(key);
  return isTranslated ? inFunctions.isPath(key) : inFunctions.isProperty(key);
}

test('the messages of site, widget, mails and functions are found', () => {
  expect(folders.map((folder) => folder.path)).toEqual(
    expect.arrayContaining([
      'content/messages',
      'widgets/src/quote-form/messages',
      'supabase/functions/send-quote-notification/messages',
    ]),
  );
});

describe.each(folders)('$path', (folder) => {
  const { byLanguage, isTranslated } = folder;
  const dutch = byLanguage.get('nl') ?? {};

  test('has at least one message, and a file for each language', () => {
    expect(flatMessages(dutch).size).toBeGreaterThan(0);
    if (isTranslated) expect([...byLanguage.keys()].toSorted()).toEqual([...languages].toSorted());
  });

  test('lacks no key, adds none, and keeps the placeholders', () => {
    const faults = [...byLanguage].flatMap(([language, messages]) =>
      compareMessages(dutch, messages).map(({ key, reason }) => `${language}.json ${key}: ${reason}`),
    );
    expect(faults).toEqual([]);
  });

  test('holds no message that nothing shows', () => {
    expect([...flatMessages(dutch).keys()].filter((key) => !isUsed(folder, key))).toEqual([]);
  });
});

test.each([
  [
    { a: 'Call', b: { c: 'Shut' } },
    { key: 'a', reason: 'Expected the placeholders {phone}' },
  ],
  [
    { a: 'Call {tel}', b: { c: 'Shut' } },
    { key: 'a', reason: 'Expected the placeholders {phone}' },
  ],
  [
    { a: 'Call {phone}', b: { c: '' } },
    { key: 'b.c', reason: 'Empty' },
  ],
  [
    { a: 'Call {phone}', b: { c: 'Shut ' } },
    { key: 'b.c', reason: 'White space at its ends' },
  ],
  [
    { a: 'Call {phone}', b: 'Shut' },
    { key: 'b.c', reason: 'Missing' },
  ],
  [
    { a: 'Call {phone}', b: { c: 'Shut', d: 'More' } },
    { key: 'b.d', reason: 'Not in nl.json' },
  ],
])('%j is no whole translation', (messages, fault) => {
  expect(compareMessages({ a: 'Bel {phone}', b: { c: 'Sluiten' } }, messages)).toContainEqual(fault);
});
