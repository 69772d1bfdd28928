import { expect, test } from 'vitest';
import { loadFaces } from '../fonts/document-faces.ts';
import { typesetter, type Writing } from './typeset.ts';

const writing: Writing = { style: 'text', size: 10 };
const linesOf = async (text: string, width: number) => {
  const lines = typesetter(await loadFaces([text, '□-'])).lines(text, writing, width);
  for (const line of lines) expect(line.width).toBeLessThanOrEqual(width);
  return lines.map(({ runs }) => runs.map((run) => run.text).join(''));
};

test('a line ends between words, with a space for whoever copies it', async () => {
  expect(await linesOf('Wij schuren en gronden alle kozijnen', 90)).toEqual([
    'Wij schuren en ',
    'gronden alle ',
    'kozijnen',
  ]);
});

test('a word that is wider than its column is broken with a hyphen, what is no word without one', async () => {
  expect(await linesOf('Gevelreinigingswerkzaamheden', 80)).toEqual(['Gevelreinigings-', 'werkzaamheden']);
  const [first] = await linesOf('0123456789abcdef0123456789abcdef', 60);
  expect(first).toMatch(/^0123\w+$/);
});

test('Chinese is broken anywhere but before what ends a sentence', async () => {
  const lines = await linesOf('我们清洗外墙，并做防水处理。', 61);
  expect(lines.join('')).toBe('我们清洗外墙，并做防水处理。');
  expect(lines.some((line) => /^[，。]/u.test(line))).toBe(false);
});

test('typed lines stay, also empty ones', async () => {
  expect(await linesOf('een\n\ntwee', 90)).toEqual(['een ', ' ', 'twee']);
});

test('each script has its face, and what none of them draws is a box', async () => {
  const text = 'Jan Łęcki, Олена Ґалаґан, 王小明, Ελένη, Nguyễn, שלום';
  const [line] = typesetter(await loadFaces([text])).lines(text, writing, 900);
  const names = new Set(line?.runs.map(({ face }) => face.name.replace(/-\d+\./, '.')));
  expect([...names].toSorted()).toEqual([
    'commissioner-cyrillic.text',
    'commissioner-greek.text',
    'commissioner-latin-ext.text',
    'commissioner-latin.text',
    'commissioner-vietnamese.text',
    'noto-sans-sc.text',
  ]);
  expect(line?.runs.map((run) => run.text).join('')).toBe(text.replace('שלום', '□□□□'));
});
