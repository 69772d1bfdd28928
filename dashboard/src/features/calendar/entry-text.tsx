import type { Crew } from '@vakman/domain/calendar/calendar.answers';
import { formatTimes } from '@vakman/domain/format/format.dates';
import type { CalendarWords } from '../../../generated/calendar.words.ts';
import { language } from '../../words/language.ts';
import type { CalendarEntry } from './calendar-entries.ts';
import { crewName } from './crew-name.ts';

interface EntryTextProps {
  readonly entry: CalendarEntry;
  readonly crews: readonly Crew[];
  readonly words: CalendarWords;
}

/** What an entry says of itself, in few words: when, who or what, where, which crew, and what is still to be done. */
export function EntryText({ entry, crews, words }: EntryTextProps) {
  const { kind, of } = entry;
  return (
    <span className="entry-text">
      <span className="entry-head">
        <span>{formatTimes(of.starts_at, of.ends_at, language)}</span>
        <span dir="auto">
          {crewName(crews, of.crew, words.crews, kind === 'block' ? words.crews.all : words.crews.none)}
        </span>
      </span>
      <strong dir="auto">{titleOf(entry, words)}</strong>
      {kind !== 'block' && of.street_address !== null && <span dir="auto">{of.street_address}</span>}
      {kind === 'booking' && of.status === 'requested' && (
        <span className="entry-state">{words.states.requested}</span>
      )}
      {kind === 'visit' && of.state === 'done' && <span className="entry-state">{words.states.done}</span>}
    </span>
  );
}

/** Whom or what an entry is about. */
export function titleOf(entry: CalendarEntry, words: CalendarWords): string {
  switch (entry.kind) {
    case 'booking':
      return entry.of.name;
    case 'visit':
      return entry.of.title || entry.of.project_title || entry.of.name || words.kinds.visit;
    default:
      return entry.of.reason || words.kinds[entry.of.kind];
  }
}
