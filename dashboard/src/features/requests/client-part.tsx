import { Link } from '@swan-io/chicane';
import { dayAt } from '@vakman/domain/calendar/day-at';
import { formatDate } from '@vakman/domain/format/format.dates';
import type { RequestFile } from '@vakman/domain/request-handling/read-request.answers';
import { fill } from '@vakman/domain/text/fill';
import { requestsWords } from '../../../generated/requests.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import type { RequestActions } from './request-actions.ts';
import { RequestPart } from './request-part.tsx';

interface ClientPartProps {
  readonly file: RequestFile;
  readonly actions: Pick<RequestActions, 'merge' | 'unmerge'>;
}

/** What else the same client sent and booked, and who might be the same. */
export function ClientPart({ file: { request, client, suggestions }, actions }: ClientPartProps) {
  const { client: words, states } = useWords(requestsWords);
  const others = client?.requests.filter(({ id }) => id !== request.id) ?? [];
  const bookings = client?.bookings ?? [];
  const merged = client?.members.filter((member) => member.merged_into !== null) ?? [];
  return (
    <RequestPart title={words.title}>
      {others.length + bookings.length === 0 && <p className="request-muted">{words.first}</p>}
      <ul className="request-others">
        {others.map(({ id, created_at: at, handling }) => (
          <li key={id}>
            <Link to={router.request({ requestId: id })}>
              {fill(words.request, { date: formatDate(at, language) })}
            </Link>{' '}
            · {states[handling.state]}
          </li>
        ))}
        {bookings.map(({ id, starts_at: at, reference }) => (
          <li key={id}>
            <Link to={router.calendar({ day: dayAt(Date.parse(at)), open: id })}>
              {fill(words.booking, { date: formatDate(at, language) })}
            </Link>{' '}
            · {reference}
          </li>
        ))}
      </ul>
      {suggestions.length > 0 && (
        <>
          <h3>{words.same}</h3>
          <ul className="request-suggestions">
            {suggestions.map((other) => (
              <li key={other.id}>
                <p dir="auto">
                  {other.name} · {other.emails.join(', ')}
                </p>
                <p className="request-muted">
                  {other.reasons.map((reason) => words.reasons[reason]).join(' · ')}
                </p>
                <button type="button" className="button" onClick={() => void actions.merge(other)}>
                  {words.merge}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {client && <Link to={router.client({ clientId: client.id })}>{words.open}</Link>}
      {merged.map(({ id, email }) => (
        <button key={id} type="button" className="link" onClick={() => void actions.unmerge(id)}>
          {fill(words.unmerge, { email })}
        </button>
      ))}
    </RequestPart>
  );
}
