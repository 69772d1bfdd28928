import type { AuthErrorLike } from '@vakman/domain/account/account.errors';
import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { secondFactorWords } from '../../../generated/second-factor.words.ts';
import { AccountFaultNotice } from '../../session/account-fault-notice.tsx';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { ProfileSection } from '../profile/profile-section.tsx';
import { useAttempt } from '../sign-in/use-attempt.ts';
import { LinkAppForm, type LinkAppFormProps } from './link-app-form.tsx';
import './second-factor.css';

/** An app that is linked. */
export interface LinkedApp {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly linkedAt: string;
}

export interface SecondFactorViewProps extends Omit<LinkAppFormProps, 'names' | 'onDone'> {
  readonly factors: readonly LinkedApp[];
  /** Whether nothing of the office is shown until one is linked. */
  readonly isRequired: boolean;
  readonly onRemove: (id: string) => Promise<{ readonly error: AuthErrorLike | null }>;
}

/** The apps that protect an account, and the way to link another or take one away. */
export function SecondFactorView({ factors, isRequired, onRemove, ...form }: SecondFactorViewProps) {
  const words = useWords(secondFactorWords);
  const removal = useAttempt();
  const [isLinking, setLinking] = useState(false);
  const [asked, setAsked] = useState<string>();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (
    <ProfileSection id="second-factor" title={words.title}>
      <p>{words.text}</p>
      {isRequired && <p className="second-factor-required">{words.required}</p>}
      <AccountFaultNotice fault={removal.fault} attempt={removal.ended} />
      <ul className="second-factor-apps">
        {factors.map(({ id, name, linkedAt }) => (
          <li key={id}>
            <p>
              <strong>{name}</strong>
              <br />
              {fill(words.since, { date: day.format(new Date(linkedAt)) })}
            </p>
            {asked === id ? (
              <div className="actions">
                <button
                  type="button"
                  className="button"
                  disabled={removal.busy}
                  onClick={() => void removal.run(() => onRemove(id))}
                >
                  {words.removeSurely}
                </button>
                <button type="button" className="link" onClick={() => setAsked(undefined)}>
                  {words.keep}
                </button>
              </div>
            ) : (
              <button
                type="button"
                className="button"
                aria-label={fill(words.removeNamed, { name })}
                onClick={() => setAsked(id)}
              >
                {words.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isLinking ? (
        <LinkAppForm names={factors.map(({ name }) => name)} onDone={() => setLinking(false)} {...form} />
      ) : (
        <button type="button" className="button second-factor-link" onClick={() => setLinking(true)}>
          {factors.length === 0 ? words.link : words.linkAnother}
        </button>
      )}
    </ProfileSection>
  );
}
