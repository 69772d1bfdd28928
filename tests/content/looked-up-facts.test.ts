import { loadContent } from '@vakman/content/content';
import { provinceSlugs } from '@vakman/domain/provinces';
import { serviceSlugs } from '@vakman/domain/services';
import { describe, expect, test } from 'vitest';

const { provinces, sources } = loadContent();
/** Of fewer no page can be written that says something of its own. */
const leastFacts = 3;

const doubled = (keys: readonly string[]) => keys.filter((key, index) => keys.indexOf(key) !== index);

describe.each(provinceSlugs)('%s', (slug) => {
  const facts = provinces[slug].sources;

  test.each(['province', ...serviceSlugs] as const)('has facts for the page of %s', (page) => {
    expect(facts.filter((fact) => fact.for.includes(page)).length).toBeGreaterThanOrEqual(leastFacts);
  });

  test('names each fact once', () => {
    expect(doubled(facts.map(({ key }) => key))).toEqual([]);
  });
});

test('what the texts say of law and trade is named once', () => {
  expect(sources.length).toBeGreaterThan(0);
  expect(doubled(sources.map(({ key }) => key))).toEqual([]);
});
