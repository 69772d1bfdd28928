import { Link } from '@swan-io/chicane';
import type { DossierQuote } from '@vakman/domain/dossier/dossier.answers';
import { formatDate } from '@vakman/domain/format/format.dates';
import { formatCents } from '@vakman/domain/format/format.prices';
import { localisedPath } from '@vakman/domain/languages/languages';
import { fill } from '@vakman/domain/text/fill';
import { dossierWords } from '../../../generated/dossier.words.ts';
import { pagePaths } from '../../../generated/page-paths.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { PartOfDossier } from './part-of-dossier.tsx';

interface QuoteListProps {
  readonly quotes: readonly DossierQuote[];
  /** False for somebody who only looks. */
  readonly isLed: boolean;
}

/** What was offered: for how much, until when, and how it stands. */
export function QuoteList({ quotes, isLed }: QuoteListProps) {
  const { quotes: words, requests } = useWords(dossierWords);
  return (
    <PartOfDossier
      id="quotes"
      title={words.title}
      empty={quotes.length === 0 ? words.none : undefined}
      way={
        <a className="button" href={localisedPath(language, pagePaths.quote)}>
          {requests.ask}
        </a>
      }
    >
      <ul className="dossier-list">
        {quotes.map((quote) => (
          <li key={quote.id}>
            <QuoteCard quote={quote} isLed={isLed} />
          </li>
        ))}
      </ul>
    </PartOfDossier>
  );
}

function QuoteCard({ quote, isLed }: { readonly quote: DossierQuote; readonly isLed: boolean }) {
  const { quotes: words } = useWords(dossierWords);
  const { id, number, revision, title, state, total, valid_until: until } = quote;
  const isOpen = state === 'sent' || state === 'change-asked';
  const named = fill(words.number, { number });
  return (
    <article className={`dossier-card ${state}`} aria-labelledby={`quote-${id}`}>
      <p className="dossier-status">
        {state in words.states && words.states[state as keyof typeof words.states]}
      </p>
      <h3 id={`quote-${id}`} dir="auto">
        {title}
      </h3>
      <p>{fill(words.total, { total: formatCents(total, language) })}</p>
      <p dir="auto">
        {quote.street_address}, {quote.postal_code}
      </p>
      {isOpen && <p className="dossier-next">{fill(words.until, { date: formatDate(until, language) })}</p>}
      <div className="dossier-foot">
        {isLed && (
          <Link className="button" to={router.offeredQuote({ quoteId: id })} aria-describedby={`quote-${id}`}>
            {state === 'sent' ? words.answer : words.open}
          </Link>
        )}
        <span className="dossier-reference">
          {quote.project_id !== null && `${words.extra} · `}
          {revision > 1 ? `${named}, ${fill(words.version, { revision })}` : named}
        </span>
      </div>
    </article>
  );
}
