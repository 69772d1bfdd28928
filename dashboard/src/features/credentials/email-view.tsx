import type { Credentials } from '@vakman/supabase/client/credentials';
import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { credentialsWords } from '../../../generated/credentials.words.ts';
import { useWords } from '../../words/use-words.ts';
import { ProfileSection } from '../profile/profile-section.tsx';
import { EmailChangePanel, type EmailChangePanelProps } from './email-change-panel.tsx';
import { EmailForm, type EmailFormProps } from './email-form.tsx';
import './credentials.css';

export interface EmailViewProps extends Pick<EmailFormProps, 'onAsk'>, Pick<EmailChangePanelProps, 'onCode'> {
  readonly credentials: Credentials;
}

/** The address that somebody signs in with, and the way to another one. */
export function EmailView({ credentials, onAsk, onCode }: EmailViewProps) {
  const { email: words } = useWords(credentialsWords);
  const { email, emailChange } = credentials;
  /** The new address that was given up for yet another one. */
  const [dropped, setDropped] = useState<string>();
  const waiting = emailChange?.email === dropped ? null : emailChange;
  return (
    <ProfileSection id="email" title={words.title}>
      <p className="profile-lead">{fill(words.current, { email })}</p>
      {waiting ? (
        <EmailChangePanel
          email={email}
          change={waiting}
          onCode={onCode}
          onAgain={() => onAsk(waiting.email)}
          onOther={() => setDropped(waiting.email)}
        />
      ) : (
        <EmailForm
          email={email}
          onAsk={async (address) => {
            const answer = await onAsk(address);
            if (!answer?.error) setDropped(undefined);
            return answer;
          }}
        />
      )}
    </ProfileSection>
  );
}
