import { loadContent } from '@vakman/content/content';
import { serviceSlugs } from '@vakman/domain/services';
import { expect, test } from 'vitest';
import { localEvidence } from './local-evidence.ts';

const text = loadContent().provinces['zeeland'].texts.nl;

test.each(serviceSlugs)('%s tells two facts of the province and answers a question', (service) => {
  const { facts, question } = localEvidence(service, text);
  expect(facts).toHaveLength(2);
  expect(question?.answer).toBeTruthy();
});

test('no two services tell the same facts', () => {
  const told = serviceSlugs.map((service) =>
    localEvidence(service, text)
      .facts.map(({ title }) => title)
      .join(),
  );
  expect(new Set(told).size).toBe(serviceSlugs.length);
});

test('wood and brick are told the weather, rooms the houses', () => {
  expect(localEvidence('gevelreiniging', text).condition).toBe('weather');
  expect(localEvidence('binnenschilder', text).condition).toBe('housing');
});
