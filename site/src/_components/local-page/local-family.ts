import type { ProvinceText } from '@vakman/content/provinces/province.schema';
import type { ServiceSlug } from '@vakman/domain/services/services';
import type { TitledText } from '@vakman/content/texts/text-parts';

/** Services that ask the same questions of a place. */
type Family = 'painting' | 'facade' | 'wood';

const families: Readonly<Record<ServiceSlug, Family>> = {
  schilder: 'painting',
  binnenschilder: 'painting',
  buitenschilder: 'painting',
  'latex-spuiten': 'painting',
  'houtrot-reparatie': 'wood',
  gevelreiniging: 'facade',
};

/** Which two of the six facts of a province each family tells, so that its pages do not repeat each other. */
const firstFact: Readonly<Record<Family, number>> = { painting: 0, facade: 2, wood: 4 };

export interface LocalEvidence {
  /** Housing for who paints walls; weather for who works on wood and brick outside. */
  readonly condition: 'housing' | 'weather';
  readonly facts: readonly TitledText[];
  readonly questions: readonly ProvinceText['questions']['general'][number][];
}

/** What the page of a service in a province tells about the place. */
export function localEvidence(service: ServiceSlug, text: ProvinceText): LocalEvidence {
  const family = families[service];
  const from = firstFact[family];
  return {
    condition: family === 'painting' && service !== 'buitenschilder' ? 'housing' : 'weather',
    facts: text.facts.slice(from, from + 2),
    questions: [...text.questions[family], ...text.questions.general.slice(0, 1)],
  };
}
