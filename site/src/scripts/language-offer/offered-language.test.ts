import { expect, test } from 'vitest';
import { offeredLanguage } from './offered-language.ts';

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.each([
  [['de'], 'nl', 'de'],
  [['de-AT', 'en'], 'nl', 'de'],
  [['zh-Hant-TW'], 'en', 'zh'],
  [['DE-ch'], 'en', 'de'],
  [['pl', 'fr-FR'], 'nl', 'fr'],
  [['de', 'nl'], 'nl', 'de'],
])('who reads %j is offered a page that is in %s in %s', (languages, page, offered) => {
  expect(offeredLanguage({ languages, userAgent }, page)).toBe(offered);
});

test.each([
  [['nl'], 'nl'],
  [['nl-BE', 'fr'], 'nl'],
  [['pl', 'nl', 'en'], 'nl'],
  [['pl'], 'nl'],
  [['en-US'], 'en'],
  [[], 'nl'],
])('who reads %j is offered nothing on a page that is in %s', (languages, page) => {
  expect(offeredLanguage({ languages, userAgent }, page)).toBeUndefined();
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0)',
])('%s is offered nothing', (robot) => {
  expect(offeredLanguage({ languages: ['en-US'], userAgent: robot }, 'nl')).toBeUndefined();
});
