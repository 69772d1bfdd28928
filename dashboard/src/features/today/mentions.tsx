import { Link } from '@swan-io/chicane';
import type { Today } from '@vakman/domain/office-today/office-today.answers';
import { formatMoment } from '@vakman/domain/format/format.dates';
import { fill } from '@vakman/domain/text/fill';
import { todayWords } from '../../../generated/today.words.ts';
import { pathOfSubject } from '../../router/path-of-subject.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { TodayPart } from './today-part.tsx';

/** Notes of colleagues that name whoever looks. */
export function Mentions({ mentions }: { readonly mentions: Today['mentions'] }) {
  const { mentions: words } = useWords(todayWords);
  return (
    <TodayPart title={words.title}>
      {mentions.map(({ id, body, name, created_at: at, ...about }) => (
        <li key={id}>
          <h3>
            <Link to={pathOfSubject(about)} dir="auto">
              {fill(words.about, { name })}
            </Link>
          </h3>
          <p className="today-message" dir="auto">
            {body}
          </p>
          <p className="today-place">{formatMoment(at, language)}</p>
        </li>
      ))}
    </TodayPart>
  );
}
