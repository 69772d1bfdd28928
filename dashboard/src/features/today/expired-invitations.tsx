import { Link } from '@swan-io/chicane';
import type { Today } from '@vakman/domain/office-today/office-today.answers';
import { formatDate } from '@vakman/domain/format/format.dates';
import { fill } from '@vakman/domain/text/fill';
import { todayWords } from '../../../generated/today.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { TodayPart } from './today-part.tsx';

interface ExpiredInvitationsProps {
  readonly invitations: NonNullable<Today['invitations']>;
}

/** Whose link ended unused. */
export function ExpiredInvitations({ invitations }: ExpiredInvitationsProps) {
  const { invitations: words } = useWords(todayWords);
  return (
    <TodayPart title={words.title}>
      {invitations.map(({ id, name, email, expires_at: at }) => (
        <li key={id}>
          <h3 dir="auto">{name || email}</h3>
          <p className="today-place">{fill(words.expired, { date: formatDate(at, language) })}</p>
          <p className="today-ways">
            <Link className="button" to={router.people()}>
              {words.open}
            </Link>
          </p>
        </li>
      ))}
    </TodayPart>
  );
}
