import { Link } from '@swan-io/chicane';
import { dayAt } from '@vakman/domain/calendar/day-at';
import { formatDate, formatTimes } from '@vakman/domain/format/format.dates';
import { localisedPath } from '@vakman/domain/languages/languages';
import type { ClientFile } from '@vakman/domain/request-handling/client-file.answers';
import { fill } from '@vakman/domain/text/fill';
import { clientsWords } from '../../../generated/clients.words.ts';
import { dossierWords } from '../../../generated/dossier.words.ts';
import { pagePaths } from '../../../generated/page-paths.ts';
import { requestsWords } from '../../../generated/requests.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { RequestPart } from '../requests/request-part.tsx';
import { ShortList } from './short-list.tsx';
import { visitStateIn } from './visit-state-in.ts';

const calendarAt = (start: string, id: string) =>
  router.calendar({ day: dayAt(Date.parse(start)), open: id });

/** What a client booked, and when somebody of the office comes besides, the newest first. */
export function ClientAppointments({ bookings, visits }: Pick<ClientFile, 'bookings' | 'visits'>) {
  const words = useWords(clientsWords);
  const { client: own } = useWords(requestsWords);
  const { appointments } = useWords(dossierWords);
  const items = [
    ...bookings.map(({ id, starts_at: start, ends_at: end, reference, status }) => ({
      id,
      start,
      title: fill(own.booking, { date: formatDate(start, language) }),
      about: [formatTimes(start, end, language), appointments.status[status], reference],
    })),
    ...visits.map(({ id, starts_at: start, ends_at: end, state, weather_note: note }) => ({
      id,
      start,
      title: fill(words.visit, { date: formatDate(start, language) }),
      about: [formatTimes(start, end, language), visitStateIn(words, state), note ?? ''],
    })),
  ].toSorted((one, other) => Date.parse(other.start) - Date.parse(one.start));
  return (
    <RequestPart title={words.bookings}>
      <ShortList
        none={
          <>
            <p className="request-muted">{words.noBookings}</p>
            <a className="link" href={localisedPath(language, pagePaths.booking)}>
              {appointments.book}
            </a>
          </>
        }
        items={items.map(({ id, start, title, about }) => (
          <li key={id}>
            <Link to={calendarAt(start, id)}>{title}</Link>
            <p className="request-muted">{about.filter((text) => text !== '').join(' · ')}</p>
          </li>
        ))}
      />
    </RequestPart>
  );
}
