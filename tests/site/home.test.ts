import { phoneFact } from '@vakman/content/company/phone-fact';
import { loadContent } from '@vakman/content/content';
import { formatDate } from '@vakman/domain/format/format.dates';
import { languages, locales, type Language } from '@vakman/domain/languages/languages';
import { pathTo } from '@vakman/site/_data/routes.ts';
import { translator } from '@vakman/site/page/translate.ts';
import { fill } from '@vakman/domain/text/fill';
import { loadGalleryWords, type GalleryMessages } from '@vakman/widgets/gallery/gallery.words.ts';
import { loadReviewsWords, type ReviewsMessages } from '@vakman/widgets/reviews/reviews.words.ts';
import { describe, expect, test } from 'vitest';
import { pages } from './built-site.ts';

const { certifications, company, gallery, reviews } = loadContent();
const homes = pages.filter(({ key }) => key === 'home').map((page) => [page.url, page] as const);

test('there is a home page in each language', () => {
  expect(homes).toHaveLength(languages.length);
});

const widgetWords = Object.fromEntries(
  await Promise.all(
    languages.map(async (language) => {
      const [gallery, reviews] = [await loadGalleryWords(language), await loadReviewsWords(language)];
      return [language, { gallery: gallery.messages, reviews: reviews.messages }] as const;
    }),
  ),
) as Record<Language, { gallery: GalleryMessages; reviews: ReviewsMessages }>;

describe.each(homes)('%s', (_url, { $, lang }) => {
  const t = translator(lang);
  const words = widgetWords[lang];
  /** Where the links with these words lead. */
  const leadsTo = (place: string, words: string) =>
    $(`${place} a`)
      .filter((_, link) => $(link).text().trim() === words)
      .toArray()
      .map((link) => $(link).attr('href'));

  test('has its sections in the order of the specification', () => {
    const sections = $('main > section')
      .toArray()
      .map((section) => $(section).attr('id') ?? $(section).attr('class')?.split(' ')[0]);
    expect(sections).toEqual([
      'home',
      'work',
      'why-us',
      'tarieven',
      'diensten',
      'projecten',
      'reviews',
      'call-to-action',
      'over',
      'contact',
      'certifications',
    ]);
    expect($('#contact #offerte vakman-quote-form')).toHaveLength(1);
  });

  test('leads from its buttons where the specification says', () => {
    expect(leadsTo('#home', t('hero.quote'))).toEqual(['#contact']);
    expect(leadsTo('#home', t('hero.work'))).toEqual(['#projecten']);
    expect($('#home .badges li')).toHaveLength(3);
    expect(leadsTo('.why-us', t('why.more'))).toEqual(['#over']);
    expect(leadsTo('#tarieven', t('rates.quoteBox.button'))).toEqual(['#contact']);
    expect(leadsTo('#tarieven', t('rates.book'))).toEqual([pathTo('booking', lang)]);
    // Of each card, and once for all of them on a phone.
    expect(leadsTo('#diensten', t('services.examples'))).toEqual(Array(7).fill('#projecten'));
    expect(leadsTo('#diensten', t('services.requestQuote'))).toEqual(['#offerte']);
    expect(leadsTo('.call-to-action', t('hero.quote'))).toEqual(['#contact']);
    expect(leadsTo('.call-to-action', t('callToAction.call'))[0]).toMatch(/^tel:\+31\d+$/);
    expect(leadsTo('.call-to-action', phoneFact(company.phone).display)[0]).toMatch(/^tel:/);
    expect(leadsTo('.call-to-action', company.email)).toEqual([`mailto:${company.email}`]);
  });

  test('opens both groups of services at first, and no card', () => {
    expect($('#diensten > details')).toHaveLength(2);
    expect($('#diensten > details[open]')).toHaveLength(2);
    expect($('#diensten details details')).toHaveLength(6);
    expect($('#diensten details details[open]')).toHaveLength(0);
  });

  test('shows each project before and after, described and labelled', () => {
    const cards = $('#projecten li');
    expect(cards).toHaveLength(gallery.length);
    for (const card of cards.toArray()) {
      const pictures = $(card).find('img').toArray();
      expect(pictures.map((picture) => $(picture).attr('alt')?.length ?? 0)).toEqual([
        expect.toSatisfy((length: number) => length > 8),
        expect.toSatisfy((length: number) => length > 8),
      ]);
      const { before, after } = words.gallery;
      expect($(card).find('.tape').text()).toBe(before + after);
    }
  });

  test('shows four reviews, with their stars in words, project and month', () => {
    const items = $('#reviews li');
    expect(items).toHaveLength(4);
    for (const [index, item] of items.toArray().entries()) {
      const review = reviews[index];
      const rating = review?.rating.toLocaleString(locales[lang]) ?? '';
      expect($(item).find('svg[role=img]').attr('aria-label')).toBe(
        fill(words.reviews.stars, { rating, ratingScale: company.claims.ratingScale }),
      );
      expect($(item).find('svg svg').attr('width')).toBe(`${Number(review?.rating) * 24}`);
      expect($(item).find('h3').text()).toBe(review?.project[lang]);
      expect($(item).find('time').attr('datetime')).toBe(review?.date);
      expect($(item).find('time').text()).toContain(review?.date.slice(0, 4));
    }
  });

  test('says of a translated review that it is one', () => {
    expect($('#reviews li .small')).toHaveLength(lang === 'nl' ? 0 : 4);
  });

  test('says as of when reviews were counted', () => {
    const day = formatDate(company.countedOn, lang);
    expect($('.why-us').text()).toContain(day);
    expect($('#reviews .score').text()).toContain(day);
  });

  test('tells the score, whose it is, and how reviews are checked', () => {
    const score = $('#reviews .score');
    expect(score.find('.rating').text()).toBe(company.claims.rating.toLocaleString(locales[lang]));
    expect(score.text()).toContain(
      fill(words.reviews.based, { googleReviewCount: company.claims.googleReviewCount }),
    );
    expect(score.text()).toContain(words.reviews.checked);
    expect(score.find('a').attr('href')).toBe(company.reviewPage);
    expect(score.find('a').attr('target')).toBe('_blank');
  });

  test('calls drawings what they are', () => {
    expect($('.team').text()).toContain(t('about.drawn'));
    expect($('#projecten').text()).toContain(t('projects.drawn'));
    const prefix = t('work.illustration', { name: '' }).trim();
    const alts = $('#projecten img')
      .toArray()
      .map((image) => $(image).attr('alt'));
    expect(alts).toHaveLength(6);
    for (const alt of alts) expect(alt?.startsWith(prefix)).toBe(true);
  });

  test('names management, execution, four values, both certificates and the partner', () => {
    expect($('.team .management li')).toHaveLength(2);
    expect($('.team .execution li')).toHaveLength(1);
    expect($('.values li')).toHaveLength(4);
    expect($('.certifications li')).toHaveLength(3);
    expect($('.certifications picture')).toHaveLength(0);
    const registers = $('.certifications a').toArray();
    expect(registers.map((link) => $(link).attr('href'))).toEqual(
      certifications.certificates.map(({ register }) => register),
    );
  });
});
