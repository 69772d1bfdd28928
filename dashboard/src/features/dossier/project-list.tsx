import { Link } from '@swan-io/chicane';
import type { DossierProject } from '@vakman/domain/dossier/dossier.answers';
import { formatDate, formatDay } from '@vakman/domain/format/format.dates';
import { fill } from '@vakman/domain/text/fill';
import { dossierWords } from '../../../generated/dossier.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { PartOfDossier } from './part-of-dossier.tsx';

interface ProjectListProps {
  readonly projects: readonly DossierProject[];
  /** False for somebody who only looks. */
  readonly isLed: boolean;
}

/** Jobs that were agreed, and how far they are. */
export function ProjectList({ projects, isLed }: ProjectListProps) {
  const { projects: words } = useWords(dossierWords);
  return (
    <PartOfDossier id="projects" title={words.title} empty={projects.length === 0 ? words.none : undefined}>
      <ul className="dossier-list">
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} isLed={isLed} />
          </li>
        ))}
      </ul>
    </PartOfDossier>
  );
}

function ProjectCard({ project, isLed }: { readonly project: DossierProject; readonly isLed: boolean }) {
  const { projects: words } = useWords(dossierWords);
  const { id, title, state, waiting_for: reason, guarantee_until: guarantee, photos } = project;
  const isAhead = state === 'planned' || state === 'in-progress' || state === 'waiting';
  return (
    <article className={`dossier-card ${state}`} aria-labelledby={`project-${id}`}>
      <p className="dossier-status">
        {reason === null ? words.states[state] : words.waitingFor[reason]}
        {project.shared && ` · ${words.shared}`}
      </p>
      <h3 id={`project-${id}`} dir="auto">
        {title}
      </h3>
      <p dir="auto">
        {project.street_address}, {project.postal_code}
      </p>
      {isAhead && <p className="dossier-next">{daysText(project, words)}</p>}
      {guarantee !== null && (
        <p className="dossier-next">{fill(words.guarantee, { date: formatDate(guarantee, language) })}</p>
      )}
      {photos > 0 && <p>{fill(words.photos, { count: photos })}</p>}
      {isLed && (
        <div className="dossier-foot">
          <Link className="button" to={router.project({ projectId: id })} aria-describedby={`project-${id}`}>
            {words.open}
          </Link>
        </div>
      )}
    </article>
  );
}

function daysText(
  { starts_on: from, ends_on: to }: DossierProject,
  words: { readonly day: string; readonly days: string; readonly noDays: string },
): string {
  if (from === null) return words.noDays;
  if (to === null || to === from) return fill(words.day, { day: formatDay(from, language) });
  return fill(words.days, { from: formatDate(from, language), to: formatDate(to, language) });
}
