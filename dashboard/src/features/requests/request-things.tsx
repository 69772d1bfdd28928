import type { ListedRequest } from '@vakman/domain/request-handling/request-list.answers';
import { fill } from '@vakman/domain/text/fill';
import { requestsWords } from '../../../generated/requests.words.ts';
import { useWords } from '../../words/use-words.ts';

/** How much hangs on a request; nothing where nothing does. */
export function RequestThings({ request }: { readonly request: ListedRequest }) {
  const { list } = useWords(requestsWords);
  const things = [
    { count: request.photos, text: list.photos },
    { count: request.notes, text: list.notes },
    { count: request.open_tasks, text: list.tasks },
  ].filter(({ count }) => count > 0);
  return things.length > 0 && <p>{things.map(({ count, text }) => fill(text, { count })).join(' · ')}</p>;
}
