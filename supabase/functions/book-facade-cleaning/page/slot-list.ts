import type { Slot } from '@vakman/domain/booking/booking.answers.ts';
import { atLineStart, formatDay, formatTime } from '@vakman/domain/format/format.dates.ts';
import type { Language } from '@vakman/domain/languages/languages.ts';
import { html, type Html } from '../../_shared/html.ts';
import { radios } from '../../_shared/page/field/choice-field.ts';

interface Day {
  readonly name: string;
  readonly slots: readonly Slot[];
}

/** The times of each day under its name, the earliest first. */
function daysOf(slots: readonly Slot[], language: Language): Day[] {
  const name = ({ starts_at }: Slot) => atLineStart(formatDay(starts_at, language), language);
  const sorted = slots.toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));
  return [...Map.groupBy(sorted, name)].map(([day, times]) => ({ name: day, slots: times }));
}

export interface SlotList {
  readonly slots: readonly Slot[];
  /** Start of the time that was chosen before. */
  readonly chosen: string | null;
  /** Whether the times of every day are seen at once. */
  readonly isShort: boolean;
}

/** Days that open to their times, of which one is chosen. */
export function slotList({ slots, chosen, isShort }: SlotList, language: Language): Html {
  const isChosen = ({ starts_at }: Slot) => chosen !== null && Date.parse(starts_at) === Date.parse(chosen);
  const days = daysOf(slots, language);
  const chosenDay = days.findIndex((day) => day.slots.some(isChosen));
  return html`${days.map((day, index) => {
    const isOpen = isShort || index === Math.max(chosenDay, 0);
    const times = day.slots.map(({ starts_at, ends_at }) => ({
      value: starts_at,
      // Without the words that some languages put beside a range: there is room for two in a row of a phone.
      label: [starts_at, ends_at].map((time) => formatTime(time, language)).join('–'),
    }));
    return html`<details class="day" ${isOpen && html`open`}>
      <summary>${day.name}</summary>
      <fieldset>
        <legend class="unseen">${day.name}</legend>
        <div class="times">
          ${radios({
            name: 'starts_at',
            options: times,
            chosen: day.slots.find(isChosen)?.starts_at ?? null,
          })}
        </div>
      </fieldset>
    </details>`;
  })}`;
}
