import { Link } from '@swan-io/chicane';
import type { AuthErrorLike } from '@vakman/domain/account/account.errors';
import { formatDate } from '@vakman/domain/format/format.dates';
import type { OpenedInvitation } from '@vakman/domain/invitation/invitation.answers';
import { fill } from '@vakman/domain/text/fill';
import { facts } from '../../../generated/facts.ts';
import { invitationWords } from '../../../generated/invitation.words.ts';
import { NoticePage } from '../../app/notice-page.tsx';
import { router } from '../../router/router.ts';
import { AccountFaultNotice } from '../../session/account-fault-notice.tsx';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { NewPasswordForm } from '../sign-in/new-password-form.tsx';
import { useAttempt } from '../sign-in/use-attempt.ts';
import '../sign-in/sign-in.css';
import './invitation.css';

type Answer = Promise<{ readonly error: AuthErrorLike | null } | undefined>;

/** Why a link brings nobody in. */
export type InvitationEnding = 'accepted' | 'revoked' | 'expired' | 'unknown';

export type InvitationStep =
  | { readonly kind: 'shown' }
  | { readonly kind: 'ended'; readonly ending: InvitationEnding }
  /** Signed in now; a password may be chosen. */
  | { readonly kind: 'accepted' };

export interface InvitationViewProps {
  /** Null for a link that is none of ours, or came without its secret. */
  readonly invitation: OpenedInvitation | null;
  readonly step: InvitationStep;
  readonly signedInAs: string | undefined;
  readonly onAccept: () => Answer;
  readonly onPassword: (password: string) => Promise<{ readonly error: AuthErrorLike | null }>;
  readonly onWithoutPassword: () => void;
}

function endingOf(invitation: OpenedInvitation | null, step: InvitationStep): InvitationEnding | undefined {
  if (step.kind === 'ended') return step.ending;
  if (invitation === null) return 'unknown';
  const { state } = invitation;
  return state === 'sent' || state === 'opened' ? undefined : state;
}

/** What somebody was invited to, and the one button that accepts it; or why the link does not work. */
export function InvitationView(props: InvitationViewProps) {
  const { invitation, step, onPassword, onWithoutPassword } = props;
  const words = useWords(invitationWords);
  if (step.kind === 'accepted') {
    return (
      <div className="sign-in invitation">
        <h1>{words.password.title}</h1>
        <p>{words.password.text}</p>
        <NewPasswordForm onPassword={onPassword} />
        <button type="button" className="link" onClick={onWithoutPassword}>
          {words.password.without}
        </button>
      </div>
    );
  }
  const ending = endingOf(invitation, step);
  if (ending === undefined && invitation !== null)
    return <OpenInvitation {...props} invitation={invitation} />;
  const { title, text } = words.endings[ending ?? 'unknown'];
  return (
    <NoticePage title={title} text={fill(text, { phone: facts.company.phone.display })}>
      <Link className="button" to={router.login()}>
        {words.signIn}
      </Link>
    </NoticePage>
  );
}

function OpenInvitation({
  invitation,
  signedInAs,
  onAccept,
}: InvitationViewProps & { readonly invitation: OpenedInvitation }) {
  const words = useWords(invitationWords);
  const attempt = useAttempt();
  const { role, name, inviter, email, expires_at } = invitation;
  const company = facts.company.name;
  return (
    <div className="sign-in invitation">
      <h1>{fill(words.open.title, { company })}</h1>
      <p dir="auto">{fill(words.open.greeting, { name })}</p>
      <p>{words.open.to[role]}</p>
      <dl>
        {inviter !== null && (
          <>
            <dt>{words.open.invitedBy}</dt>
            <dd dir="auto">{inviter}</dd>
          </>
        )}
        <dt>{words.open.email}</dt>
        <dd>{email}</dd>
        <dt>{words.open.until}</dt>
        <dd>{formatDate(expires_at, language)}</dd>
      </dl>
      {signedInAs !== undefined && (
        <p className="invitation-other">{fill(words.open.signedInAs, { email: signedInAs })}</p>
      )}
      <AccountFaultNotice fault={attempt.fault} attempt={attempt.ended} />
      <button
        type="button"
        className="button primary"
        disabled={attempt.busy}
        onClick={() => void attempt.run(onAccept)}
      >
        {words.open.accept}
      </button>
    </div>
  );
}
