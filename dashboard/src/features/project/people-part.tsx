import type { ProjectFile } from '@vakman/domain/project/project.answers';
import { facts } from '../../../generated/facts.ts';
import { projectWords } from '../../../generated/project.words.ts';
import { useWords } from '../../words/use-words.ts';
import { ProjectPart } from './project-part.tsx';
import { crewOf } from './where-it-stands.tsx';

interface PeoplePartProps {
  readonly file: Pick<ProjectFile, 'project' | 'days'>;
}

/** Who speaks for the job, who works on it, and how they are reached. */
export function PeoplePart({ file: { project, days } }: PeoplePartProps) {
  const words = useWords(projectWords);
  const { phone, email, name } = facts.company;
  const crews = [
    ...new Set(days.filter(({ state }) => state !== 'cancelled').map((day) => crewOf(day, words))),
  ];
  const known = crews.filter((crew) => crew !== '');
  return (
    <ProjectPart title={words.people.title}>
      <ul className="project-people">
        <li>
          <p className="project-strong" dir="auto">
            {project.lead?.name || name}
          </p>
          <p className="project-muted">{project.lead ? words.people.lead : words.people.office}</p>
          <p className="project-acts">
            <a className="button" href={phone.href}>
              {phone.display}
            </a>
            <a className="button" href={`mailto:${email}`}>
              {words.people.mail}
            </a>
          </p>
        </li>
        {known.map((crew) => (
          <li key={crew}>
            <p className="project-strong" dir="auto">
              {crew}
            </p>
            <p className="project-muted">{words.people.crew}</p>
          </li>
        ))}
      </ul>
    </ProjectPart>
  );
}
