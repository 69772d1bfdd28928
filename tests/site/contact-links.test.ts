import { loadContent } from '@vakman/content/content';
import { phoneFact } from '@vakman/content/company/phone-fact';
import { describe, expect, test } from 'vitest';
import { eachLanguage, faultsOf } from './built-site.ts';

const { company } = loadContent();
const ways = [phoneFact(company.phone).display, company.email];

describe.each(eachLanguage)('%s', (_lang, among) => {
  test('where answers and leads name the telephone or the address, they lead there', () => {
    const faults = faultsOf(among, ({ $ }) =>
      $('main .lead, .questions p')
        .toArray()
        .filter((element) => {
          const own = $(element).clone();
          own.find('a').remove();
          return ways.some((way) => own.text().includes(way));
        })
        .map((element) => $(element).text()),
    );
    expect(faults).toEqual([]);
  });

  test('a picture that provinces share is not named after one of them', () => {
    const provinces = among.filter(({ kind }) => kind === 'province');
    const named = new Set(provinces.map(({ $ }) => $('.page-head img').attr('alt')));
    expect(provinces).toHaveLength(12);
    expect(named.size).toBe(1);
  });
});
