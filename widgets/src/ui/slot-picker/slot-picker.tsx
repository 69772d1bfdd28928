import type { Slot } from '@vakman/domain/booking/booking.answers';
import type { SquareMeters } from '@vakman/domain/square-meters';
import type { Language } from '@vakman/domain/languages/languages';
import { useMemo } from 'react';
import { bookingFacts } from '../../../generated/booking-facts.ts';
import { DayChoice } from './day-choice.tsx';
import { NearestTimes } from './nearest-times.tsx';
import { isElsewhere, slotFormats } from './slot-picker.format.ts';
import { timesADay } from './slot-picker.state.ts';
import type { SlotPickerMessages } from './slot-picker.words.ts';
import { SlotTrouble } from './slot-trouble.tsx';
import { TimeChoice } from './time-choice.tsx';
import { useWeek } from './use-week.ts';
import { WeekSwitch } from './week-switch.tsx';

export interface SlotPickerProps {
  /** What the visits are for, so that the room of their times is kept while they load. */
  readonly size?: SquareMeters;
  /** Free times, the earliest first: those of `daysAtOnce` days, and what was asked for since; undefined: on their way. */
  readonly slots: readonly Slot[] | undefined;
  /** Start of the chosen time. */
  readonly chosen: string | undefined;
  /** Comes for each time that arrow keys go over, as in any group of radio buttons. */
  readonly onChoose: (slot: Slot) => void;
  /** Asks for the times of `daysAtOnce` days from `2026-11-26` on; then `slots` becomes another list. */
  readonly onMore: (fromDay: string) => void;
  /** Free times next to the one that somebody else was given. */
  readonly alternatives?: readonly Slot[] | undefined;
  /** Whether what was last asked for did not come. */
  readonly failed?: boolean;
  /** Asks for everything anew, with `slots` undefined until it is there. */
  readonly onAgain?: () => void;
  readonly language: Language;
  readonly messages: SlotPickerMessages;
}

/** A week of days, and the free times of one of them; everything keeps its place while times are on their way. */
export function SlotPicker(props: SlotPickerProps) {
  const { size = '0-25', slots, chosen, onChoose, onMore, alternatives, failed = false, onAgain } = props;
  const { language, messages } = props;
  const formats = useMemo(() => slotFormats(language), [language]);
  const week = useWeek({ slots, chosen, failed, onMore });
  const shared = { formats, messages, chosen, onChoose };
  const trouble = failed && <SlotTrouble messages={messages} onAgain={onAgain} />;
  const first = slots?.[0];
  return (
    <fieldset className="slots" aria-label={messages.label} aria-busy={week.loading}>
      <NearestTimes slots={alternatives} {...shared} />
      {trouble}
      {(slots ?? !failed) && (
        <>
          <WeekSwitch {...{ week, formats, messages }} />
          <DayChoice {...{ week, formats, messages }} />
          <TimeChoice week={week} room={timesADay(size, bookingFacts.rules)} {...shared} />
        </>
      )}
      {first && isElsewhere(first.starts_at) && <p className="hint">{messages.zone}</p>}
    </fieldset>
  );
}
