import { Link } from '@swan-io/chicane';
import { formatVcard } from '@vakman/domain/contact/contact.vcard';
import { formatDate } from '@vakman/domain/format/format.dates';
import type { ReadClient, SuggestedClient } from '@vakman/domain/request-handling/request-list.answers';
import { fill } from '@vakman/domain/text/fill';
import { clientsWords } from '../../../generated/clients.words.ts';
import { requestsWords } from '../../../generated/requests.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { saveFile } from '../own-data/save-file.ts';
import { RequestPart } from '../requests/request-part.tsx';
import { ClientMembers } from './client-members.tsx';

interface ClientViewProps {
  readonly client: ReadClient;
  /** Whether whoever looks invites people. */
  readonly mayInvite: boolean;
  readonly onMerge: (other: SuggestedClient) => Promise<void>;
  readonly onUnmerge: (memberId: string) => Promise<void>;
}

/** Everything of a client: how he is reached, what he asked and booked, and who else he might be. */
export function ClientView({ client, mayInvite, onMerge, onUnmerge }: ClientViewProps) {
  const words = useWords(clientsWords);
  const { client: own, states } = useWords(requestsWords);
  const { requests, bookings, suggestions } = client;
  const newest = requests[0] ?? bookings[0];
  return (
    <div className="clients">
      <p className="request-back">
        <Link to={router.clients()}>{words.back}</Link>
      </p>
      <h1 dir="auto">{client.name ?? words.unnamed}</h1>
      <RequestPart title={words.contact}>
        {newest && (
          <>
            <p dir="auto">
              {newest.street_address}, {newest.postal_code}
            </p>
            <p className="request-ways">
              <a className="button" href={`tel:${newest.phone.replaceAll(/[^\d+]/g, '')}`}>
                <span>{newest.phone}</span>
              </a>
              <button
                type="button"
                className="link"
                onClick={() =>
                  saveFile(new Blob([formatVcard(newest)], { type: 'text/vcard' }), 'contact.vcf')
                }
              >
                {words.vcard}
              </button>
            </p>
          </>
        )}
        <ClientMembers {...{ client, mayInvite, onUnmerge }} />
      </RequestPart>
      <RequestPart title={words.requests}>
        {requests.length === 0 && <p className="request-muted">{words.noRequests}</p>}
        <ul className="client-records">
          {requests.map(({ id, created_at: at, handling, message }) => (
            <li key={id}>
              <Link to={router.request({ requestId: id })}>
                {fill(own.request, { date: formatDate(at, language) })}
              </Link>{' '}
              · {states[handling.state]}
              <p className="request-muted" dir="auto">
                {message}
              </p>
            </li>
          ))}
        </ul>
      </RequestPart>
      <RequestPart title={words.bookings}>
        {bookings.length === 0 && <p className="request-muted">{words.noBookings}</p>}
        <ul className="client-records">
          {bookings.map(({ id, starts_at: at, reference }) => (
            <li key={id}>
              <Link to={router.calendar()}>{fill(own.booking, { date: formatDate(at, language) })}</Link> ·{' '}
              {reference}
            </li>
          ))}
        </ul>
      </RequestPart>
      {suggestions.length > 0 && (
        <RequestPart title={own.same}>
          <ul className="request-suggestions">
            {suggestions.map((other) => (
              <li key={other.id}>
                <p dir="auto">
                  {other.name} · {other.emails.join(', ')}
                </p>
                <p className="request-muted">
                  {other.reasons.map((reason) => own.reasons[reason]).join(' · ')}
                </p>
                <button type="button" className="button" onClick={() => void onMerge(other)}>
                  {own.merge}
                </button>
              </li>
            ))}
          </ul>
        </RequestPart>
      )}
    </div>
  );
}
