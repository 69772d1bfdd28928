import type { Slot } from '@vakman/domain/booking/booking.answers';
import { fill } from '@vakman/domain/text/fill';
import type { ReactNode } from 'react';
import { dayOf } from './days.ts';
import type { SlotFormats } from './slot-picker.format.ts';
import { isChosen } from './slot-picker.state.ts';
import type { SlotPickerMessages } from './slot-picker.words.ts';

export interface TimeRadioProps {
  readonly slot: Slot;
  /** Of the group. */
  readonly name: string;
  readonly formats: SlotFormats;
  readonly messages: SlotPickerMessages;
  readonly chosen: string | undefined;
  readonly onChoose: (slot: Slot) => void;
  /** Stands before the time, where it is not said above it. */
  readonly children?: ReactNode;
}

/** A time to choose; its name says the day too, as it is heard alone. */
export function TimeRadio({ slot, name, formats, messages, chosen, onChoose, children }: TimeRadioProps) {
  const { from, to } = formats.times(slot);
  const day = formats.day(dayOf(slot.starts_at));
  return (
    <label className="slot-time">
      <input
        type="radio"
        name={name}
        value={slot.starts_at}
        checked={isChosen(slot, chosen)}
        aria-label={fill(messages.time, { day, from, to })}
        onChange={() => onChoose(slot)}
      />
      {children}
      <span>
        <b>{from}</b> – {to}
      </span>
    </label>
  );
}
