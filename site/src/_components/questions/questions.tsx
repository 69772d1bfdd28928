import type { Question } from '@vakman/content/texts/text-parts';
import { WithContact } from '../with-contact.tsx';

/** Questions that open one by one; all are in the page, so that searching in it finds them. */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div className="questions">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>
            <WithContact>{answer}</WithContact>
          </p>
        </details>
      ))}
    </div>
  );
}
