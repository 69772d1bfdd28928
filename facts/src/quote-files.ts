import type { Content } from '@vakman/content/content';
import type { QuoteFacts, ServicePriceFacts } from '@vakman/domain/facts/quote-facts';
import { languages, type Language } from '@vakman/domain/languages/languages';
import { vatPercents } from '@vakman/domain/quote/quote.vat';
import type { QuoteUnit } from '@vakman/domain/quote/quote.lines';
import { serviceSlugs, type ServiceSlug } from '@vakman/domain/services';

const units = { 'square-metre': 'm2', window: 'piece', job: 'job' } as const satisfies Record<
  string,
  QuoteUnit
>;
const cents = (euro: number) => Math.round(euro * 100);
/** m² of what has no example of its own. */
const usualSize = 50;

const byLanguage = <Value>(of: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, Value>;

/** From its package where it has one, and else from the least that it usually costs. */
function priceFacts({ rates, services }: Content, slug: ServiceSlug): ServicePriceFacts {
  const called = byLanguage((language) => services[slug].name[language]);
  const found = rates.packages.find(({ service }) => service === slug);
  if (found) {
    const { rate, vat, features, name, popular, exampleSquareMetres } = found;
    return {
      called,
      name: byLanguage((language) => name[language]),
      included: byLanguage((language) => features.map((feature) => feature[language])),
      unit: rate.kind === 'fixed' ? 'job' : 'm2',
      price: cents(rate.kind === 'fixed' ? rate.price : rate.from),
      upTo: rate.kind === 'fixed' ? rate.upToSquareMetres : null,
      work: vat.percent === vatPercents.reduced ? 'painting' : 'other',
      isPopular: popular,
      usualSize: exampleSquareMetres,
    };
  }
  const usual = rates.usualPrices[slug];
  return {
    called,
    name: called,
    included: byLanguage(() => []),
    unit: usual.kind === 'range' ? units[usual.unit] : 'm2',
    price: usual.kind === 'range' ? cents(usual.min) : null,
    upTo: null,
    work: 'painting',
    isPopular: false,
    usualSize,
  };
}

export function quoteFacts(content: Content): QuoteFacts {
  return Object.fromEntries(serviceSlugs.map((slug) => [slug, priceFacts(content, slug)])) as QuoteFacts;
}

/** What quotes of the office begin with: text by path in the repository. */
export function quoteFiles(content: Content): [path: string, text: string][] {
  return [
    [
      'dashboard/generated/quote-facts.ts',
      "import type { QuoteFacts } from '@vakman/domain/facts/quote-facts.ts';\n\n" +
        `export const quoteFacts: QuoteFacts = ${JSON.stringify(quoteFacts(content), null, 2)};\n`,
    ],
  ];
}
