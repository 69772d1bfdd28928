import { Link } from '@swan-io/chicane';
import { formatDate } from '@vakman/domain/format/format.dates';
import { formatEuro } from '@vakman/domain/format/format.prices';
import type { ClientFile } from '@vakman/domain/request-handling/client-file.answers';
import { fill } from '@vakman/domain/text/fill';
import { clientsWords } from '../../../generated/clients.words.ts';
import { requestsWords } from '../../../generated/requests.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { RequestPart } from '../requests/request-part.tsx';
import { ShortList } from './short-list.tsx';

/** What a client asked for, and how far each of it is. */
export function ClientRequests({ requests }: Pick<ClientFile, 'requests'>) {
  const words = useWords(clientsWords);
  const { client: own, states } = useWords(requestsWords);
  return (
    <RequestPart title={words.requests}>
      <ShortList
        none={<p className="request-muted">{words.noRequests}</p>}
        items={requests.map(({ id, created_at: at, handling, message }) => (
          <li key={id}>
            <Link to={router.request({ requestId: id })}>
              {fill(own.request, { date: formatDate(at, language) })}
            </Link>{' '}
            · {states[handling.state]}
            {handling.won_amount !== null && ` · ${formatEuro(handling.won_amount, language)}`}
            <p className="request-muted" dir="auto">
              {message}
            </p>
          </li>
        ))}
      />
    </RequestPart>
  );
}
