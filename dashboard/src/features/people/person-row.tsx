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
import type { PersonActions } from './people-view.tsx';
import { PersonSteps } from './person-steps.tsx';

interface PersonRowProps {
  readonly person: Person;
  readonly isOwn: boolean;
  readonly actions: PersonActions;
}

/** One of them. */
export function PersonRow({ person, isOwn, actions }: PersonRowProps) {
  const { people: words, roles: nameOfRole, errorPrefix } = useWords(peopleWords);
  const { id, email, last_sign_in_at, deactivated_at } = person;
  const [chosen, setChosen] = useState<Role>();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const role = chosen ?? person.role;
  const run = async (act: () => Promise<string | undefined>) => {
    setBusy(true);
    setFault(await act());
    setBusy(false);
    setChosen(undefined);
  };
  return (
    <article className="people-row" aria-labelledby={`person-${id}`}>
      <div className="people-who">
        <h3 id={`person-${id}`}>{email}</h3>
        {isOwn && <p>{words.own}</p>}
      </div>
      <p className="people-state">
        {deactivated_at !== null && (
          <strong>{fill(words.deactivated, { date: formatDate(deactivated_at, language) })} · </strong>
        )}
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
          <button
            type="button"
            className="button"
            disabled={busy}
            onClick={() => void run(() => actions.giveRole(id, role))}
          >
            {fill(words.give, { role: nameOfRole[role] })}
          </button>
        )}
        {!isOwn && <PersonSteps {...{ person, busy, actions, run }} />}
      </div>
    </article>
  );
}
