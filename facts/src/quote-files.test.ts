import { loadContent } from '@vakman/content/content';
import { quoteLineSchema } from '@vakman/domain/quote/quote.lines';
import { expect, test } from 'vitest';
import { quoteFacts } from './quote-files.ts';

const content = loadContent();
const facts = quoteFacts(content);

test('a service costs in a quote what the site says, by the unit that it says it of', () => {
  for (const { service, rate } of content.rates.packages) {
    const euro = rate.kind === 'fixed' ? rate.price : rate.from;
    expect(facts[service]).toMatchObject({
      price: Math.round(euro * 100),
      unit: rate.kind === 'fixed' ? 'job' : 'm2',
    });
  }
});

test('one is asked for more than any other, and painting alone is taxed less', () => {
  expect(Object.values(facts).filter(({ isPopular }) => isPopular)).toHaveLength(1);
  expect(facts.gevelreiniging.work).toBe('other');
  expect(facts.binnenschilder.work).toBe('painting');
});

test('what it is called fits into a line, in every language', () => {
  const { title, description } = quoteLineSchema.def.shape;
  for (const { name, included } of Object.values(facts)) {
    for (const each of Object.values(name)) expect(title.safeParse(each).success).toBe(true);
    for (const each of Object.values(included))
      expect(description.safeParse(each.join('\n')).success).toBe(true);
  }
});
