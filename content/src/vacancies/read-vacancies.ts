import { readYaml } from '../files/read-yaml.ts';
import { expectSlug } from '../files/expect-slug.ts';
import { subfolders } from '../files/subfolders.ts';
import { readTexts, type ByLanguage, type TextSource } from '../texts/read-texts.ts';
import { vacancySchema, vacancyTextSchema, type Vacancy, type VacancyText } from './vacancy.schema.ts';

/** A job that is open. */
export interface VacancyPage extends Vacancy {
  /** Name of its folder, and its anchor on the page. */
  readonly slug: string;
  readonly texts: ByLanguage<VacancyText>;
}

/** Reads `vacancies/`, the newest first. */
export function readVacancies(source: TextSource): VacancyPage[] {
  return subfolders(source.folder, 'vacancies')
    .map((slug): VacancyPage => {
      expectSlug(`vacancies/${slug}`, slug);
      const vacancy = readYaml(source.folder, `vacancies/${slug}/vacancy.yaml`, vacancySchema);
      return { slug, ...vacancy, texts: readTexts(source, `vacancies/${slug}`, vacancyTextSchema) };
    })
    .toSorted((one, other) => other.posted.localeCompare(one.posted));
}
