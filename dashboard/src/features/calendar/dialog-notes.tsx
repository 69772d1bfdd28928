import { fill } from '@vakman/domain/text/fill';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { FaultNotice } from '../people/fault-notice.tsx';

export interface OthersAtIt {
  /** Names of colleagues who look at it, too. */
  readonly here: readonly string[];
  /** Whether one of them changed it since it was opened. */
  readonly isOvertaken: boolean;
}

interface DialogNotesProps extends OthersAtIt {
  /** Why the last order was not carried out. */
  readonly fault: string | undefined;
}

/** What whoever decides about an appointment must know first: what others do with it, and what went wrong. */
export function DialogNotes({ here, isOvertaken, fault }: DialogNotesProps) {
  const words = useWords(calendarWords);
  return (
    <>
      {here.length > 0 && (
        <output className="calendar-hint">
          {fill(words.here, { names: new Intl.ListFormat(language).format(here) })}
        </output>
      )}
      <FaultNotice fault={fault ?? (isOvertaken ? words.faults.changed : undefined)} />
    </>
  );
}
