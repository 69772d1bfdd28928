import type { Person } from '@vakman/domain/invitation/invitation.answers';
import { peopleWords } from '../../../generated/people.words.ts';
import { useWords } from '../../words/use-words.ts';
import type { PersonActions } from './people-view.tsx';
import { PersonRow } from './person-row.tsx';

interface PersonListProps {
  readonly people: readonly Person[];
  readonly ownId: string;
  readonly actions: PersonActions;
}

/** Everybody with an account, and what each may. */
export function PersonList({ people, ownId, actions }: PersonListProps) {
  const { people: words } = useWords(peopleWords);
  return (
    <section aria-labelledby="people">
      <h2 id="people">{words.title}</h2>
      <ul className="people-list">
        {people.map((person) => (
          <li key={person.id}>
            <PersonRow person={person} isOwn={person.id === ownId} actions={actions} />
          </li>
        ))}
      </ul>
    </section>
  );
}
