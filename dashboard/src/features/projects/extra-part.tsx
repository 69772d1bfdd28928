import { Link } from '@swan-io/chicane';
import type { ProjectFile } from '@vakman/domain/project/project.answers';
import { formatEuro } from '@vakman/domain/format/format.prices';
import { useState } from 'react';
import { projectsWords } from '../../../generated/projects.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { ProjectPart } from '../project/project-part.tsx';
import type { OfficeActions } from './office-actions.ts';

interface ExtraPartProps {
  readonly file: Pick<ProjectFile, 'quotes' | 'project'>;
  readonly actions: Pick<OfficeActions, 'addExtraWork'>;
}

/** Quotes of the job: the one that it began with, and extra work, which a press begins a quote for. */
export function ExtraPart({ file: { quotes, project }, actions }: ExtraPartProps) {
  const { extra: words } = useWords(projectsWords);
  const [isBusy, setIsBusy] = useState(false);
  const add = async () => {
    setIsBusy(true);
    await actions.addExtraWork();
    setIsBusy(false);
  };
  return (
    <ProjectPart title={words.title}>
      {quotes.length === 0 && <p className="project-muted">{words.none}</p>}
      <ul className="project-quotes">
        {quotes.map(({ id, number, title, state, extra, total }) => (
          <li key={id}>
            <div>
              <Link to={router.quote({ quoteId: id })}>
                <span dir="auto">{title || words.untitled}</span>
              </Link>
              <p className="project-muted">
                {[number, extra ? words.extra : words.first, words.states[state]].filter(Boolean).join(' · ')}
              </p>
            </div>
            <strong>{formatEuro(total / 100, language)}</strong>
          </li>
        ))}
      </ul>
      {project.email === null ? (
        <p className="project-muted">{words.noEmail}</p>
      ) : (
        <button type="button" className="button" disabled={isBusy} onClick={() => void add()}>
          {words.add}
        </button>
      )}
    </ProjectPart>
  );
}
