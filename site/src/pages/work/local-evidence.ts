import type { ProvinceText } from '@vakman/content/provinces/province.schema';
import type { Question, TitledText } from '@vakman/content/texts/text-parts';
import type { ServiceSlug } from '@vakman/domain/services';

interface Choice {
  /** Housing for who works inside, weather for who works outside. */
  readonly condition: 'housing' | 'weather';
  /** Two of the six facts of a province. */
  readonly facts: readonly [number, number];
  readonly question: 'painting' | 'facade' | 'wood' | 'general';
}

/** What each service tells of a place: every service something else, so that its pages do not repeat each other. */
const choices: Readonly<Record<ServiceSlug, Choice>> = {
  schilder: { condition: 'housing', facts: [0, 1], question: 'painting' },
  binnenschilder: { condition: 'housing', facts: [5, 2], question: 'general' },
  buitenschilder: { condition: 'weather', facts: [3, 0], question: 'painting' },
  'latex-spuiten': { condition: 'housing', facts: [4, 1], question: 'general' },
  'houtrot-reparatie': { condition: 'weather', facts: [5, 4], question: 'wood' },
  gevelreiniging: { condition: 'weather', facts: [2, 3], question: 'facade' },
};

export interface LocalEvidence {
  readonly condition: Choice['condition'];
  readonly facts: readonly TitledText[];
  readonly question: Question | undefined;
}

/** What the page of a service in a province tells about the place. */
export function localEvidence(service: ServiceSlug, text: ProvinceText): LocalEvidence {
  const { condition, facts, question } = choices[service];
  // Spraying asks the second of the general questions, painting inside the first.
  const about = text.questions[question];
  return {
    condition,
    facts: facts.flatMap((index) => text.facts[index] ?? []),
    question: service === 'latex-spuiten' ? about[1] : about[0],
  };
}
