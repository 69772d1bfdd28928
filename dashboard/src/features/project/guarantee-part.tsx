import type { Project } from '@vakman/domain/project/project.answers';
import { formatDate } from '@vakman/domain/format/format.dates';
import { fill } from '@vakman/domain/text/fill';
import { facts } from '../../../generated/facts.ts';
import { projectWords } from '../../../generated/project.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { noonOf } from './days-to-come.ts';

/** Until when we mend what fails, with the day that it ends. */
export function GuaranteePart({ project }: { readonly project: Project }) {
  const { guarantee: words } = useWords(projectWords);
  if (project.guarantee_until === null) return null;
  return (
    <section className="project-guarantee" aria-labelledby="project-guarantee">
      <h2 id="project-guarantee">{words.title}</h2>
      <p className="project-guarantee-day">{formatDate(noonOf(project.guarantee_until), language)}</p>
      <p>{fill(words.text, { phone: facts.company.phone.display })}</p>
    </section>
  );
}
