import { formatDate } from '@vakman/domain/format/format.dates';
import type { Person } from '@vakman/domain/invitation/invitation.answers';
import { isRole, roles, type Role } from '@vakman/domain/rights/rights.roles';
import { fill } from '@vakman/domain/text/fill';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { useState } from 'react';
import { peopleWords } from '../../../generated/people.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { FaultNotice } from './fault-notice.tsx';

interface PersonListProps {
  readonly people: readonly Person[];
  readonly ownId: string;
  readonly onRole: (userId: string, role: Role) => Promise<string | undefined>;
}

/** Everybody with an account, and what each may. */
export function PersonList({ people, ownId, onRole }: PersonListProps) {
  const { people: words } = useWords(peopleWords);
  return (
    <section aria-labelledby="people">
      <h2 id="people">{words.title}</h2>
      <ul className="people-list">
        {people.map((person) => (
          <li key={person.id}>
            <PersonRow person={person} isOwn={person.id === ownId} onRole={onRole} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PersonRowProps {
  readonly person: Person;
  readonly isOwn: boolean;
  readonly onRole: PersonListProps['onRole'];
}

function PersonRow({ person, isOwn, onRole }: PersonRowProps) {
  const { people: words, roles: nameOfRole, errorPrefix } = useWords(peopleWords);
  const { id, email, last_sign_in_at } = person;
  const [chosen, setChosen] = useState<Role>();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const role = chosen ?? person.role;
  const give = async () => {
    setBusy(true);
    const said = await onRole(id, role);
    setBusy(false);
    setFault(said);
    setChosen(undefined);
  };
  return (
    <article className="people-row" aria-labelledby={`person-${id}`}>
      <div className="people-who">
        <h3 id={`person-${id}`}>{email}</h3>
        {isOwn && <p>{words.own}</p>}
      </div>
      <p className="people-state">
        {last_sign_in_at === null
          ? words.never
          : fill(words.lastSignIn, { date: formatDate(last_sign_in_at, language) })}
      </p>
      <FaultNotice fault={fault} />
      <div className="people-acts">
        <SelectField
          id={`role-${id}`}
          label={words.role}
          errorPrefix={errorPrefix}
          error={undefined}
          choices={roles.map((each) => ({ value: each, label: nameOfRole[each] }))}
          select={{
            value: role,
            onChange: ({ target }) => {
              if (isRole(target.value)) setChosen(target.value);
            },
          }}
        />
        {role !== person.role && (
          <button type="button" className="button" disabled={busy} onClick={() => void give()}>
            {fill(words.give, { role: nameOfRole[role] })}
          </button>
        )}
      </div>
    </article>
  );
}
