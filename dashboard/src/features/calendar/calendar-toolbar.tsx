import { formatFullDay, formatMonth, formatShortDay } from '@vakman/domain/format/format.dates';
import { Icon } from '@vakman/widgets/ui/icon.tsx';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { shownDays, spans, turned, type Span } from './shown-days.ts';

interface CalendarToolbarProps {
  readonly span: Span;
  readonly day: string;
  readonly today: string;
  readonly onSpan: (span: Span) => void;
  readonly onDay: (day: string) => void;
  readonly onPlan: () => void;
}

/** At noon a day is the same everywhere in the Netherlands. */
const noon = (day: string) => `${day}T12:00:00Z`;

/** Which days are seen, and what else is done with the calendar. */
export function CalendarToolbar({ span, day, today, onSpan, onDay, onPlan }: CalendarToolbarProps) {
  const words = useWords(calendarWords);
  return (
    <div className="calendar-toolbar">
      <div className="calendar-turns">
        <button
          type="button"
          className="button calendar-back"
          aria-label={words.previous}
          onClick={() => onDay(turned(span, day, -1))}
        >
          <Icon name="chevron" />
        </button>
        <button type="button" className="button" onClick={() => onDay(today)}>
          {words.today}
        </button>
        <button
          type="button"
          className="button calendar-forward"
          aria-label={words.next}
          onClick={() => onDay(turned(span, day, 1))}
        >
          <Icon name="chevron" />
        </button>
      </div>
      <h2 aria-live="polite">{titleOf(span, day)}</h2>
      <fieldset className="calendar-spans" aria-label={words.spans.label}>
        {spans.map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            aria-pressed={each === span}
            onClick={() => onSpan(each)}
          >
            {words.spans[each]}
          </button>
        ))}
      </fieldset>
      <div className="calendar-acts">
        <button type="button" className="button" onClick={onPlan}>
          {words.plan}
        </button>
        <button type="button" className="button" onClick={() => print()}>
          {words.print}
        </button>
      </div>
    </div>
  );
}

function titleOf(span: Span, day: string): string {
  if (span === 'day') return formatFullDay(noon(day), language);
  if (span === 'month') return formatMonth(noon(day), language);
  const { from, to } = shownDays(span, day);
  return `${formatShortDay(noon(from), language)} – ${formatShortDay(noon(to), language)}`;
}
