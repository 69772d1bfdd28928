import type { SuggestedClient } from '@vakman/domain/request-handling/request-list.answers';
import { Link } from '@swan-io/chicane';
import { clientsWords } from '../../../generated/clients.words.ts';
import { requestsWords } from '../../../generated/requests.words.ts';
import { router } from '../../router/router.ts';
import { useWords } from '../../words/use-words.ts';
import { RequestPart } from '../requests/request-part.tsx';
import type { ClientActions } from './client-actions.ts';

interface ClientSuggestionsProps {
  readonly suggestions: readonly SuggestedClient[];
  readonly onMerge: ClientActions['merge'];
}

/** Who else a client might be; nothing where nobody is alike. */
export function ClientSuggestions({ suggestions, onMerge }: ClientSuggestionsProps) {
  const { unnamed } = useWords(clientsWords);
  const { client: words } = useWords(requestsWords);
  if (suggestions.length === 0) return null;
  return (
    <RequestPart title={words.same}>
      <ul className="request-suggestions">
        {suggestions.map((other) => (
          <li key={other.id}>
            <p dir="auto">
              <Link to={router.client({ clientId: other.id })}>{other.name ?? unnamed}</Link> ·{' '}
              {other.emails.join(', ')}
            </p>
            <p className="request-muted">
              {other.reasons.map((reason) => words.reasons[reason]).join(' · ')}
            </p>
            <button type="button" className="button" onClick={() => void onMerge(other)}>
              {words.merge}
            </button>
          </li>
        ))}
      </ul>
    </RequestPart>
  );
}
