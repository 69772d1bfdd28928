import { Link } from '@swan-io/chicane';
import type { Crew } from '@vakman/domain/calendar/calendar.answers';
import type { ProjectFile } from '@vakman/domain/project/project.answers';
import { projectLimits } from '@vakman/domain/project/project.limits';
import type { Colleague } from '@vakman/domain/request-handling/request-handling.answers';
import { fill } from '@vakman/domain/text/fill';
import type { ReactNode } from 'react';
import { projectsWords } from '../../../generated/projects.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { BeforeAfter } from '../project/before-after.tsx';
import { GuaranteePart } from '../project/guarantee-part.tsx';
import { MemberPart } from '../project/member-part.tsx';
import { ReviewPart } from '../project/review-part.tsx';
import { ProjectHistory } from '../project/project-history.tsx';
import '../project/project.css';
import '../project/project-photos.css';
import { DaysPart } from './days-part.tsx';
import { DocumentPart } from './document-part.tsx';
import { EntryActs } from './entry-acts.tsx';
import { ExamplePart } from './example-part.tsx';
import { ExtraPart } from './extra-part.tsx';
import { NoteForm } from './note-form.tsx';
import type { OfficeActions } from './office-actions.ts';
import { ProjectContact } from './project-contact.tsx';
import { StatePart } from './state-part.tsx';
import { TaskPart } from './task-part.tsx';
import './office-project.css';
import './projects.css';

export interface OfficeProjectViewProps {
  readonly file: ProjectFile;
  readonly colleagues: readonly Colleague[];
  readonly crews: readonly Crew[];
  /** Names of colleagues who look at it, too. */
  readonly here: readonly string[];
  readonly actions: OfficeActions;
  /** What takes photos, and says how far those are that were taken. */
  readonly camera: ReactNode;
  /** Where customer and office write to each other. */
  readonly conversation?: ReactNode;
  readonly onEdit: () => void;
}

/** Everything of a job, for the office and the scaffold: on a phone the camera comes first. */
export function OfficeProjectView(props: OfficeProjectViewProps) {
  const { file, colleagues, crews, here, actions, camera, conversation, onEdit } = props;
  const words = useWords(projectsWords);
  const { project, photos } = file;
  return (
    <div className="project">
      <header className="project-head">
        <p>
          <Link to={router.projects()}>{words.back}</Link>
        </p>
        <h1 dir="auto">{project.title}</h1>
        {here.length > 0 && (
          <output className="project-here">
            {fill(words.here, { names: new Intl.ListFormat(language).format(here) })}
          </output>
        )}
        <ProjectContact project={project} onEdit={onEdit} />
      </header>
      <div className="project-columns">
        <div className="project-column">
          {photos.length < projectLimits.photos ? (
            camera
          ) : (
            <p className="project-muted">{fill(words.full, { count: projectLimits.photos })}</p>
          )}
          <NoteForm actions={actions} />
          <ProjectHistory
            file={file}
            renderActs={(entry) => <EntryActs entry={entry} actions={actions} />}
            renderPhotoActs={(photo) => (
              <button type="button" className="link" onClick={() => void actions.removePhoto(photo)}>
                {words.history.removePhoto}
              </button>
            )}
          />
        </div>
        <div className="project-column">
          <StatePart key={project.version} project={project} actions={actions} />
          <GuaranteePart project={project} />
          <DaysPart file={file} crews={crews} actions={actions} />
          {conversation}
          <TaskPart file={file} colleagues={colleagues} actions={actions} />
          <ExtraPart file={file} actions={actions} />
          <DocumentPart file={file} actions={actions} />
          <MemberPart file={file} actions={actions} />
          <ReviewPart key={file.review?.given_at} file={file} />
          <BeforeAfter photos={photos} />
          <ExamplePart file={file} actions={actions} />
        </div>
      </div>
    </div>
  );
}
