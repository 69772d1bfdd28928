import type { ProvincePage } from '@vakman/content/provinces/read-provinces';
import type { Language } from '@vakman/domain/languages/languages';
import type { Translate } from './translate.ts';

interface Surroundings {
  readonly lang: Language;
  readonly t: Translate;
}

/** What is worth the way to a province that is far; undefined where any job is. */
export function smallestJob(province: ProvincePage, { lang, t }: Surroundings): string | undefined {
  const { smallestJob: least, inProvince } = province;
  return least && t(`local.smallestJob.${least}`, { place: inProvince[lang] });
}
