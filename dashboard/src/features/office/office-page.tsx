import { Link } from '@swan-io/chicane';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { officeWords } from '../../../generated/office.words.ts';
import { lazyPage } from '../../router/lazy-page.ts';
import { router } from '../../router/router.ts';
import { useWho } from '../../session/use-who.ts';
import { useWords } from '../../words/use-words.ts';
import { PeopleSection } from '../people/people-section.tsx';

const CalendarPage = lazyPage(() => import('../calendar/calendar-page.tsx'), calendarWords);

/** What employees and admins work with. */
export default function OfficePage() {
  return router.useRoute(['calendar']) ? <CalendarPage /> : <FirstPage />;
}

function FirstPage() {
  const words = useWords(officeWords);
  const who = useWho();
  return (
    <>
      <h1>{words.title}</h1>
      <p>
        <Link className="button" to={router.calendar()}>
          {words.calendar}
        </Link>
      </p>
      {who.kind === 'known' && who.actor === 'admin' ? <PeopleSection /> : <p>{words.byMail}</p>}
    </>
  );
}
