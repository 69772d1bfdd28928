import { Link } from '@swan-io/chicane';
import type { Today } from '@vakman/domain/office-today/office-today.answers';
import { dayAt } from '@vakman/domain/calendar/day-at';
import { formatShortDay } from '@vakman/domain/format/format.dates';
import { fill } from '@vakman/domain/text/fill';
import { todayWords } from '../../../generated/today.words.ts';
import { pathOfSubject } from '../../router/path-of-subject.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import type { TodayActions } from './today-actions.ts';
import { TodayPart } from './today-part.tsx';

interface TasksProps {
  readonly tasks: Today['tasks'];
  /** In milliseconds. */
  readonly now: number;
  readonly onDone: TodayActions['finishTask'];
}

/** What is to be done by today; a tick does it. */
export function Tasks({ tasks, now, onDone }: TasksProps) {
  const { tasks: words } = useWords(todayWords);
  return (
    <TodayPart title={words.title} count={tasks.length}>
      {tasks.map((task) => {
        const isLate = task.due_on !== null && task.due_on < dayAt(now);
        const date = task.due_on === null ? '' : formatShortDay(`${task.due_on}T12:00:00Z`, language);
        return (
          <li key={task.id} className="today-task">
            <input
              type="checkbox"
              aria-label={fill(words.done, { task: task.title })}
              checked={false}
              onChange={() => void onDone(task.id)}
            />
            <div>
              <h3 dir="auto">{task.title}</h3>
              <p className="today-place">
                <Link to={pathOfSubject(task)} dir="auto">
                  {task.name}
                </Link>
              </p>
              {date !== '' && (
                <p className={isLate ? 'today-late' : 'today-due'}>
                  {fill(isLate ? words.late : words.due, { date })}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </TodayPart>
  );
}
