import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Suspense } from 'react';
import { appWords } from '../../generated/app.words.ts';
import { useUnread } from '../features/chat/use-unread.ts';
import { officePageOf, officeRoutes, ownRoutes, pageOf, router } from '../router/router.ts';
import { useTypedOfEnded } from '../session/typed-of-ended.ts';
import { useSession } from '../session/use-session.ts';
import { useWho } from '../session/use-who.ts';
import { QueuePlace } from '../features/project-photos/queue-place.tsx';
import { ToastPlace } from '../ui/toast/toast-place.tsx';
import { useWords } from '../words/use-words.ts';
import { CurrentPage } from './current-page.tsx';
import { Frame } from './frame.tsx';
import { Loading } from './loading.tsx';
import { MissingPage } from './missing-page.tsx';
import { FaultPage, PageBoundary } from './page-boundary.tsx';

const nobody = { actor: 'anon', email: '' } as const;

/** The frame that all pages have, and in it the page of the address. */
export function App() {
  const { officeTitles, titles } = useWords(appWords);
  const route = router.useRoute([...ownRoutes, ...officeRoutes]);
  const who = useWho();
  const session = useSession();
  const { reset } = useQueryErrorResetBoundary();
  const actor = who.kind === 'known' ? who.actor : undefined;
  const userId = session.kind === 'signed-in' ? session.userId : undefined;
  const unread = useUnread(actor === undefined ? undefined : userId);
  const officePage = officePageOf(route?.name);
  const page = pageOf(route?.name);
  useTypedOfEnded(page === 'login' ? undefined : route?.key, userId);
  // They say the same to all, and an invitation stays while whoever accepts it becomes somebody else.
  const isForAll = page === 'invite' || page === 'report' || route?.name === 'offer';
  const known = who.kind === 'known' ? who : isForAll ? nobody : undefined;
  return (
    <>
      <Frame
        actor={actor}
        page={page}
        officePage={officePage}
        unread={unread}
        title={officePage ? officeTitles[officePage] : titles[page ?? 'missing']}
      >
        <PageBoundary page={route?.key ?? ''} onAgain={reset}>
          <Suspense fallback={<Loading />}>
            {page === undefined ? (
              <MissingPage />
            ) : known ? (
              <CurrentPage
                page={page}
                officePage={officePage}
                isConversation={route?.name === 'conversation'}
                actor={known.actor}
                email={known.email}
              />
            ) : who.kind === 'failed' ? (
              <FaultPage onAgain={who.again} />
            ) : (
              <Loading />
            )}
          </Suspense>
        </PageBoundary>
      </Frame>
      {session.kind === 'signed-in' && (actor === 'employee' || actor === 'admin') && (
        <QueuePlace key={session.userId} userId={session.userId} />
      )}
      <ToastPlace />
    </>
  );
}
