import type { Figures } from '@vakman/domain/figures/figures.answers';
import { formatWeekday } from '@vakman/domain/format/format.dates';
import { locales } from '@vakman/domain/languages/languages';
import { figuresWords } from '../../../generated/figures.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';

/** Steps of shade; the last one is that of the busiest hour. */
const shades = 4;
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
/** A Monday; weekdays are named by it and the days after it. */
const someMonday = Date.parse('2026-11-23');

/** When requests and bookings come: a table of numbers, in which the busy hours stand out. */
export function BusyHours({ hours }: Pick<Figures, 'hours'>) {
  const words = useWords(figuresWords);
  const numbers = new Intl.NumberFormat(locales[language]);
  const used = hours.map(({ hour }) => hour);
  const [from, until] = [Math.min(...used), Math.max(...used)];
  const most = Math.max(1, ...hours.map(({ arrivals }) => arrivals));
  const countOf = (weekday: number, hour: number) =>
    hours.find((each) => each.weekday === weekday && each.hour === hour)?.arrivals ?? 0;
  return (
    <section className="busy-hours" aria-labelledby="busy-hours">
      <h2 id="busy-hours">{words.charts.hours}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.hour}</th>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                {formatWeekday(someMonday + (weekday - 1) * 86_400_000, language, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: until - from + 1 }, (_, index) => from + index).map((hour) => (
            <tr key={hour}>
              <th scope="row">{`${String(hour).padStart(2, '0')}:00`}</th>
              {weekdays.map((weekday) => {
                const count = countOf(weekday, hour);
                return (
                  <td key={weekday} data-shade={Math.ceil((count / most) * shades)}>
                    {count === 0 ? '' : numbers.format(count)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
