import type { Crew } from '@vakman/domain/calendar/calendar.answers';
import type { Choice } from '@vakman/widgets/ui/select-field.tsx';
import type { CalendarWords } from '../../../generated/calendar.words.ts';
import { crewName } from './crew-name.ts';

/** The crews that are given work, as a list to choose from. */
export function crewChoices(crews: readonly Crew[], words: CalendarWords['crews']): Choice[] {
  return crews
    .filter(({ active }) => active)
    .map(({ number }) => ({ value: String(number), label: crewName(crews, number, words) }));
}
