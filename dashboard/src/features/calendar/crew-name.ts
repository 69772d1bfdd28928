import type { Crew } from '@vakman/domain/calendar/calendar.answers';
import { fill } from '@vakman/domain/text/fill';
import type { CalendarWords } from '../../../generated/calendar.words.ts';
import { colourOf } from './calendar-entries.ts';

/** What a crew is called; of none, what `none` says. */
export function crewName(
  crews: readonly Crew[],
  number: number | null,
  words: CalendarWords['crews'],
  none: string = words.none,
): string {
  if (number === null) return none;
  return crews.find((crew) => crew.number === number)?.name || fill(words.numbered, { number });
}

/** The class by which something is drawn in the colour and the pattern of its crew. */
export function crewClass(crews: readonly Crew[], number: number | null): string {
  const crew = crews.find((each) => each.number === number);
  return crew ? `crew-${colourOf(crew)}` : 'crew-none';
}
