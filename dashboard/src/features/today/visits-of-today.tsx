import type { Today } from '@vakman/domain/office-today/office-today.answers';
import { routeToAddress } from '@vakman/domain/calendar/route-to-address';
import { formatTimes } from '@vakman/domain/format/format.dates';
import { fill } from '@vakman/domain/text/fill';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { todayWords } from '../../../generated/today.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { TodayPart } from './today-part.tsx';

/** Where the crews are today, the earliest first. */
export function VisitsOfToday({ visits }: { readonly visits: Today['visits'] }) {
  const { visits: words } = useWords(todayWords);
  const { crews, kinds } = useWords(calendarWords);
  return (
    <TodayPart title={words.title} none={words.none}>
      {visits.map((visit) => (
        <li key={visit.id}>
          <h3>
            {formatTimes(visit.starts_at, visit.ends_at, language)}{' '}
            <span className="today-crew">
              {visit.crew === null ? crews.none : fill(crews.numbered, { number: visit.crew })}
            </span>
          </h3>
          <p dir="auto">
            {kinds[visit.kind]}
            {visit.name === '' ? '' : ` · ${visit.name}`}
          </p>
          {visit.street_address !== '' && (
            <p className="today-place" dir="auto">
              {visit.street_address}, {visit.postal_code}{' '}
              <a
                href={routeToAddress(visit.street_address, visit.postal_code)}
                target="_blank"
                rel="noopener noreferrer"
              >
                {words.route}
              </a>
            </p>
          )}
          {visit.weather_note && (
            <p className="today-due" dir="auto">
              {visit.weather_note}
            </p>
          )}
        </li>
      ))}
    </TodayPart>
  );
}
