import type { Language } from '../languages/languages.ts';
import type { QuoteUnit, QuoteWork } from '../quote/quote.lines.ts';
import type { ServiceSlug } from '../services.ts';

/** What we publish about the price of a service. */
export interface ServicePriceFacts {
  /** As it is called in the catalogue, and so in what visitors send. */
  readonly called: Readonly<Record<Language, string>>;
  /** As a line of a quote. */
  readonly name: Readonly<Record<Language, string>>;
  /** What is included, one below the other. */
  readonly included: Readonly<Record<Language, readonly string[]>>;
  readonly unit: QuoteUnit;
  /** Cents with tax, for each unit; null where we publish none. */
  readonly price: number | null;
  /** m² up to which one price holds for all of it. */
  readonly upTo: number | null;
  readonly work: QuoteWork;
  /** Asked for more than any other. */
  readonly isPopular: boolean;
  /** m² of an example. */
  readonly usualSize: number;
}

/** What quotes begin with; the build writes it for the office. */
export type QuoteFacts = Readonly<Record<ServiceSlug, ServicePriceFacts>>;
