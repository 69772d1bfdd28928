import { Link } from '@swan-io/chicane';
import { formatDate } from '@vakman/domain/format/format.dates';
import { formatCents } from '@vakman/domain/format/format.prices';
import type { Today } from '@vakman/domain/office-today/office-today.answers';
import { fill } from '@vakman/domain/text/fill';
import { todayWords } from '../../../generated/today.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { TodayPart } from './today-part.tsx';

/** Quotes with which somebody has to go on: something is to be changed, or nobody finished it. */
export function AwaitedQuotes({ quotes }: Pick<Today, 'quotes'>) {
  const { quotes: words } = useWords(todayWords);
  return (
    <TodayPart title={words.title} count={quotes.length}>
      {quotes.map(({ id, title, name, state, total, updated_at: since }) => (
        <li key={id}>
          <h3>
            <Link to={router.quote({ quoteId: id })} dir="auto">
              {title}
            </Link>
          </h3>
          <p className="today-due">
            {fill(state === 'draft' ? words.draft : words.changeAsked, {
              date: formatDate(since, language),
            })}
          </p>
          <p className="today-place" dir="auto">
            {name} · {formatCents(total, language)}
          </p>
        </li>
      ))}
    </TodayPart>
  );
}
