import { formatMoment } from '@vakman/domain/format/format.dates';
import { Link } from '@swan-io/chicane';
import type { RequestFile } from '@vakman/domain/request-handling/read-request.answers';
import type { Colleague } from '@vakman/domain/request-handling/request-handling.answers';
import { requestsWords } from '../../../generated/requests.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { historyOf } from './history.ts';
import { RequestPart } from './request-part.tsx';

interface HistoryPartProps {
  readonly file: RequestFile;
  readonly colleagues: readonly Colleague[];
  /** Whether whoever looks may read the log. */
  readonly hasLog: boolean;
}

/** All that happened, the newest first. */
export function HistoryPart({ file, colleagues, hasLog }: HistoryPartProps) {
  const words = useWords(requestsWords);
  const nameOf = (id: string | null) => {
    const colleague = colleagues.find((each) => each.id === id);
    return colleague ? colleague.name || colleague.email : '';
  };
  return (
    <RequestPart title={words.history.title}>
      <ol className="request-history">
        {historyOf(file, words, nameOf).map(({ key, at, text, who }) => (
          <li key={key}>
            <p>{text}</p>
            <p className="request-muted" dir="auto">
              {[formatMoment(at, language), who].filter((part) => part !== '').join(' · ')}
            </p>
          </li>
        ))}
      </ol>
      {hasLog && (
        <p className="request-back">
          <Link to={router.log({ record: file.request.id })}>{words.history.log}</Link>
        </p>
      )}
    </RequestPart>
  );
}
