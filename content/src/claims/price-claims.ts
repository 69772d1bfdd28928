import type { Language } from '@vakman/domain/languages/languages';
import { formatEuro } from '@vakman/domain/format/format.prices';
import type { Rates } from '../rates.schema.ts';

/** An id as the names of placeholders write it: `facade-cleaning` is `facadeCleaning`. */
export const nameOfId = (id: string) => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The prices by the names that texts use in their `{placeholders}`, written as the language writes money:
 * `{interiorPrice}`, `{exteriorPrice}`, `{facadeCleaningPrice}` of the packages, and the ends of the usual range of
 * each service, such as `{gevelreinigingMin}` and `{houtrotReparatieMax}`. `{facadeCleaningSquareMetres}` is the surface
 * up to which a fixed price holds.
 */
export function priceClaims(rates: Rates, language: Language): Record<string, string | number> {
  const euro = (amount: number) => formatEuro(amount, language);
  const packages = rates.packages.flatMap(({ id, rate }) => {
    const name = nameOfId(id);
    if (rate.kind !== 'fixed') return [[`${name}Price`, euro(rate.from)]];
    return [
      [`${name}Price`, euro(rate.price)],
      [`${name}SquareMetres`, rate.upToSquareMetres],
    ];
  });
  const ranges = Object.entries(rates.usualPrices).flatMap(([slug, price]) =>
    price.kind === 'range'
      ? [
          [`${nameOfId(slug)}Min`, euro(price.min)],
          [`${nameOfId(slug)}Max`, euro(price.max)],
        ]
      : [],
  );
  return Object.fromEntries([...packages, ...ranges]) as Record<string, string | number>;
}
