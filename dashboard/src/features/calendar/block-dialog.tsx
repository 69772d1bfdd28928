import type { CalendarBlock, Crew } from '@vakman/domain/calendar/calendar.answers';
import { formatFullDay, formatTimes } from '@vakman/domain/format/format.dates';
import { useState } from 'react';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { FaultNotice } from '../people/fault-notice.tsx';
import type { CalendarActions } from './calendar-actions.ts';
import { crewName } from './crew-name.ts';
import { titleOf } from './entry-text.tsx';
import { OfficeDialog } from '../../ui/office-dialog/office-dialog.tsx';

interface BlockDialogProps {
  readonly block: CalendarBlock;
  readonly crews: readonly Crew[];
  readonly actions: CalendarActions;
  readonly onClose: () => void;
}

/** A time that nobody is given, and how it is given free again. */
export function BlockDialog({ block, crews, actions, onClose }: BlockDialogProps) {
  const words = useWords(calendarWords);
  const [fault, setFault] = useState<string>();
  const free = async () => {
    const said = await actions.unblock(block.id);
    setFault(said);
    if (said === undefined) onClose();
  };
  return (
    <OfficeDialog title={titleOf({ kind: 'block', of: block }, words)} close={words.close} onClose={onClose}>
      <FaultNotice fault={fault} />
      <p>
        {formatFullDay(block.starts_at, language)} {formatTimes(block.starts_at, block.ends_at, language)}
      </p>
      <p>
        {words.kinds[block.kind]} · {crewName(crews, block.crew, words.crews, words.crews.all)}
        {block.repeats !== 'never' && ` · ${words.form[block.repeats]}`}
      </p>
      <div className="calendar-acts">
        <button type="button" className="button primary" onClick={() => void free()}>
          {block.repeats === 'never' ? words.unblock : words.unblockAll}
        </button>
      </div>
    </OfficeDialog>
  );
}
