import type { DossierRequest } from '@vakman/domain/dossier/dossier.answers';
import { formatDate, formatMoment } from '@vakman/domain/format/format.dates';
import { localisedPath } from '@vakman/domain/languages/languages';
import { quoteRequestReference } from '@vakman/domain/quote-request/quote-request.reference';
import { fill } from '@vakman/domain/text/fill';
import type { ReactNode } from 'react';
import { dossierWords } from '../../../generated/dossier.words.ts';
import { facts } from '../../../generated/facts.ts';
import { pagePaths } from '../../../generated/page-paths.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';

export interface RequestListProps {
  readonly requests: readonly DossierRequest[];
  /** In milliseconds. */
  readonly now: number;
  /** The way to the conversation about a request; none for somebody who only looks. */
  readonly renderTalk?: ((requestId: string) => ReactNode) | undefined;
}

const hour = 3_600_000;

/** Quote requests: what was asked, and by when it is answered. */
export function RequestList({ requests, now, renderTalk }: RequestListProps) {
  const { requests: words } = useWords(dossierWords);
  return (
    <section aria-labelledby="requests">
      <h2 id="requests">{words.title}</h2>
      {requests.length === 0 ? (
        <div className="dossier-empty">
          <p>{words.none}</p>
          <a className="button" href={localisedPath(language, pagePaths.quote)}>
            {words.ask}
          </a>
        </div>
      ) : (
        <ul className="dossier-list">
          {requests.map((request) => (
            <li key={request.id}>
              <RequestCard request={request} now={now} renderTalk={renderTalk} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface RequestCardProps extends Pick<RequestListProps, 'now' | 'renderTalk'> {
  readonly request: DossierRequest;
}

function RequestCard({ request, now, renderTalk }: RequestCardProps) {
  const { requests: words } = useWords(dossierWords);
  const { id, created_at, message, photos, answered_at: answered } = request;
  const answerBy = Date.parse(created_at) + facts.company.replyWithinHours * hour;
  const reference = quoteRequestReference(id);
  const phone = facts.company.phone.display;
  const next = () => {
    if (answered !== null) return fill(words.answered, { date: formatDate(answered, language), phone });
    return now < answerBy
      ? fill(words.answerBy, { moment: formatMoment(answerBy, language) })
      : fill(words.late, { phone });
  };
  return (
    <article className="dossier-card" aria-labelledby={`request-${id}`}>
      <h3 id={`request-${id}`}>{fill(words.sent, { date: formatDate(created_at, language) })}</h3>
      <p className="dossier-message" dir="auto">
        {message}
      </p>
      <p>
        {request.street_address}, {request.postal_code}
      </p>
      {photos > 0 && <p>{fill(words.photos, { count: photos })}</p>}
      <p className="dossier-next">{next()}</p>
      <div className="dossier-foot">
        {renderTalk?.(id)}
        <span className="dossier-reference">{fill(words.reference, { reference })}</span>
      </div>
    </article>
  );
}
