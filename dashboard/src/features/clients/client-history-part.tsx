import { Link } from '@swan-io/chicane';
import { formatDateTime } from '@vakman/domain/format/format.dates';
import type { ClientFile } from '@vakman/domain/request-handling/client-file.answers';
import type { Colleague } from '@vakman/domain/request-handling/request-handling.answers';
import { clientsWords } from '../../../generated/clients.words.ts';
import { dossierWords } from '../../../generated/dossier.words.ts';
import { requestsWords } from '../../../generated/requests.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { RequestPart } from '../requests/request-part.tsx';
import { clientHistoryOf } from './client-history.ts';
import { ShortList } from './short-list.tsx';

interface ClientHistoryPartProps {
  readonly client: ClientFile;
  readonly colleagues: readonly Colleague[];
}

/** All that happened to a client, the newest first. */
export function ClientHistoryPart({ client, colleagues }: ClientHistoryPartProps) {
  const words = {
    clients: useWords(clientsWords),
    requests: useWords(requestsWords),
    dossier: useWords(dossierWords),
  };
  const nameOf = (id: string | null) => {
    const colleague = colleagues.find((each) => each.id === id);
    return colleague ? colleague.name || colleague.email : '';
  };
  return (
    <RequestPart title={words.requests.history.title}>
      <ShortList
        none={null}
        items={clientHistoryOf(client, words, nameOf).map(({ key, at, text, who, requestId }) => (
          <li key={key}>
            <p>{requestId === undefined ? text : <Link to={router.request({ requestId })}>{text}</Link>}</p>
            <p className="request-muted" dir="auto">
              {[formatDateTime(at, language), who].filter((part) => part !== '').join(' · ')}
            </p>
          </li>
        ))}
      />
    </RequestPart>
  );
}
