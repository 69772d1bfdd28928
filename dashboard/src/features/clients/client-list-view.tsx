import { Link } from '@swan-io/chicane';
import { formatDate } from '@vakman/domain/format/format.dates';
import type { ClientPage } from '@vakman/domain/request-handling/request-list.answers';
import { fill } from '@vakman/domain/text/fill';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useEffect, useState } from 'react';
import { clientsWords } from '../../../generated/clients.words.ts';
import { requestsWords } from '../../../generated/requests.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';

interface ClientListViewProps {
  readonly clients: ClientPage['rows'];
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly hasMore: boolean;
  readonly onMore: () => void;
  readonly onTakeAll: () => void;
}

/** Milliseconds after the last key before the database is asked. */
const pause = 200;

/** Clients in a list, each with how much there is of him. */
export function ClientListView(props: ClientListViewProps) {
  const { clients, search, hasMore, onSearch, onMore, onTakeAll } = props;
  const words = useWords(clientsWords);
  const { request: own } = useWords(requestsWords);
  const [typed, setTyped] = useState(search);
  useEffect(() => {
    if (typed === search) return undefined;
    const timer = setTimeout(() => onSearch(typed), pause);
    return () => clearTimeout(timer);
  }, [onSearch, search, typed]);
  return (
    <div className="clients">
      <h1>{words.title}</h1>
      <TextField
        id="clients-search"
        label={words.search}
        errorPrefix={words.errorPrefix}
        error={undefined}
        input={{
          type: 'search',
          value: typed,
          maxLength: 100,
          onChange: ({ target }) => setTyped(target.value),
        }}
      />
      {clients.length > 0 && (
        <p>
          <button type="button" className="button" onClick={onTakeAll}>
            {words.records.csv}
          </button>
        </p>
      )}
      {clients.length === 0 && <p>{search === '' ? words.none : words.noneFound}</p>}
      {clients.length === 0 && search !== '' && (
        <p>
          <button
            type="button"
            className="button"
            onClick={() => {
              setTyped('');
              onSearch('');
            }}
          >
            {words.clear}
          </button>
        </p>
      )}
      <ul>
        {clients.map(({ id, name, emails, phone, requests, bookings, last_at: last }) => (
          <li key={id}>
            <Link to={router.client({ clientId: id })}>
              <span dir="auto">{name ?? words.unnamed}</span>
            </Link>
            {phone !== null && (
              <a className="client-call" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
                {own.call} {phone}
              </a>
            )}
            <span className="request-muted" dir="auto">
              {emails.join(', ')}
            </span>
            <span className="request-muted">{fill(words.counts, { requests, bookings })}</span>
            <span className="request-muted">{fill(words.last, { date: formatDate(last, language) })}</span>
          </li>
        ))}
      </ul>
      {hasMore && (
        <p>
          <button type="button" className="button" onClick={onMore}>
            {words.more}
          </button>
        </p>
      )}
    </div>
  );
}
