import type { Question } from '@vakman/content/texts/text-parts';
import type { FAQPage } from 'schema-dts';

/** Questions with their answers. */
export function faqPage(questions: readonly Question[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  } satisfies FAQPage;
}
