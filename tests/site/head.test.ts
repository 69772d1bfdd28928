import { languages } from '@vakman/domain/languages/languages';
import { describe, expect, test } from 'vitest';
import { eachPage, pages, siteUrl } from './built-site.ts';

/** Chinese says as much in half the letters. */
const lengths = (lang: string) =>
  lang === 'zh' ? { title: [6, 36], description: [6, 90] } : { title: [12, 65], description: [25, 170] };

describe.each(eachPage)('%s', (_url, { $, lang, listed, url, alternates }) => {
  test('says its language', () => {
    expect($('html').attr('lang')).toBe(lang);
  });

  test('has one title and one description of sensible length', () => {
    expect($('head > title')).toHaveLength(1);
    expect($('meta[name=description]')).toHaveLength(1);
    const { title, description } = lengths(lang);
    const between = (text: string, [least = 0, most = 0]: number[]) => {
      expect([...text].length).toBeGreaterThanOrEqual(least);
      expect([...text].length).toBeLessThanOrEqual(most);
    };
    between($('head > title').text(), title);
    between($('meta[name=description]').attr('content') ?? '', description);
  });

  test(listed ? 'names its own address and those of its translations' : 'keeps search engines away', () => {
    const canonical = $('link[rel=canonical]').toArray();
    const hreflangs = $('link[rel=alternate]').toArray();
    if (!listed) {
      expect($('meta[name=robots]').attr('content')).toBe('noindex');
      expect([...canonical, ...hreflangs]).toEqual([]);
      return;
    }
    expect($('meta[name=robots]')).toHaveLength(0);
    expect(canonical.map((link) => $(link).attr('href'))).toEqual([siteUrl + url]);
    const named = hreflangs.map((link) => [$(link).attr('hreflang'), $(link).attr('href')]);
    expect(Object.fromEntries(named)).toEqual({
      ...Object.fromEntries(languages.map((language) => [language, siteUrl + alternates[language]])),
      'x-default': siteUrl + alternates.nl,
    });
    expect(named).toHaveLength(languages.length + 1);
  });

  test('asks for the two or four fonts that it needs before anything else', () => {
    const fonts = $('link[rel=preload][as=font]').toArray();
    expect(fonts).toHaveLength(['uk', 'ru'].includes(lang) ? 4 : 2);
    for (const font of fonts) expect($(font).attr('crossorigin')).toBe('anonymous');
  });
});

test('no two pages that are listed share a title or a description', () => {
  const listed = pages.filter((page) => page.listed);
  expect(new Set(listed.map(({ title }) => title)).size).toBe(listed.length);
  expect(new Set(listed.map(({ description }) => description)).size).toBe(listed.length);
});
