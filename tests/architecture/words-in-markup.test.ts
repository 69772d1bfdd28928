import { expect, test } from 'vitest';
import { isTest, repositoryFiles } from './repository.ts';
import { wordFaults } from './words-in-markup.ts';

test('no template holds words, prices or phone numbers', () => {
  const templates = repositoryFiles().filter(({ path }) => path.endsWith('.tsx') && !isTest(path));
  expect(templates.flatMap(wordFaults)).toEqual([]);
});

const faults = (text: string) => wordFaults({ path: 'site/src/a.tsx', text });

test.each([
  'const a = <p>Offerte</p>;',
  'const a = <p>{x} kamers</p>;',
  'const a = <img alt="Voorgevel" />;',
  'const a = <button aria-label="Sluiten" />;',
  "const a = '036 - 123 45 67';",
  'const a = <a href="tel:+31361234567">{x}</a>;',
  "const a = '9,95';",
  'const a = `€ ${x}`;',
  "const a = t('Vraag een offerte aan voor uw huis');",
])('%s is refused', (text) => {
  expect(faults(text).length).toBeGreaterThan(0);
});

test.each([
  'const a = <p>{messages.title}</p>;',
  'const a = <p className="card card-wide">·</p>;',
  'const a = <meta content="width=device-width, initial-scale=1" />;',
  'const a = <svg viewBox="0 0 1200 600"><path d="M0 0 10 20 30 40 50" /></svg>;',
  "const a = 'm0 0 10 20 30 40 50z';",
  'const a = <path d="M0 0 10.5,20.25 30 40 50 60 70 80 90" />;',
  "const a = 'de';",
  'const a = <img alt="" />;',
  "import x from './van-de-een.ts';",
])('%s is fine', (text) => {
  expect(faults(text)).toEqual([]);
});
