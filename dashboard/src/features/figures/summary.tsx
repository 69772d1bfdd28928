import type { Figures } from '@vakman/domain/figures/figures.answers';
import { locales } from '@vakman/domain/languages/languages';
import { figuresWords } from '../../../generated/figures.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { waitText } from './wait-text.ts';

/** The figures of the whole period, as one asks for them first. */
export function Summary({ figures }: { readonly figures: Figures }) {
  const words = useWords(figuresWords);
  const { whole, requests, bookings } = figures;
  const numbers = new Intl.NumberFormat(locales[language]);
  const percents = new Intl.NumberFormat(locales[language], { style: 'percent' });
  const total = whole.answered + whole.waiting;
  const share = (part: number, of: number) => (of === 0 ? '–' : percents.format(part / of));
  const won = requests.reduce((sum, row) => sum + row.won, 0);
  const told: readonly (readonly [name: string, value: string])[] = [
    [words.requests, numbers.format(total)],
    [words.waiting, numbers.format(whole.waiting)],
    [words.inTime, share(whole.in_time, whole.answered)],
    [words.median, waitText(whole.median)],
    [words.ninety, waitText(whole.ninety)],
    [words.won, share(won, total)],
    [words.bookings, numbers.format(bookings.reduce((sum, row) => sum + row.bookings, 0))],
  ];
  return (
    <dl className="figures-summary">
      {told.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
