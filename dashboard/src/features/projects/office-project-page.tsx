import { useQuery } from '@tanstack/react-query';
import { Link } from '@swan-io/chicane';
import { readProject, saveProject } from '@vakman/supabase/client/projects';
import { Suspense, useState } from 'react';
import { projectPhotosWords } from '../../../generated/project-photos.words.ts';
import { projectsWords } from '../../../generated/projects.words.ts';
import { Loading } from '../../app/loading.tsx';
import { NoticePage } from '../../app/notice-page.tsx';
import { keys } from '../../backend/keys.ts';
import { lazyPage } from '../../router/lazy-page.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { OfficeDialog } from '../../ui/office-dialog/office-dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { OpenConversation } from '../chat/open-conversation.tsx';
import { useProjectRun } from '../project/use-project-run.ts';
import { usePulse } from '../requests/use-pulse.ts';
import { OfficeProjectView } from './office-project-view.tsx';
import { ProjectForm } from './project-form.tsx';
import { useColleagues } from './use-colleagues.ts';
import { useCrews } from './use-crews.ts';
import { useOfficeActions } from './use-office-actions.ts';

/** With what keeps photos in the browser. */
const Camera = lazyPage(() => import('../project-photos/camera.tsx'), projectPhotosWords);

/** What stands in an address that names no project. */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** One job, as it stands now. */
export default function OfficeProjectPage({ id }: { readonly id: string }) {
  const words = useWords(projectsWords);
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const here = usePulse(userId, 'job', id);
  const [isEditing, setIsEditing] = useState(false);
  const { data: file } = useQuery({
    queryKey: keys.project(userId, id),
    queryFn: async () => (uuid.test(id) ? readProject(await connect(), id) : null),
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  const colleagues = useColleagues(userId);
  const crews = useCrews(userId);
  const run = useProjectRun(userId);
  const actions = useOfficeActions(userId, id, file ?? undefined);
  if (file === undefined) return <Loading />;
  if (file === null) {
    return (
      <NoticePage title={words.gone} text={words.goneText}>
        <Link className="button" to={router.projects()}>
          {words.back}
        </Link>
      </NoticePage>
    );
  }
  return (
    <>
      <OfficeProjectView
        {...{ file, colleagues, crews, here, actions }}
        camera={
          <Suspense fallback={<Loading />}>
            <Camera userId={userId} project={file.project} />
          </Suspense>
        }
        conversation={
          // Who has no address has no account to write from.
          file.project.email !== null && (
            <OpenConversation about={{ projectId: file.project.id }} side="office" />
          )
        }
        onEdit={() => setIsEditing(true)}
      />
      {isEditing && (
        <OfficeDialog title={words.form.change} close={words.close} onClose={() => setIsEditing(false)}>
          <ProjectForm
            project={file.project}
            colleagues={colleagues}
            onSave={async (draft) => {
              const isStored = await run(words.done.saved, (connection) => saveProject(connection, draft));
              if (isStored) setIsEditing(false);
              return isStored;
            }}
          />
        </OfficeDialog>
      )}
    </>
  );
}
