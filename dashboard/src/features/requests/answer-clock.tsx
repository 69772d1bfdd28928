import { formatShortMoment } from '@vakman/domain/format/format.dates';
import type { Handling } from '@vakman/domain/request-handling/request-handling.answers';
import { waitingStates } from '@vakman/domain/request-handling/request-handling.states';
import { fill } from '@vakman/domain/text/fill';
import { requestsWords } from '../../../generated/requests.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';

interface AnswerClockProps {
  readonly handling: Handling;
  /** In milliseconds. */
  readonly now: number;
}

/** Until when whoever waits was promised a first word; nothing where he had it, or none is due. */
export function AnswerClock({ handling, now }: AnswerClockProps) {
  const { list } = useWords(requestsWords);
  const { state, answer_due_at: due, first_answered_at: answered } = handling;
  if (answered !== null || !(waitingStates as readonly string[]).includes(state)) return null;
  const isLate = Date.parse(due) < now;
  return (
    <p className={isLate ? 'request-late' : 'request-due'}>
      {fill(isLate ? list.late : list.due, { moment: formatShortMoment(due, language) })}
    </p>
  );
}
