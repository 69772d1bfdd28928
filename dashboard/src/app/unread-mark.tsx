import { fill } from '@vakman/domain/text/fill';
import { appWords } from '../../generated/app.words.ts';
import { useWords } from '../words/use-words.ts';

/** How many messages wait to be read; nothing where there are none. */
export function UnreadMark({ count }: { readonly count: number }) {
  const { unread } = useWords(appWords);
  if (count === 0) return null;
  return (
    <span className="unread-mark">
      <span aria-hidden="true">{count}</span>
      <span className="unseen">{fill(unread, { count })}</span>
    </span>
  );
}
