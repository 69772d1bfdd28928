import type { AuthErrorLike } from '@vakman/domain/account/account.errors';
import { signInWords } from '../../../generated/sign-in.words.ts';
import { AccountFaultNotice } from '../../session/account-fault-notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { CodeForm } from './code-form.tsx';
import { EmailChangeResult } from './email-change-result.tsx';
import { LinkPanel } from './link-panel.tsx';
import type { MailLinkType } from './mail-link.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { PasswordForm } from './password-form.tsx';
import type { SignInView } from './sign-in-view.ts';
import './sign-in.css';

type Answer = Promise<{ readonly error: AuthErrorLike | null }>;
/** Without a session after the first of the two mails of a change of address. */
type LinkAnswer = Promise<{
  readonly error: AuthErrorLike | null;
  readonly data: { readonly session: { readonly user: { readonly email?: string } } | null };
}>;
type Purpose = 'code' | 'recovery';

/** What the forms ask of the backend. */
export interface SignInActions {
  readonly password: (email: string, password: string) => Answer;
  readonly mail: (email: string, purpose: Purpose) => Promise<void>;
  readonly code: (email: string, code: string, purpose: Purpose) => Answer;
  readonly link: (tokenHash: string, type: MailLinkType) => LinkAnswer;
  readonly newPassword: (password: string) => Answer;
}

export interface SignInFormsProps {
  readonly view: SignInView;
  readonly onView: (view: SignInView) => void;
  readonly actions: SignInActions;
}

/** The ways in, one at a time. */
export function SignInForms({ view, onView, actions }: SignInFormsProps) {
  const words = useWords(signInWords);
  const isHalf = view.kind === 'email-change' && view.email === undefined;
  const titles = {
    password: words.title,
    code: words.code.title,
    'new-password': words.newPassword.title,
    'email-change': words.emailChange[isHalf ? 'half' : 'done'].title,
  };
  const start = (email = '') => onView({ kind: 'password', email });
  /** After a mail of recovery another password is chosen; all others are in. */
  const then = (answer: Awaited<Answer>, purpose: Purpose) => {
    if (!answer.error)
      onView(purpose === 'recovery' ? { kind: 'new-password' } : { kind: 'password', email: '' });
    return answer;
  };
  return (
    <div className="sign-in">
      {view.kind !== 'link' && <h1>{titles[view.kind]}</h1>}
      {view.kind === 'password' && (
        <>
          {view.fault && <AccountFaultNotice fault={view.fault} attempt={view} />}
          <PasswordForm
            email={view.email}
            onPassword={actions.password}
            onMail={async (email, purpose) => {
              await actions.mail(email, purpose);
              onView({ kind: 'code', email, purpose });
            }}
          />
        </>
      )}
      {view.kind === 'code' && (
        <CodeForm
          email={view.email}
          onCode={async (code) => then(await actions.code(view.email, code, view.purpose), view.purpose)}
          onAgain={() => actions.mail(view.email, view.purpose)}
          onOther={() => start(view.email)}
        />
      )}
      {view.kind === 'link' && (
        <LinkPanel
          onPress={async () => {
            const answer = await actions.link(view.tokenHash, view.type);
            if (view.type !== 'email_change')
              return then(answer, view.type === 'recovery' ? 'recovery' : 'code');
            if (!answer.error) onView({ kind: 'email-change', email: answer.data.session?.user.email });
            return answer;
          }}
          onOther={() => start()}
        />
      )}
      {view.kind === 'email-change' && <EmailChangeResult email={view.email} />}
      {view.kind === 'new-password' && (
        <NewPasswordForm onPassword={async (password) => then(await actions.newPassword(password), 'code')} />
      )}
    </div>
  );
}
