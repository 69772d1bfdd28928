import { Link } from '@swan-io/chicane';
import { saveProject } from '@vakman/supabase/client/projects';
import { projectsWords } from '../../../generated/projects.words.ts';
import { router } from '../../router/router.ts';
import { useSession } from '../../session/use-session.ts';
import { useWords } from '../../words/use-words.ts';
import '../project/project.css';
import { useProjectRun } from '../project/use-project-run.ts';
import { ProjectForm } from './project-form.tsx';
import './office-project.css';
import './projects.css';
import { useColleagues } from './use-colleagues.ts';

/** Begins a project that no quote of ours began. */
export default function NewProjectPage() {
  const words = useWords(projectsWords);
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const colleagues = useColleagues(userId);
  const run = useProjectRun(userId);
  return (
    <div className="project">
      <header className="project-head">
        <p>
          <Link to={router.projects()}>{words.back}</Link>
        </p>
        <h1>{words.form.title}</h1>
        <p className="project-muted">{words.form.lead}</p>
      </header>
      <div className="project-narrow">
        <ProjectForm
          project={undefined}
          colleagues={colleagues}
          onSave={async (draft) => {
            const isStored = await run(words.done.begun, (connection) => saveProject(connection, draft));
            if (isStored) router.replace('officeProject', { projectId: draft.id });
            return isStored;
          }}
        />
      </div>
    </div>
  );
}
