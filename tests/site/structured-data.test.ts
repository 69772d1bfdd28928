import { loadContent } from '@vakman/content/content';
import { describe, expect, test } from 'vitest';
import { eachLanguage, faultsOf, pages, siteUrl, unless, type BuiltPage } from './built-site.ts';

type Thing = Readonly<Record<string, unknown>>;

/** What schema.org and the search engines that read it ask of each type. */
const requiredFields: Readonly<Record<string, readonly string[]>> = {
  HousePainter: ['name', 'url', 'telephone', 'address', 'openingHoursSpecification', 'image'],
  Service: ['name', 'description', 'provider', 'areaServed', 'url'],
  BreadcrumbList: ['itemListElement'],
  BlogPosting: ['headline', 'datePublished', 'author', 'publisher', 'mainEntityOfPage', 'image'],
  FAQPage: ['mainEntity'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'validThrough',
    'hiringOrganization',
    'jobLocation',
    'baseSalary',
  ],
};

const expectedTypes = ({ kind, parent }: BuiltPage): string[] => {
  const about: Partial<Record<typeof kind, string>> = {
    home: 'HousePainter',
    service: 'Service',
    treatment: 'Service',
    booking: 'Service',
    local: 'Service',
    post: 'BlogPosting',
    faq: 'FAQPage',
    vacancies: 'JobPosting',
  };
  return [...(about[kind] ? [about[kind]] : []), ...(parent ? ['BreadcrumbList'] : [])];
};

function thingsOn({ $ }: BuiltPage): Thing[] {
  const scripts = $('script[type="application/ld+json"]').toArray();
  return scripts.flatMap((script) => (JSON.parse($(script).text()) as { '@graph': Thing[] })['@graph']);
}

describe.each(eachLanguage)('%s', (_lang, among) => {
  const listed = among.filter((page) => page.listed);

  test('every page says what it is, with all that is asked of such a thing', () => {
    const faults = faultsOf(listed, (page) => {
      const things = thingsOn(page);
      const types = new Set(things.map((thing) => String(thing['@type'])));
      return [
        ...unless(
          [...types].toSorted().join() === expectedTypes(page).toSorted().join(),
          `is ${[...types].join()}`,
        ),
        ...things.flatMap((thing) => {
          const type = String(thing['@type']);
          const missing = requiredFields[type]?.filter((field) => !thing[field]) ?? ['a known type'];
          return missing.map((field) => `${type} lacks ${field}`);
        }),
      ];
    });
    expect(faults).toEqual([]);
  });

  test('the way to a page leads over pages that are there, from the home page to itself', () => {
    const urls = new Set(among.map(({ url }) => siteUrl + url));
    const faults = faultsOf(
      listed.filter(({ parent }) => parent),
      (page) => {
        const list = thingsOn(page).find((thing) => thing['@type'] === 'BreadcrumbList');
        const items = (list?.['itemListElement'] ?? []) as { item: string; position: number }[];
        return [
          ...items.filter(({ item }) => !urls.has(item)).map(({ item }) => `${item} is not there`),
          ...unless(items.at(-1)?.item === siteUrl + page.url, 'does not end here'),
          ...unless(
            items.every(({ position }, index) => position === index + 1),
            'is counted wrongly',
          ),
          ...unless(page.$('.breadcrumbs li').length === items.length, 'the page shows another way'),
        ];
      },
    );
    expect(faults).toEqual([]);
  });

  test('questions and answers are those that can be read', () => {
    const faults = faultsOf(
      listed.filter(({ kind }) => kind === 'faq'),
      (page) => {
        const list = thingsOn(page).find((thing) => thing['@type'] === 'FAQPage');
        const questions = (list?.['mainEntity'] ?? []) as {
          name: string;
          acceptedAnswer: { text: string };
        }[];
        const read = page.$('main').text();
        return [
          ...unless(questions.length >= 20, `${questions.length} questions`),
          ...questions
            .filter(({ name, acceptedAnswer }) => !read.includes(name) || !read.includes(acceptedAnswer.text))
            .map(({ name }) => `${name} cannot be read`),
        ];
      },
    );
    expect(faults).toEqual([]);
  });
});

test('the rating that is told is the one fact of the firm', () => {
  const { claims } = loadContent().company;
  const home = pages.find(({ kind }) => kind === 'home');
  const [firm] = home ? thingsOn(home) : [];
  expect(firm?.['aggregateRating']).toMatchObject({
    ratingValue: claims.rating,
    reviewCount: claims.reviewCount,
    bestRating: 5,
    worstRating: 1,
  });
});
