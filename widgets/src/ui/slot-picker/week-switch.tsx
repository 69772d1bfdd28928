import type { SlotFormats } from './slot-picker.format.ts';
import type { SlotPickerMessages } from './slot-picker.words.ts';
import type { Week } from './use-week.ts';
import { Icon } from '../icon.tsx';

interface WeekSwitchProps {
  readonly week: Week;
  readonly formats: SlotFormats;
  readonly messages: SlotPickerMessages;
}

/** Which week it is, said aloud when it changes, and the ways to the ones around it. */
export function WeekSwitch({ week, formats, messages }: WeekSwitchProps) {
  const { monday, sunday, loading, later, earlier } = week;
  return (
    <div className="slots-week">
      <WeekButton turn="earlier" label={messages.earlier} onTurn={earlier} />
      <output>{loading ? messages.loading : formats.range(monday, sunday)}</output>
      <WeekButton turn="later" label={messages.later} onTurn={later} />
    </div>
  );
}

interface WeekButtonProps {
  readonly turn: 'earlier' | 'later';
  readonly label: string;
  readonly onTurn: (() => void) | undefined;
}

/** Keeps the focus also where there is nothing more to see. */
function WeekButton({ turn, label, onTurn }: WeekButtonProps) {
  return (
    <button
      className={`button slots-turn ${turn}`}
      type="button"
      aria-label={label}
      aria-disabled={!onTurn}
      onClick={onTurn}
    >
      <Icon name="chevron" />
    </button>
  );
}
