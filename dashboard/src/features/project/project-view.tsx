import type { ProjectFile } from '@vakman/domain/project/project.answers';
import type { ReactNode } from 'react';
import { projectWords } from '../../../generated/project.words.ts';
import { useWords } from '../../words/use-words.ts';
import { BeforeAfter } from './before-after.tsx';
import { DocumentList } from './document-list.tsx';
import { GuaranteePart } from './guarantee-part.tsx';
import { MemberPart } from './member-part.tsx';
import { PeoplePart } from './people-part.tsx';
import { PermissionPart } from './permission-part.tsx';
import type { ProjectActions } from './project-actions.ts';
import { ProjectPart } from './project-part.tsx';
import { ReviewPart } from './review-part.tsx';
import { ProjectHistory } from './project-history.tsx';
import { ToDo } from './to-do.tsx';
import { WhereItStands } from './where-it-stands.tsx';
import './project.css';
import './project-photos.css';
import './project-print.css';

export interface ProjectViewProps {
  readonly file: ProjectFile;
  /** In milliseconds. */
  readonly now: number;
  readonly actions: ProjectActions;
  /** Where customer and office write to each other. */
  readonly conversation?: ReactNode;
}

/** The job as the people of the house see it: where it stands, what comes next, and how the house changes. */
export function ProjectView({ file, now, actions, conversation }: ProjectViewProps) {
  const words = useWords(projectWords);
  const { project, documents } = file;
  return (
    <div className="project">
      <header className="project-head">
        <h1 dir="auto">{project.title}</h1>
        <p className="project-muted" dir="auto">
          {project.street_address}, {project.postal_code}
        </p>
      </header>
      <WhereItStands file={file} now={now} />
      <div className="project-columns">
        <div className="project-column">
          <ToDo file={file} actions={actions} />
          <ReviewPart key={file.review?.given_at} file={file} actions={actions} />
          <BeforeAfter photos={file.photos} />
          <ProjectHistory file={file} />
        </div>
        <div className="project-column">
          <GuaranteePart project={project} />
          {conversation}
          <PeoplePart file={file} />
          <ProjectPart title={words.documents.title}>
            <DocumentList documents={documents} onOpen={actions.openDocument} />
          </ProjectPart>
          {(file.may.share || file.members.length > 0) && <MemberPart file={file} actions={actions} />}
          {file.may.allow_publishing && <PermissionPart file={file} actions={actions} />}
        </div>
      </div>
    </div>
  );
}
