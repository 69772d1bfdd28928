import { Link } from '@swan-io/chicane';
import type { Crew } from '@vakman/domain/calendar/calendar.answers';
import { formatShortDay } from '@vakman/domain/format/format.dates';
import { formatEuro } from '@vakman/domain/format/format.prices';
import type { ListedProject } from '@vakman/domain/project/project-list.answers';
import { fill } from '@vakman/domain/text/fill';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { projectWords } from '../../../generated/project.words.ts';
import { projectsWords } from '../../../generated/projects.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { crewName } from '../calendar/crew-name.ts';
import { noonOf } from '../project/days-to-come.ts';

interface ProjectRowsProps {
  readonly projects: readonly ListedProject[];
  readonly crews: readonly Crew[];
}

const shortDay = (day: string) => formatShortDay(noonOf(day), language);

/** Projects one below the other: whose, how far, when, by whom, and for how much. */
export function ProjectRows({ projects, crews }: ProjectRowsProps) {
  const { list: words } = useWords(projectsWords);
  const { states, waitingFor } = useWords(projectWords);
  const { crews: named } = useWords(calendarWords);
  const datesOf = ({ starts_on: from, ends_on: to }: ListedProject) => {
    if (from === null || to === null) return words.noDates;
    return from === to ? shortDay(from) : fill(words.dates, { from: shortDay(from), to: shortDay(to) });
  };
  return (
    <ul className="project-rows">
      {projects.map((project) => (
        <li key={project.id}>
          <div className="project-row-what">
            <Link to={router.officeProject({ projectId: project.id })}>
              <span dir="auto">{project.title}</span>
            </Link>
            <span className="project-muted" dir="auto">
              {project.name} · {project.street_address}, {project.postal_code}
            </span>
          </div>
          <span className={`project-state is-${project.state}`}>
            {states[project.state]}
            {project.waiting_for !== null && `: ${waitingFor[project.waiting_for]}`}
          </span>
          <span className="project-row-when">
            {datesOf(project)}
            {project.crews.length > 0 && (
              <span className="project-muted" dir="auto">
                {project.crews.map((number) => crewName(crews, number, named)).join(', ')}
              </span>
            )}
          </span>
          <span className="project-row-value">
            <strong>{formatEuro(project.value_cents / 100, language)}</strong>
            {project.open_tasks > 0 && (
              <span className="project-muted">{fill(words.openTasks, { count: project.open_tasks })}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
