import { bookingPrices } from '@vakman/content/booking/booking-prices';
import { loadContent } from '@vakman/content/content';
import { widgetFiles } from '@vakman/commands/new/widget.files.ts';
import { defaultLanguage } from '@vakman/domain/languages/languages';
import { describe, expect, test } from 'vitest';
import { filesOf, isWords, namesPrice, readSteps, type Step } from './how-to.ts';
import { isTest, readWorkspace, repositoryFiles } from './repository.ts';

interface Example {
  /** What stands for the placeholders of its paths. */
  readonly stands: Readonly<Record<string, string>>;
  /** How files name it. */
  readonly names: RegExp;
  /** Most files of code that it may take, those where it is wanted included. */
  readonly most: number;
  /** Files that name it as an example of something else, or as something else. */
  readonly others?: RegExp;
}

/** For each list something that was made by it. */
const examples: Readonly<Record<string, Example>> = {
  'A price': {
    stands: {},
    names: namesPrice(bookingPrices(loadContent().rates)?.fixed ?? Number.NaN),
    most: 1,
    // What tests and stories take for a price; it need not be one.
    others: /^(content|domain)\/src\/|^(stories|tests)\/|\/(booking-desk|fixtures)\//,
  },
  'A page': {
    stands: { page: 'work-area' },
    names: /['"/.]work-area['"/.]/,
    most: 8,
    others: /^tests\//,
  },
  'A field of the quote request': {
    stands: {},
    names: /(?<![-\w])["'.]?timeline\b(?! of\b)/,
    most: 8,
    // Scrolling has timelines too.
    others: /\.css$|^content\//,
  },
  'A mail': {
    stands: {},
    names: /['"]booking-reminder['"]|^ {2}"reminder": \{/m,
    most: 8,
    others: /^(tests|content|widgets)\//,
  },
  'A migration': {
    stands: { migration: 'change_appointment', client: 'appointments' },
    names: /\brefuse_appointment\b/,
    most: 8,
  },
};

const markdown = readWorkspace('docs/how-to.md');
const lists = readSteps(markdown);
const files = repositoryFiles();

/** The files that name an example, and that no step means. */
function forgotten(steps: readonly Step[], { stands, names, others }: Example): string[] {
  const meant = new Set(steps.flatMap((step) => filesOf(step, stands)));
  const naming = files.filter(({ path, text }) => names.test(text) && !isTest(path) && !others?.test(path));
  return naming.map(({ path }) => path).filter((path) => !meant.has(path));
}

/** Steps that are always needed, and whose file says nothing of the example. */
function needless(steps: readonly Step[], { stands, names }: Example): string[] {
  const needed = steps.filter(({ isNeeded }) => isNeeded).flatMap((step) => filesOf(step, stands));
  return needed.filter((path) => !files.some((file) => file.path === path && names.test(file.text)));
}

test('there is an example of every list', () => {
  const withSteps = [...lists].filter(([, steps]) => steps.length > 0).map(([name]) => name);
  expect(withSteps.toSorted()).toEqual([...Object.keys(examples), 'A widget'].toSorted());
});

describe.each(Object.entries(examples))('%s', (name, example) => {
  const steps = lists.get(name) ?? [];

  test('every file is there', () => {
    const paths = steps.flatMap((step) => filesOf(step, example.stands));
    expect(paths.filter((path) => !files.some((file) => file.path === path))).toEqual([]);
  });

  test('the example stands in every file that is always needed, and in no other', () => {
    expect(needless(steps, example)).toEqual([]);
    expect(forgotten(steps, example)).toEqual([]);
  });

  test(`takes ${example.most} files of code at most`, () => {
    expect(steps.filter((step) => !isWords(step)).length).toBeLessThanOrEqual(example.most);
  });

  test('a list that leaves a file out is found wanting', () => {
    for (const step of steps.filter(({ isNeeded, path }) => isNeeded && !isTest(path))) {
      const shorter = steps.filter((other) => other !== step);
      expect(forgotten(shorter, example), step.path).not.toEqual([]);
    }
  });
});

describe('A widget', () => {
  const steps = lists.get('A widget') ?? [];

  test('is written by hand in files that the command makes, and those that only some touch are named too', () => {
    const stands = ({ path }: Step) =>
      path.replaceAll('<widget>', 'price-list').replace('<language>', defaultLanguage);
    const made = [...widgetFiles('price-list').keys()];
    const needed = steps.filter(({ isNeeded }) => isNeeded).map(stands);
    const named = new Set(steps.map(stands));
    expect(needed.filter((path) => !made.includes(path))).toEqual([]);
    expect(made.filter((path) => !named.has(path) && !/\/messages\//.test(path))).toEqual([]);
  });

  test('takes eight files of code at most', () => {
    expect(steps.filter((step) => step.isNeeded && !isWords(step)).length).toBeLessThanOrEqual(8);
  });
});

test('the list of languages is that of its command', () => {
  expect(markdown).toContain('`pnpm new language <code>`');
});

test('a page takes four files of code and its words', () => {
  const needed = lists.get('A page')?.filter((step) => step.isNeeded && !isWords(step));
  expect(needed?.length).toBeLessThanOrEqual(4);
});

test.each([
  [699.95, ['price: 699.95', '€ 699,95'], ['price: 699.9', '1699.95']],
  [700, ['price: 700', 'price: 700.00', '€ 700', '700 €'], ['font-weight: 700', 'price: 700.50', '€ 7000']],
])('a price of %d is found where it is typed as one', (price, typed, others) => {
  for (const text of typed) expect(text).toMatch(namesPrice(price));
  for (const text of others) expect(text).not.toMatch(namesPrice(price));
});

test('a file that is not there is told', () => {
  const [step] = readSteps('## A thing\n\n1. `site/src/pages/<page>.tsx` – a page.\n').get('A thing') ?? [];
  expect(step && filesOf(step, { page: 'nowhere' })).toEqual(['site/src/pages/nowhere.tsx is not there']);
});
