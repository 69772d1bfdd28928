import type { Crew } from '@vakman/domain/calendar/calendar.answers';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { OfficeDialog } from '../../ui/office-dialog/office-dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { FaultNotice } from '../people/fault-notice.tsx';
import type { CalendarActions } from './calendar-actions.ts';

interface FeedDialogProps {
  readonly crew: Crew;
  readonly name: string;
  readonly actions: Pick<CalendarActions, 'openFeed' | 'closeFeed'>;
  readonly onClose: () => void;
}

/** The address of a crew's own calendar: made, made anew, taken back. */
export default function FeedDialog({ crew, name, actions, onClose }: FeedDialogProps) {
  const { crews: words, close, errorPrefix } = useWords(calendarWords);
  const [address, setAddress] = useState<string>();
  const [fault, setFault] = useState<string>();
  return (
    <OfficeDialog title={name} close={close} onClose={onClose}>
      <FaultNotice fault={fault} />
      <p>{words.feedHint}</p>
      {address !== undefined && (
        <TextField
          id="feed-address"
          label={words.feedAddress}
          errorPrefix={errorPrefix}
          error={undefined}
          input={{ readOnly: true, value: address, onFocus: ({ target }) => target.select() }}
        />
      )}
      <div className="calendar-acts">
        <button
          type="button"
          className="button primary"
          onClick={() => void actions.openFeed(crew.number).then(setAddress)}
        >
          {crew.has_feed ? words.renewFeed : words.makeFeed}
        </button>
        {crew.has_feed && (
          <button
            type="button"
            className="button"
            onClick={() => {
              setAddress(undefined);
              void actions.closeFeed(crew.number).then(setFault);
            }}
          >
            {words.endFeed}
          </button>
        )}
      </div>
    </OfficeDialog>
  );
}
