import type { Slot } from '@vakman/domain/booking/booking.answers';
import { fill } from '@vakman/domain/text/fill';
import { useId, type CSSProperties } from 'react';
import { facts } from '../../../generated/facts.ts';
import { dayPart, dayParts, type DayPart } from './slot-picker.state.ts';
import { TimeRadio, type TimeRadioProps } from './time-radio.tsx';
import type { Week } from './use-week.ts';

interface TimeChoiceProps extends Omit<TimeRadioProps, 'slot' | 'name' | 'children'> {
  readonly week: Week;
  /** Times that the longest day can have in each part. */
  readonly room: Readonly<Record<DayPart, number>>;
}

/** The free times of the open day, with room for as many as a day can have, so that nothing below moves. */
export function TimeChoice({ week, room, ...shared }: TimeChoiceProps) {
  const { formats, messages } = shared;
  const { open, loading } = week;
  const id = useId();
  const slots = loading ? [] : (open?.slots ?? []);
  return (
    <div className={loading ? 'slots-day waiting' : 'slots-day'}>
      <p className="slots-heading" id={id}>
        {!loading && open && fill(messages.times, { day: formats.day(open.day) })}
      </p>
      <div className="slots-parts" role="radiogroup" aria-labelledby={id} style={heightOf(room)}>
        {dayParts.map((part) => (
          <PartOfDay
            key={part}
            heading={!loading && messages.parts[part]}
            slots={slots.filter((slot) => dayPart(slot) === part)}
            room={loading ? room[part] : 0}
            name={`${id}-time`}
            {...shared}
          />
        ))}
      </div>
      {!loading && !open && <NoneFree week={week} {...shared} />}
    </div>
  );
}

interface PartOfDayProps extends Omit<TimeRadioProps, 'slot' | 'children'> {
  readonly heading: string | false;
  readonly slots: readonly Slot[];
  readonly room: number;
}

/** Times of a morning or an afternoon; their room alone, for as long as they are on their way. */
function PartOfDay({ heading, slots, room, ...shared }: PartOfDayProps) {
  if (slots.length + room === 0) return null;
  return (
    <div className="slots-part">
      <p className="slots-part-heading">{heading}</p>
      <div className="slots-times">
        {slots.map((slot) => (
          <TimeRadio key={slot.starts_at} slot={slot} {...shared} />
        ))}
        {Array.from({ length: room }, (_, index) => (
          <span className="slot-time room" key={`room ${index}`} />
        ))}
      </div>
    </div>
  );
}

/** How high the times of the longest day are, in rows of two and of three, for the style sheet. */
function heightOf(room: TimeChoiceProps['room']): CSSProperties {
  const counts = dayParts.map((part) => room[part]).filter(Boolean);
  const rows = (columns: number) => counts.reduce((sum, count) => sum + Math.ceil(count / columns), 0);
  return { '--parts': counts.length, '--rows-of-2': rows(2), '--rows-of-3': rows(3) } as CSSProperties;
}

/** What stands in the place of the times of a week that is full. */
function NoneFree({ week, formats, messages }: Pick<TimeChoiceProps, 'week' | 'formats' | 'messages'>) {
  const { nearest, until, lookAt } = week;
  const { phone } = facts.company;
  return (
    <div className="slots-none">
      {nearest === undefined ? (
        <p>
          {fill(messages.none, { day: formats.day(until) })} <a href={phone.href}>{phone.display}</a>
        </p>
      ) : (
        <>
          <p>{messages.noneThisWeek}</p>
          <button className="button" type="button" onClick={() => lookAt(nearest)}>
            {fill(messages.nearest, { day: formats.day(nearest) })}
          </button>
        </>
      )}
    </div>
  );
}
