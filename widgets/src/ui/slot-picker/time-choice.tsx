import { fill } from '@vakman/domain/text/fill';
import { useId } from 'react';
import { facts } from '../../../generated/facts.ts';
import { TimeRadio, type TimeRadioProps } from './time-radio.tsx';
import type { Week } from './use-week.ts';

interface TimeChoiceProps extends Omit<TimeRadioProps, 'slot' | 'name' | 'children'> {
  readonly week: Week;
  /** Times that the longest day can have. */
  readonly room: number;
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
      <div className="slots-times" role="radiogroup" aria-labelledby={id}>
        {slots.map((slot) => (
          <TimeRadio key={slot.starts_at} slot={slot} name={`${id}-time`} {...shared} />
        ))}
        {Array.from({ length: Math.max(room - slots.length, 0) }, (_, index) => (
          <span className="slot-time room" key={`room ${index}`} />
        ))}
      </div>
      {!loading && !open && <NoneFree week={week} {...shared} />}
    </div>
  );
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
