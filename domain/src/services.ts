/** Slugs of the catalogue, which are also path segments. */
export const serviceSlugs = [
  'gevelreiniging',
  'binnenschilder',
  'buitenschilder',
  'houtrot-reparatie',
  'latex-spuiten',
  'schilder',
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];
