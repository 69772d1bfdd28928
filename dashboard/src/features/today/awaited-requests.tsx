import { Link } from '@swan-io/chicane';
import type { Today } from '@vakman/domain/office-today/office-today.answers';
import { formatHours, formatMinutes } from '@vakman/domain/format/format.durations';
import { formatMoment } from '@vakman/domain/format/format.dates';
import { fill } from '@vakman/domain/text/fill';
import { todayWords } from '../../../generated/today.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { ContactLinks } from './contact-links.tsx';
import { TodayPart } from './today-part.tsx';

interface AwaitedRequestsProps {
  readonly requests: Today['requests'];
  /** In milliseconds. */
  readonly now: number;
}

/** Whoever waits for a first word, with how much of the promised time is left. */
export function AwaitedRequests({ requests: { rows, waiting }, now }: AwaitedRequestsProps) {
  const { requests: words } = useWords(todayWords);
  const dueText = ({ handling, open_minutes: left }: (typeof rows)[number]) => {
    const moment = formatMoment(handling.answer_due_at, language);
    if (Date.parse(handling.answer_due_at) < now) return fill(words.late, { moment });
    const time = left < 60 ? formatMinutes(left, language) : formatHours(left - (left % 60), language);
    return fill(words.left, { time, moment });
  };
  return (
    <TodayPart
      title={words.title}
      count={waiting}
      none={words.none}
      rest={
        waiting > rows.length && (
          <Link className="button today-more" to={router.requests({ sort: 'due' })}>
            {fill(words.all, { count: waiting })}
          </Link>
        )
      }
    >
      {rows.map((request) => (
        <li key={request.id}>
          <h3>
            <Link to={router.request({ requestId: request.id })} dir="auto">
              {request.name}
            </Link>
          </h3>
          <p className={Date.parse(request.handling.answer_due_at) < now ? 'today-late' : 'today-due'}>
            {dueText(request)}
          </p>
          <p className="today-message" dir="auto">
            {request.message}
          </p>
          <p className="today-place" dir="auto">
            {request.street_address}, {request.postal_code}
          </p>
          <ContactLinks name={request.name} phone={request.phone} email={request.email} />
        </li>
      ))}
    </TodayPart>
  );
}
