import type { ShellPage } from '@vakman/domain/facts/page-paths';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Suspense } from 'react';
import { appWords } from '../../generated/app.words.ts';
import { officePageOf, officeRoutes, pageNames, router } from '../router/router.ts';
import { useTypedOfEnded } from '../session/typed-of-ended.ts';
import { useSession } from '../session/use-session.ts';
import { useWho } from '../session/use-who.ts';
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
  const route = router.useRoute([...pageNames, ...officeRoutes]);
  const who = useWho();
  const session = useSession();
  const { reset } = useQueryErrorResetBoundary();
  const actor = who.kind === 'known' ? who.actor : undefined;
  const officePage = officePageOf(route?.name);
  const page = officePage ? 'admin' : (route?.name as ShellPage | undefined);
  useTypedOfEnded(
    page === 'login' ? undefined : route?.key,
    session.kind === 'signed-in' ? session.userId : undefined,
  );
  // They say the same to all, and an invitation stays while whoever accepts it becomes somebody else.
  const isForAll = page === 'invite' || page === 'report';
  const known = who.kind === 'known' ? who : isForAll ? nobody : undefined;
  return (
    <>
      <Frame
        actor={actor}
        page={page}
        officePage={officePage}
        title={officePage ? officeTitles[officePage] : titles[page ?? 'missing']}
      >
        <PageBoundary page={route?.key ?? ''} onAgain={reset}>
          <Suspense fallback={<Loading />}>
            {page === undefined ? (
              <MissingPage />
            ) : known ? (
              <CurrentPage page={page} officePage={officePage} actor={known.actor} email={known.email} />
            ) : who.kind === 'failed' ? (
              <FaultPage onAgain={who.again} />
            ) : (
              <Loading />
            )}
          </Suspense>
        </PageBoundary>
      </Frame>
      <ToastPlace />
    </>
  );
}
