import { formatDate } from '@vakman/domain/format/format.dates';
import { invitationState, type Invitation } from '@vakman/domain/invitation/invitation.answers';
import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { peopleWords } from '../../../generated/people.words.ts';
import { language } from '../../words/language.ts';
import { nameOfLanguage } from '../../words/name-of-language.ts';
import { useWords } from '../../words/use-words.ts';
import { FaultNotice } from './fault-notice.tsx';
import type { PeopleActions } from './people-view.tsx';

type InvitationActions = Pick<PeopleActions, 'sendAgain' | 'revoke'>;

interface InvitationListProps {
  readonly invitations: readonly Invitation[];
  readonly now: number;
  readonly actions: InvitationActions;
}

/** Who was invited, and what became of it. */
export function InvitationList({ invitations, now, actions }: InvitationListProps) {
  const { invitations: words } = useWords(peopleWords);
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations">{words.title}</h2>
      {invitations.length === 0 ? (
        <p className="people-empty">{words.none}</p>
      ) : (
        <ul className="people-list">
          {invitations.map((invitation) => (
            <li key={invitation.id}>
              <InvitationRow invitation={invitation} now={now} actions={actions} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface InvitationRowProps {
  readonly invitation: Invitation;
  readonly now: number;
  readonly actions: InvitationActions;
}

function InvitationRow({ invitation, now, actions }: InvitationRowProps) {
  const { invitations: words, roles } = useWords(peopleWords);
  const [step, setStep] = useState<'idle' | 'asking' | 'busy'>('idle');
  const [fault, setFault] = useState<string>();
  const { id, name, email, role, expires_at } = invitation;
  const state = invitationState(invitation, now);
  const run = async (act: (id: string) => Promise<string | undefined>) => {
    setStep('busy');
    setFault(await act(id));
    setStep('idle');
  };
  const isOpen = state === 'sent' || state === 'opened' || state === 'expired';
  return (
    <article className={`people-row ${state}`} aria-labelledby={`invitation-${id}`}>
      <div className="people-who">
        <h3 id={`invitation-${id}`} dir="auto">
          {name}
        </h3>
        <p>{email}</p>
      </div>
      <p className="people-about">
        {roles[role]} · {nameOfLanguage(invitation.language)}
      </p>
      <p className="people-state">{fill(words.states[state], { date: formatDate(expires_at, language) })}</p>
      <FaultNotice fault={fault} />
      {isOpen && (
        <div className="people-acts">
          {step === 'asking' ? (
            <>
              <button type="button" className="button" onClick={() => void run(actions.revoke)}>
                {words.revokeSurely}
              </button>
              <button type="button" className="link" onClick={() => setStep('idle')}>
                {words.keep}
              </button>
            </>
          ) : (
            <>
              <button
                type="button"
                className="button"
                disabled={step === 'busy'}
                aria-describedby={`invitation-${id}`}
                onClick={() => void run(actions.sendAgain)}
              >
                {words.again}
              </button>
              <button
                type="button"
                className="link"
                disabled={step === 'busy'}
                aria-describedby={`invitation-${id}`}
                onClick={() => setStep('asking')}
              >
                {words.revoke}
              </button>
            </>
          )}
        </div>
      )}
    </article>
  );
}
