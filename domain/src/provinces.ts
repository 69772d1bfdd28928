/** Slugs of the twelve provinces, which are also path segments, from north to south. */
export const provinceSlugs = [
  'groningen',
  'friesland',
  'drenthe',
  'overijssel',
  'flevoland',
  'gelderland',
  'utrecht',
  'noord-holland',
  'zuid-holland',
  'zeeland',
  'noord-brabant',
  'limburg',
] as const;

export type ProvinceSlug = (typeof provinceSlugs)[number];
