import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gatherSourceDetails, sourceDetailRules } from './form.source-details.ts';

const query = (text: string) => new URLSearchParams(text);

test('the campaign is read from the address, other parameters where the page asks for them', () => {
  const given = query('utm_source=brief&utm_campaign=voorjaar&gclid=abc&email=jo%40example.test');
  expect(gatherSourceDetails({ query: given })).toEqual({ utm_source: 'brief', utm_campaign: 'voorjaar' });
  expect(gatherSourceDetails({ query: given, forward: 'gclid, fbclid' })).toEqual({
    utm_source: 'brief',
    utm_campaign: 'voorjaar',
    gclid: 'abc',
  });
});

test("the page's own lines go before its address", () => {
  expect(
    gatherSourceDetails({
      query: query('utm_source=adres&branch=adres'),
      forward: 'branch',
      reference: ' L-2026 ',
      hidden: { branch: 'Almere', utm_source: 'regel', rooms: 4, is_new: true, list: [1], none: null },
    }),
  ).toEqual({
    partner_reference: 'L-2026',
    branch: 'Almere',
    utm_source: 'regel',
    rooms: '4',
    is_new: 'true',
  });
});

test.each([undefined, null, 'text', 7, [], ['a']])('hidden fields may be %j', (hidden) => {
  expect(gatherSourceDetails({ query: query(''), hidden })).toEqual({});
});

test('the names of parameters may come as a list, too', () => {
  expect(gatherSourceDetails({ query: query('?gclid=1&ref=2'), forward: ['gclid', 'ref'] })).toEqual({
    gclid: '1',
    ref: '2',
  });
});

test('whatever a page gives, the rules hold', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.oneof(fc.string(), fc.stringMatching(/^[a-z][a-z0-9_-]*$/)), fc.anything(), {
        maxKeys: 40,
      }),
      fc.string({ unit: 'binary', maxLength: 500 }),
      (hidden, reference) => {
        const details = gatherSourceDetails({ query: query(''), hidden, reference });
        expect(Object.keys(details).length).toBeLessThanOrEqual(sourceDetailRules.count);
        for (const [name, value] of Object.entries(details)) {
          expect(name).toMatch(new RegExp(sourceDetailRules.name));
          expect([...value].length).toBeLessThanOrEqual(sourceDetailRules.longestValue);
          expect(value).toMatch(/^[^\p{Cc}\p{Cs}\p{Bidi_Control}]+$/u);
        }
      },
    ),
  );
});
