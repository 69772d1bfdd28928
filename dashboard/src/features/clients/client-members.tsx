import { Link } from '@swan-io/chicane';
import type { Client } from '@vakman/domain/request-handling/request-list.answers';
import { fill } from '@vakman/domain/text/fill';
import { clientsWords } from '../../../generated/clients.words.ts';
import { requestsWords } from '../../../generated/requests.words.ts';
import { router } from '../../router/router.ts';
import { useWords } from '../../words/use-words.ts';

interface ClientMembersProps {
  readonly client: Pick<Client, 'id' | 'name' | 'members' | 'requests' | 'bookings'>;
  readonly mayInvite: boolean;
  readonly onUnmerge: (memberId: string) => Promise<void>;
}

/** The addresses of a client: whether he signs in with them, what he sees there, and which came from another. */
export function ClientMembers({ client, mayInvite, onUnmerge }: ClientMembersProps) {
  const words = useWords(clientsWords);
  const { client: own } = useWords(requestsWords);
  const spoken = client.requests[0]?.language ?? client.bookings[0]?.language;
  return (
    <ul className="client-records">
      {client.members.map(({ id, email, has_account: hasAccount, merged_into: root }) => (
        <li key={id}>
          <a href={`mailto:${encodeURIComponent(email)}`} dir="auto">
            {email}
          </a>
          <p className="request-muted">{hasAccount ? words.account : words.noAccount}</p>
          <p className="request-ways">
            <Link className="link" to={router.clientDossier({ clientId: client.id, email })}>
              {fill(words.look, { email })}
            </Link>
            {mayInvite && !hasAccount && (
              <Link
                className="link"
                to={router.people({ email, name: client.name ?? '', ...(spoken && { language: spoken }) })}
              >
                {words.invite}
              </Link>
            )}
            {root !== null && (
              <button type="button" className="link" onClick={() => void onUnmerge(id)}>
                {fill(own.unmerge, { email })}
              </button>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
