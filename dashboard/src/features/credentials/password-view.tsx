import type { AuthErrorLike } from '@vakman/domain/account/account.errors';
import type { Credentials } from '@vakman/supabase/client/credentials';
import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { credentialsWords } from '../../../generated/credentials.words.ts';
import { AccountFaultNotice } from '../../session/account-fault-notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { ProfileSection } from '../profile/profile-section.tsx';
import { useAttempt } from '../sign-in/use-attempt.ts';
import { PasswordForm, type PasswordFormProps } from './password-form.tsx';
import './credentials.css';

export interface PasswordViewProps extends Pick<PasswordFormProps, 'onPassword' | 'onConfirm'> {
  readonly credentials: Credentials;
  /** Mails a link that leads to another password. */
  readonly onForgotten: () => Promise<void>;
  /** Ends the sessions of all other devices. */
  readonly onOthers: () => Promise<{ readonly error: AuthErrorLike | null }>;
}

/** The password that somebody signs in with, or none yet. */
export function PasswordView({ credentials, onForgotten, onOthers, ...form }: PasswordViewProps) {
  const { password: words } = useWords(credentialsWords);
  const { email, hasPassword } = credentials;
  const [step, setStep] = useState<'form' | 'mailed' | 'saved'>('form');
  const attempt = useAttempt();
  const forget = async () => {
    if (await attempt.run(onForgotten)) setStep('mailed');
  };
  return (
    <ProfileSection id="password" title={words.title}>
      {!hasPassword && step === 'form' && <p className="profile-lead">{words.none}</p>}
      <AccountFaultNotice fault={attempt.fault} attempt={attempt.ended} />
      {step === 'mailed' && <output>{fill(words.mailed, { email })}</output>}
      {step === 'saved' && (
        <div className="password-saved">
          <output>
            <strong>{words.saved}</strong>
            <br />
            {words.savedText}
          </output>
          <button
            type="button"
            className="button"
            disabled={attempt.busy}
            onClick={() => void attempt.run(onOthers)}
          >
            {words.others}
          </button>
        </div>
      )}
      {step === 'form' && (
        <>
          <PasswordForm email={email} hasPassword={hasPassword} onSaved={() => setStep('saved')} {...form} />
          {hasPassword && (
            <button
              type="button"
              className="link password-forgotten"
              disabled={attempt.busy}
              onClick={() => void forget()}
            >
              {words.forgotten}
            </button>
          )}
        </>
      )}
    </ProfileSection>
  );
}
