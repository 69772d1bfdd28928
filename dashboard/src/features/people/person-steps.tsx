import type { Person } from '@vakman/domain/invitation/invitation.answers';
import { useState } from 'react';
import { peopleWords } from '../../../generated/people.words.ts';
import { useWords } from '../../words/use-words.ts';
import type { PersonActions } from './people-view.tsx';

interface PersonStepsProps {
  readonly person: Person;
  readonly busy: boolean;
  readonly actions: PersonActions;
  readonly run: (act: () => Promise<string | undefined>) => Promise<void>;
}

/** What an admin does to the account of somebody else. What he would notice is asked about first. */
export function PersonSteps({ person, busy, actions, run }: PersonStepsProps) {
  const { people: words } = useWords(peopleWords);
  const { id, second_factor: hasFactor, deactivated_at: deactivatedAt } = person;
  const [asked, setAsked] = useState<'signOut' | 'removeFactor' | 'deactivate'>();
  const isActive = deactivatedAt === null;
  if (asked) {
    return (
      <>
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() => void run(() => actions[asked](id)).then(() => setAsked(undefined))}
        >
          {words.surely[asked]}
        </button>
        <button type="button" className="link" onClick={() => setAsked(undefined)}>
          {words.cancel}
        </button>
      </>
    );
  }
  const steps = [
    ...(isActive ? (['signOut'] as const) : []),
    ...(hasFactor ? (['removeFactor'] as const) : []),
    ...(isActive ? (['deactivate'] as const) : []),
  ];
  return (
    <>
      {steps.map((step) => (
        <button key={step} type="button" className="link" onClick={() => setAsked(step)}>
          {words[step]}
        </button>
      ))}
      {!isActive && (
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() => void run(() => actions.reactivate(id))}
        >
          {words.reactivate}
        </button>
      )}
    </>
  );
}
