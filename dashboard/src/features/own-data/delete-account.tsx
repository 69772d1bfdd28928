import { formatDate } from '@vakman/domain/format/format.dates';
import { formatDuration } from '@vakman/domain/format/format.durations';
import type { AccountDeletion } from '@vakman/domain/retention/person.answers';
import { retention, type KeptName } from '@vakman/domain/retention/retention';
import { fill } from '@vakman/domain/text/fill';
import { useRef, useState } from 'react';
import { ownDataWords } from '../../../generated/own-data.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { ProfileSection } from '../profile/profile-section.tsx';
import { SureAboutIt } from './sure-about-it.tsx';
import './own-data.css';

export type DeletionResult = 'done' | 'failed' | 'lastAdmin' | 'tooLate';

export interface DeleteAccountProps {
  readonly deletion: AccountDeletion;
  /** Never reject; what they changed comes back as another `deletion`. */
  readonly onDelete: () => Promise<DeletionResult>;
  readonly onKeep: () => Promise<DeletionResult>;
}

function limitOf(what: KeptName): string {
  const { count, unit } = retention[what].limit;
  return formatDuration(count, unit, language);
}

/** Deletes the own account, says what that means, asks again, and takes it back. */
export function DeleteAccount({ deletion, onDelete, onKeep }: DeleteAccountProps) {
  const { leave: words } = useWords(ownDataWords);
  const [state, setState] = useState<DeletionResult | 'idle' | 'sure' | 'busy' | 'kept'>('idle');
  const place = useRef<HTMLDivElement>(null);
  const isDue = deletion.delete_after !== null;
  const run = async (act: () => Promise<DeletionResult>, then: 'idle' | 'kept') => {
    setState('busy');
    const result = await act();
    setState(result === 'done' ? then : result);
  };
  const button = isDue ? (
    <button
      type="button"
      className="button primary"
      disabled={state === 'busy'}
      onClick={() => void run(onKeep, 'kept')}
    >
      {words.keep}
    </button>
  ) : (
    <button type="button" className="button" disabled={state === 'busy'} onClick={() => setState('sure')}>
      {words.ask}
    </button>
  );
  const isFault = state === 'failed' || state === 'lastAdmin' || state === 'tooLate';
  return (
    <ProfileSection id="delete-account" title={words.title}>
      <div className="own-data" tabIndex={-1} ref={place}>
        <output className="own-data-due">
          {deletion.delete_after !== null &&
            fill(words.due, { date: formatDate(deletion.delete_after, language) })}
          {state === 'kept' && !isDue && words.kept}
        </output>
        {deletion.last_admin ? (
          <p>{words.lastAdmin}</p>
        ) : (
          <>
            <ul>
              <li>{words.goes}</li>
              {deletion.live > 0 && <li>{fill(words.live, { count: deletion.live })}</li>}
              {deletion.withheld > 0 && <li>{fill(words.invoices, { time: limitOf('invoices') })}</li>}
              <li>{fill(words.week, { time: limitOf('leaving') })}</li>
            </ul>
            {state === 'sure' ? (
              <SureAboutIt
                onYes={() => {
                  // The question goes, and whoever answered stays where it stood.
                  place.current?.focus();
                  void run(onDelete, 'idle');
                }}
                onNo={() => {
                  place.current?.focus();
                  setState('idle');
                }}
              />
            ) : (
              button
            )}
          </>
        )}
        {isFault && (
          <p className="fault-notice" role="alert">
            {words[state]}
          </p>
        )}
      </div>
    </ProfileSection>
  );
}
