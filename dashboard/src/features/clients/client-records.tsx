import { Link } from '@swan-io/chicane';
import type { ClientFile } from '@vakman/domain/request-handling/client-file.answers';
import { fill } from '@vakman/domain/text/fill';
import { clientsWords } from '../../../generated/clients.words.ts';
import { router } from '../../router/router.ts';
import { useWords } from '../../words/use-words.ts';
import { RequestPart } from '../requests/request-part.tsx';
import type { ClientRights } from './client-rights.ts';

interface ClientRecordsProps {
  readonly client: Pick<ClientFile, 'id' | 'members'>;
  readonly rights: ClientRights;
  readonly onTake: () => void;
}

/** What is kept of a client: to take along, to read who changed it, to give away or to erase. */
export function ClientRecords({ client: { id, members }, rights, onTake }: ClientRecordsProps) {
  const { records: words } = useWords(clientsWords);
  return (
    <RequestPart title={words.title}>
      <button type="button" className="button" onClick={onTake}>
        {words.csv}
      </button>
      {rights.log && <Link to={router.log({ client: id })}>{words.log}</Link>}
      {rights.settings &&
        members.map(({ email }) => (
          <Link key={email} to={router.settings({ person: email })} dir="auto">
            {fill(words.person, { email })}
          </Link>
        ))}
    </RequestPart>
  );
}
