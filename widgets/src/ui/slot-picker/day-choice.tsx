import { fill } from '@vakman/domain/text/fill';
import { useId } from 'react';
import type { SlotFormats } from './slot-picker.format.ts';
import type { SlotPickerMessages } from './slot-picker.words.ts';
import type { Week } from './use-week.ts';

interface DayChoiceProps {
  readonly week: Week;
  readonly formats: SlotFormats;
  readonly messages: SlotPickerMessages;
}

/** The days of a week as radio buttons, which the browser's own arrow keys go through; a full day cannot be chosen. */
export function DayChoice({ week, formats, messages }: DayChoiceProps) {
  const name = useId();
  return (
    <div
      className={week.loading ? 'slots-days waiting' : 'slots-days'}
      role="radiogroup"
      aria-label={messages.days}
    >
      {week.days.map(({ day, slots }) =>
        week.loading ? (
          <span className="slot-day" key={day} />
        ) : (
          <label className="slot-day" key={day}>
            <input
              type="radio"
              name={name}
              value={day}
              checked={day === week.open?.day}
              disabled={slots.length === 0}
              aria-label={fill(slots.length > 0 ? messages.day.free : messages.day.none, {
                day: formats.day(day),
                count: slots.length,
              })}
              onChange={() => week.lookAt(day)}
            />
            <span>{formats.weekday(day)}</span>
            <b>{formats.date(day)}</b>
          </label>
        ),
      )}
    </div>
  );
}
