import { useQuery } from '@tanstack/react-query';
import { mayOpen } from '@vakman/domain/rights/rights.routes';
import { listReplyTemplates } from '@vakman/supabase/client/replies';
import { listColleagues, readRequest } from '@vakman/supabase/client/requests';
import { Link } from '@swan-io/chicane';
import { Suspense, useState } from 'react';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { requestsWords } from '../../../generated/requests.words.ts';
import { Loading } from '../../app/loading.tsx';
import { NoticePage } from '../../app/notice-page.tsx';
import { keys } from '../../backend/keys.ts';
import { lazyPage } from '../../router/lazy-page.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { useWho } from '../../session/use-who.ts';
import { useWords } from '../../words/use-words.ts';
import { OpenConversation } from '../chat/open-conversation.tsx';
import './request.css';
import { RequestView } from './request-view.tsx';
import { usePartners } from './use-partners.ts';
import { usePulse } from './use-pulse.ts';
import { useRequestActions } from './use-request-actions.ts';
import { useRequestPhotos } from './use-request-photos.ts';

const RequestQuotes = lazyPage(() => import('../quotes/request-quotes.tsx'), quotesWords);

interface RequestPageProps {
  readonly id: string;
  /** Whether somebody came here to answer. */
  readonly isWriting: boolean;
}

/** One request, as it stands now. */
export default function RequestPage({ id, isWriting }: RequestPageProps) {
  const { request: words } = useWords(requestsWords);
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const [now] = useState(Date.now);
  const here = usePulse(userId, 'request', id);
  const file = useQuery({
    queryKey: keys.request(userId, id),
    queryFn: async () => readRequest(await connect(), id),
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  const colleagues = useQuery({
    queryKey: keys.colleagues(userId),
    queryFn: async () => listColleagues(await connect()),
  });
  const templates = useQuery({
    queryKey: keys.replyTemplates(userId),
    queryFn: async () => listReplyTemplates(await connect()),
  });
  const partners = usePartners(userId);
  const who = useWho();
  const hasLog = who.kind === 'known' && mayOpen('log', who.actor);
  const photos = useRequestPhotos(file.data?.files ?? []);
  const actions = useRequestActions(userId, file.data ?? undefined);
  if (file.data === undefined) return <Loading />;
  if (file.data === null) {
    return (
      <NoticePage title={words.gone} text={words.goneText}>
        <Link className="button" to={router.requests()}>
          {words.back}
        </Link>
      </NoticePage>
    );
  }
  return (
    <RequestView
      file={file.data}
      photos={photos}
      colleagues={colleagues.data ?? []}
      templates={templates.data ?? []}
      {...{ partners, isWriting, hasLog, userId, now, here, actions }}
      talk={
        <p className="reply-acts">
          <OpenConversation about={{ requestId: id }} side="office" />
        </p>
      }
      quotes={
        <Suspense fallback={null}>
          <RequestQuotes file={file.data} userId={userId} />
        </Suspense>
      }
    />
  );
}
