import { useQuery } from '@tanstack/react-query';
import { Link } from '@swan-io/chicane';
import { readProject } from '@vakman/supabase/client/projects';
import { useEffect, useState } from 'react';
import { projectWords } from '../../../generated/project.words.ts';
import { Loading } from '../../app/loading.tsx';
import { NoticePage } from '../../app/notice-page.tsx';
import { keys } from '../../backend/keys.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { useWho } from '../../session/use-who.ts';
import { useWords } from '../../words/use-words.ts';
import { OpenConversation } from '../chat/open-conversation.tsx';
import { ProjectView } from './project-view.tsx';
import { useProjectActions } from './use-project-actions.ts';

/** Milliseconds after which the page looks again, for what was added from the scaffold. */
const lookAgainAfter = 20_000;

/** What stands in an address that names no project. */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The project that the address names, for the people of the house. */
export default function ProjectPage() {
  const words = useWords(projectWords);
  const id = router.useRoute(['project'])?.params.projectId ?? '';
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const who = useWho();
  const [now] = useState(Date.now);
  const isOffice = who.kind === 'known' && (who.actor === 'employee' || who.actor === 'admin');
  const file = useQuery({
    queryKey: keys.project(userId, id),
    queryFn: async () => (uuid.test(id) ? readProject(await connect(), id) : null),
    refetchInterval: lookAgainAfter,
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  const actions = useProjectActions(userId);
  const isSeenByOffice = isOffice && file.data != null;
  useEffect(() => {
    // Colleagues who follow a link of a customer's mail have a page of their own, with more on it.
    if (isSeenByOffice) router.replace('officeProject', { projectId: id });
  }, [id, isSeenByOffice]);
  if (file.data === undefined || isSeenByOffice) return <Loading />;
  if (file.data === null) {
    return (
      <NoticePage title={words.gone} text={words.goneText}>
        <Link className="button" to={isOffice ? router.projects() : router.dashboard()}>
          {words.back}
        </Link>
      </NoticePage>
    );
  }
  return (
    <ProjectView
      file={file.data}
      now={now}
      actions={actions}
      conversation={<OpenConversation about={{ projectId: file.data.project.id }} side="customer" />}
    />
  );
}
