import { provinceSlugs, type ProvinceSlug } from '@vakman/domain/provinces';
import { localFactsSchema, type LocalFact } from '../facts.schema.ts';
import { readYaml } from '../files/read-yaml.ts';
import { readTexts, type ByLanguage, type TextSource } from '../texts/read-texts.ts';
import { provinceSchema, provinceTextSchema, type Province, type ProvinceText } from './province.schema.ts';

/** A province with the texts of its pages. */
export interface ProvincePage extends Province {
  readonly slug: ProvinceSlug;
  /** What the texts rest on. */
  readonly sources: readonly LocalFact[];
  readonly texts: ByLanguage<ProvinceText>;
}

export type Provinces = Readonly<Record<ProvinceSlug, ProvincePage>>;

/** Reads `provinces/`. */
export function readProvinces(source: TextSource): Provinces {
  const provinces = provinceSlugs.map((slug): ProvincePage => {
    const province = readYaml(source.folder, `provinces/${slug}/province.yaml`, provinceSchema);
    const sources = readYaml(source.folder, `provinces/${slug}/facts.yaml`, localFactsSchema);
    return { slug, ...province, sources, texts: readTexts(source, `provinces/${slug}`, provinceTextSchema) };
  });
  return Object.fromEntries(provinces.map((province) => [province.slug, province])) as Provinces;
}
