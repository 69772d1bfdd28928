import { Link } from '@swan-io/chicane';
import { formatDate } from '@vakman/domain/format/format.dates';
import type { ClientFile } from '@vakman/domain/request-handling/client-file.answers';
import { fill } from '@vakman/domain/text/fill';
import { clientsWords } from '../../../generated/clients.words.ts';
import { peopleWords } from '../../../generated/people.words.ts';
import { requestsWords } from '../../../generated/requests.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { RequestPart } from '../requests/request-part.tsx';
import type { ClientActions } from './client-actions.ts';

interface ClientMembersProps {
  readonly client: ClientFile;
  readonly mayInvite: boolean;
  readonly onUnmerge: ClientActions['unmerge'];
}

/** The addresses of a client: whether he signs in with them, what he sees there, and which came from another. */
export function ClientMembers({ client, mayInvite, onUnmerge }: ClientMembersProps) {
  const words = useWords(clientsWords);
  const { client: own } = useWords(requestsWords);
  const spoken = client.contact.language;
  return (
    <RequestPart title={words.accountTitle}>
      <ul className="client-records">
        {client.members.map(({ id, email, has_account: hasAccount, merged_into: root }) => (
          <li key={id}>
            <p dir="auto">{email}</p>
            <MemberState {...{ client, email, hasAccount }} />
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
    </RequestPart>
  );
}

interface MemberStateProps {
  readonly client: Pick<ClientFile, 'accounts' | 'invitations'>;
  readonly email: string;
  readonly hasAccount: boolean;
}

/** Whether there is an account, for admins with what is known of it, or of who was invited. */
function MemberState({ client: { accounts, invitations }, email, hasAccount }: MemberStateProps) {
  const words = useWords(clientsWords);
  const { roles, people, invitations: invited } = useWords(peopleWords);
  const dated = (text: string, moment: string) => fill(text, { date: formatDate(moment, language) });
  const account = accounts?.find((each) => each.email === email);
  const invitation = invitations?.find((each) => each.email === email);
  const told = account
    ? [
        roles[account.role],
        account.last_sign_in_at === null ? people.never : dated(people.lastSignIn, account.last_sign_in_at),
        account.deactivated_at === null ? '' : dated(people.deactivated, account.deactivated_at),
      ]
    : [
        hasAccount ? words.account : words.noAccount,
        invitation && !hasAccount
          ? `${words.history.invited}: ${dated(invited.states[invitation.state], invitation.expires_at)}`
          : '',
      ];
  return <p className="request-muted">{told.filter((text) => text !== '').join(' · ')}</p>;
}
