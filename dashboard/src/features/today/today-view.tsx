import type { Today } from '@vakman/domain/office-today/office-today.answers';
import { todayWords } from '../../../generated/today.words.ts';
import { useWords } from '../../words/use-words.ts';
import type { TodayActions } from './today-actions.ts';
import { AwaitedQuotes } from './awaited-quotes.tsx';
import { AwaitedRequests } from './awaited-requests.tsx';
import { ExpiredInvitations } from './expired-invitations.tsx';
import { Mentions } from './mentions.tsx';
import { Tasks } from './tasks.tsx';
import { Troubles } from './troubles.tsx';
import { UnconfirmedBookings } from './unconfirmed-bookings.tsx';
import { VisitsOfToday } from './visits-of-today.tsx';
import './today.css';

export interface TodayViewProps {
  readonly today: Today;
  /** In milliseconds. */
  readonly now: number;
  readonly actions: TodayActions;
}

/** The most urgent first: what is broken, who waits, who goes where, and what colleagues asked. */
export function TodayView({ today, now, actions }: TodayViewProps) {
  const words = useWords(todayWords);
  return (
    <>
      <h1>{words.title}</h1>
      <div className="today">
        <Troubles
          alarms={today.alarms}
          mails={today.mails}
          failing={today.failing}
          onSeen={actions.markSeen}
          mailActions={actions.mails}
        />
        <div className="today-column">
          <AwaitedRequests requests={today.requests} now={now} />
          <AwaitedQuotes quotes={today.quotes} />
          <UnconfirmedBookings bookings={today.bookings} now={now} onConfirm={actions.confirm} />
        </div>
        <div className="today-column">
          <VisitsOfToday visits={today.visits} />
          <Tasks tasks={today.tasks} now={now} onDone={actions.finishTask} />
          <Mentions mentions={today.mentions} />
          <ExpiredInvitations invitations={today.invitations ?? []} />
        </div>
      </div>
    </>
  );
}
