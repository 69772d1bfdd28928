import type { QuoteFacts, ServicePriceFacts } from '../facts/quote-facts.ts';
import type { Language } from '../languages/languages.ts';
import { serviceSlugs, type ServiceSlug } from '../services.ts';
import type { SquareMeters } from '../square-meters.ts';
import { randomUuid } from '../text/random-uuid.ts';
import type { QuoteLine } from './quote.lines.ts';

/** What of a request a first guess is made from. */
export interface GuessedFrom {
  readonly language: Language;
  readonly message: string;
  readonly square_meters: SquareMeters;
}

/** The most that was meant; undefined where nobody knows. A price that is too low is the worse guess. */
function largestSize(size: SquareMeters): number | undefined {
  const [largest] = size.match(/\d+(?=\+?$)/) ?? [];
  return largest === undefined ? undefined : Number(largest);
}

/** Services that a message names as the catalogue calls them; where it names none, what is asked for most. */
export function guessServices(
  { language, message }: Omit<GuessedFrom, 'square_meters'>,
  facts: QuoteFacts,
): readonly ServiceSlug[] {
  const text = message.toLocaleLowerCase(language);
  const named = serviceSlugs.filter((slug) =>
    text.includes(facts[slug].called[language].toLocaleLowerCase(language)),
  );
  return named.length > 0 ? named : serviceSlugs.filter((slug) => facts[slug].isPopular);
}

/** Quantity in thousandths, unit and price of a service for a size in m²; one price for all of it as long as it holds. */
function pricedBySize(
  { unit, price, upTo }: ServicePriceFacts,
  size: number,
): Pick<QuoteLine, 'quantity' | 'unit' | 'unit_price'> {
  if (upTo !== null && price !== null && size > upTo)
    return { quantity: size * 1000, unit: 'm2', unit_price: Math.round(price / upTo) };
  return { quantity: unit === 'm2' ? size * 1000 : 1000, unit, unit_price: price ?? 0 };
}

/** A line for a service, with what we publish of its price. */
export function lineOfService(
  facts: ServicePriceFacts,
  { language, size }: { language: Language; size: number },
): QuoteLine {
  return {
    id: randomUuid(),
    kind: 'fixed',
    group: '',
    title: facts.name[language],
    description: facts.included[language].join('\n'),
    ...pricedBySize(facts, size),
    work: facts.work,
  };
}

/** What a quote may begin with; somebody of the office looks at it before it is sent. */
export function firstLines(request: GuessedFrom, facts: QuoteFacts): readonly QuoteLine[] {
  const size = largestSize(request.square_meters);
  return guessServices(request, facts).map((slug) =>
    lineOfService(facts[slug], { language: request.language, size: size ?? facts[slug].usualSize }),
  );
}
