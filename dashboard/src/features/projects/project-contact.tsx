import { Link } from '@swan-io/chicane';
import { routeToAddress } from '@vakman/domain/calendar/route-to-address';
import type { Project } from '@vakman/domain/project/project.answers';
import { formatEuro } from '@vakman/domain/format/format.prices';
import { fill } from '@vakman/domain/text/fill';
import { projectsWords } from '../../../generated/projects.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { nameOfLanguage } from '../../words/name-of-language.ts';
import { useWords } from '../../words/use-words.ts';

interface ProjectContactProps {
  readonly project: Project;
  readonly onEdit: () => void;
}

/** Whose job it is, where, what it is worth, and who of the firm speaks for it. */
export function ProjectContact({ project, onEdit }: ProjectContactProps) {
  const { contact: words } = useWords(projectsWords);
  const { name, email, phone, street_address: street, postal_code: code, lead, value_cents: value } = project;
  return (
    <>
      <p className="project-whose">
        <span className="project-strong" dir="auto">
          {name}
        </span>
        {' · '}
        <a href={routeToAddress(street, code)} target="_blank" rel="noreferrer" dir="auto">
          {street}, {code}
        </a>
      </p>
      <p className="project-muted">
        {[
          fill(words.worth, { value: formatEuro(value / 100, language) }),
          nameOfLanguage(project.language),
          lead ? fill(words.lead, { name: lead.name }) : words.noLead,
        ].join(' · ')}
      </p>
      <p className="project-acts">
        {phone !== '' && (
          <a className="button" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        )}
        {email !== null && (
          <a className="button" href={`mailto:${email}`}>
            {email}
          </a>
        )}
        {project.request_id !== null && (
          <Link className="button" to={router.request({ requestId: project.request_id })}>
            {words.request}
          </Link>
        )}
        <button type="button" className="button" onClick={onEdit}>
          {words.edit}
        </button>
      </p>
    </>
  );
}
