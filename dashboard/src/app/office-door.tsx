import { Link } from '@swan-io/chicane';
import { useSuspenseQuery } from '@tanstack/react-query';
import { readCapabilities } from '@vakman/supabase/client/accounts';
import { useEffect, type ReactNode } from 'react';
import { appWords } from '../../generated/app.words.ts';
import { keys } from '../backend/keys.ts';
import { secondFactorDue } from '../features/sign-in/second-factor-due.ts';
import { router } from '../router/router.ts';
import { connect } from '../session/connect.ts';
import { useSession } from '../session/use-session.ts';
import { useWords } from '../words/use-words.ts';
import { Loading } from './loading.tsx';
import { NoticePage } from './notice-page.tsx';

/** Where the office must have a second factor, the database shows nothing without; this says so, and leads to it. */
export function OfficeDoor({ children }: { readonly children: ReactNode }) {
  const { secondFactor: words } = useWords(appWords);
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const capabilities = useSuspenseQuery({
    queryKey: keys.capabilities(userId),
    queryFn: async () => readCapabilities(await connect()),
  });
  if (!capabilities.data.secondFactorMissing) return children;
  return (
    <SecondFactorFirst userId={userId}>
      <NoticePage title={words.title} text={words.text}>
        <Link className="button primary" to={router.profile()}>
          {words.link}
        </Link>
      </NoticePage>
    </SecondFactorFirst>
  );
}

/** Whoever has one is asked for its code; others see what to do. */
function SecondFactorFirst({ userId, children }: { readonly userId: string; readonly children: ReactNode }) {
  const due = useSuspenseQuery(secondFactorDue(userId)).data;
  useEffect(() => {
    if (due) router.replace('login', { next: location.pathname + location.search });
  }, [due]);
  return due ? <Loading /> : children;
}
