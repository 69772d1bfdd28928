import { ownNextPath } from '@vakman/domain/account/account.next-path';
import { landingPages } from '@vakman/domain/rights/rights.routes';
import { isRole } from '@vakman/domain/rights/rights.roles';
import { requestSignIn } from '@vakman/supabase/client/sign-in';
import { useQuery } from '@tanstack/react-query';
import { replaceUnsafe } from '@swan-io/chicane';
import { useEffect, useEffectEvent, useState } from 'react';
import { signInWords } from '../../../generated/sign-in.words.ts';
import { Loading } from '../../app/loading.tsx';
import { ownPaths, router } from '../../router/router.ts';
import { authClient } from '../../session/auth-client.ts';
import { connect } from '../../session/connect.ts';
import { signOut } from '../../session/sign-out.ts';
import { useSession } from '../../session/use-session.ts';
import { useWho } from '../../session/use-who.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { readMailLink, type MailLink } from './mail-link.ts';
import { secondFactorDue, verifySecondFactor } from './second-factor-due.ts';
import { SignInForms } from './sign-in-forms.tsx';
import { firstView, type SignInView } from './sign-in-view.ts';
import { SecondFactorForm } from './second-factor-form.tsx';

const withoutLink = () => history.replaceState(history.state, '', location.pathname + location.search);

/** Takes links out of the address, so that nothing can tell of them, also those that are opened while the page stands. */
function useLinks(onLink: (link: MailLink) => void): void {
  const listener = useEffectEvent(() => {
    const link = readMailLink(location.hash);
    if (!link) return;
    withoutLink();
    onLink(link);
  });
  useEffect(() => {
    if (readMailLink(location.hash)) withoutLink();
    const heard = () => listener();
    addEventListener('hashchange', heard);
    return () => removeEventListener('hashchange', heard);
  }, []);
}

export default function SignInPage() {
  const { secondFactor } = useWords(signInWords);
  const session = useSession();
  const who = useWho();
  // The address is read while the page is rendered, which may happen more than once before it is shown.
  const hasEnded = session.kind === 'signed-out' && session.because === 'ended';
  const [view, setView] = useState<SignInView>(() => firstView(readMailLink(location.hash), hasEnded));
  useLinks((link) => setView(firstView(link, false)));
  const userId = session.kind === 'signed-in' ? session.userId : undefined;
  const due = useQuery({ ...secondFactorDue(userId ?? ''), enabled: userId !== undefined });
  const next = router.useRoute(['login'])?.params.next;
  const role = who.kind === 'known' && isRole(who.actor) ? who.actor : undefined;
  // A link is for whoever opened it, even where somebody else is still signed in here.
  const isIn = role !== undefined && due.data === false && (view.kind === 'password' || view.kind === 'code');
  useEffect(() => {
    if (isIn) replaceUnsafe(ownNextPath(next, ownPaths) ?? router[landingPages[role]]());
  }, [isIn, next, role]);

  if (userId !== undefined && due.data === true) {
    return (
      <div className="sign-in">
        <h1>{secondFactor.title}</h1>
        <SecondFactorForm
          onCode={async (code) => {
            const answer = await verifySecondFactor(code);
            if (!answer.error) await due.refetch();
            return answer;
          }}
          onOut={() => void signOut()}
        />
      </div>
    );
  }
  if (isIn || (userId !== undefined && due.isPending && view.kind === 'password')) return <Loading />;
  return (
    <SignInForms
      view={view}
      onView={setView}
      actions={{
        password: (email, password) => authClient.signInWithPassword({ email, password }),
        mail: async (email, purpose) => requestSignIn(await connect(), { email, language, purpose }),
        code: (email, token, purpose) =>
          authClient.verifyOtp({ email, token, type: purpose === 'recovery' ? 'recovery' : 'email' }),
        link: (token_hash, type) => authClient.verifyOtp({ token_hash, type }),
        newPassword: (password) => authClient.updateUser({ password }),
      }}
    />
  );
}
