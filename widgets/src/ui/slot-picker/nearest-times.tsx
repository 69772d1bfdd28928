import type { Slot } from '@vakman/domain/booking/booking.answers';
import { useId } from 'react';
import { dayOf } from './days.ts';
import { TimeRadio, type TimeRadioProps } from './time-radio.tsx';

interface NearestTimesProps extends Omit<TimeRadioProps, 'slot' | 'name' | 'children'> {
  readonly slots: readonly Slot[] | undefined;
}

/** Free times of any day next to one that was lost; that they came is said aloud, so the region is always there. */
export function NearestTimes({ slots, ...shared }: NearestTimesProps) {
  const id = useId();
  const { formats, messages } = shared;
  const lost = slots !== undefined && slots.length > 0;
  return (
    <div className={lost ? 'slots-nearest' : 'unseen'}>
      <output className="slots-heading">{lost && <span id={id}>{messages.alternatives}</span>}</output>
      {lost && (
        <div className="slots-times" role="radiogroup" aria-labelledby={id}>
          {slots.map((slot) => (
            <TimeRadio key={slot.starts_at} slot={slot} name={`${id}-time`} {...shared}>
              <span>{formats.day(dayOf(slot.starts_at))}</span>
            </TimeRadio>
          ))}
        </div>
      )}
    </div>
  );
}
