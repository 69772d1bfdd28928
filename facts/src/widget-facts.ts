import type { Content } from '@vakman/content/content';
import type { Addresses, LocalFacts } from '@vakman/domain/facts/facts';
import type { Language } from '@vakman/domain/languages/languages';
import { provinceSlugs } from '@vakman/domain/provinces';
import { serviceSlugs } from '@vakman/domain/services';
import type { WidgetFact, WidgetRecord } from '@vakman/widgets/element/widget-record.ts';
import { builtInProjects, type GalleryPictures } from './gallery-facts.ts';
import { scoreOf, shownReviews } from './review-facts.ts';
import { bookingWords, photoWords, slotWords } from './words-of-parts.ts';

/** Where the facts of a widget come from. */
export interface FactsSource {
  readonly content: Content;
  readonly language: Language;
  readonly addresses: Addresses;
  readonly pictures: GalleryPictures;
}

export function localFactsOf({ content, language }: Pick<FactsSource, 'content' | 'language'>): LocalFacts {
  const services = serviceSlugs.map((slug) => [slug, content.services[slug].name[language]]);
  const provinces = provinceSlugs.map((slug) => [slug, content.provinces[slug].name[language]]);
  return {
    serviceNames: Object.fromEntries(services) as LocalFacts['serviceNames'],
    provinceNames: Object.fromEntries(provinces) as LocalFacts['provinceNames'],
  };
}

/** What a widget may know of `content`, or say in the words of a part, by the names in its record. */
const facts: Readonly<Record<WidgetFact, (source: FactsSource) => unknown>> = {
  booking: ({ language }) => bookingWords(language),
  localFacts: localFactsOf,
  photos: ({ language }) => photoWords(language),
  projects: builtInProjects,
  reviews: shownReviews,
  score: scoreOf,
  slots: ({ language }) => slotWords(language),
};

/** The words of a widget in one language without its messages. */
export function factsOfWidget(widget: Pick<WidgetRecord, 'facts'>, source: FactsSource): object {
  return Object.fromEntries(widget.facts.map((name) => [name, facts[name](source)]));
}
