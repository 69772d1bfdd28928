import { loadContent } from '@vakman/content/content';
import { expect, test } from 'vitest';
import { pageHead } from './page-head.ts';

test('a page of the catalogue is called as the catalogue calls it', () => {
  const { name } = loadContent().services['gevelreiniging'];
  expect(pageHead({ kind: 'service', service: 'gevelreiniging' }, 'de').name).toBe(name.de);
});

test('a service in a province names both', () => {
  const { inProvince, texts } = loadContent().provinces['zeeland'];
  const { title, description } = pageHead({ kind: 'local', service: 'schilder', province: 'zeeland' }, 'fr');
  expect(title).toContain(inProvince.fr);
  expect(description).toBe(texts.fr.services.schilder.description);
});

test('in Chinese a province stands before what is done there, without a preposition', () => {
  const { title } = pageHead({ kind: 'local', service: 'gevelreiniging', province: 'zeeland' }, 'zh');
  expect(title).toMatch(/^泽兰省外墙清洗/);
});

test('the firm stands in a title only as long as the title is not cut off', () => {
  const company = loadContent().company.name;
  const short = pageHead({ kind: 'single', page: 'blog' }, 'nl').title;
  expect(short).toMatch(new RegExp(` \\| ${company}$`));
  const long = pageHead(
    { kind: 'local', service: 'houtrot-reparatie', province: 'noord-holland' },
    'fr',
  ).title;
  expect(long).not.toContain(company);
  expect(long.length).toBeLessThanOrEqual(65);
});

test('an article that there is not is a fault', () => {
  expect(() => pageHead({ kind: 'post', post: 'nothing' }, 'nl')).toThrow('There is no post "nothing"');
});
