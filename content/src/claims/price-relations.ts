import { fill } from '@vakman/domain/text/fill';
import type { Language } from '@vakman/domain/languages/languages';
import type { Rates } from '../rates.schema.ts';
import { nameOfId, priceClaims } from './price-claims.ts';

/** Puts the prices into the sentence of each package that tells how its price and the usual range relate. */
export function fillRelations(rates: Rates): Rates {
  const packages = rates.packages.map((item) => {
    const said = Object.entries(item.relation).map(([language, sentence]) => [
      language,
      fill(sentence, priceClaims(rates, language as Language)),
    ]);
    return { ...item, relation: Object.fromEntries(said) as typeof item.relation };
  });
  return { ...rates, packages };
}

/** Those sentences by the names that texts use: `{interiorRelation}`, `{exteriorRelation}`, `{facadeCleaningRelation}`. */
export function relationClaims({ packages }: Rates, language: Language): Record<string, string> {
  return Object.fromEntries(
    packages.map(({ id, relation }) => [`${nameOfId(id)}Relation`, relation[language]]),
  );
}
