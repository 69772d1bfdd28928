import type { Crew } from '@vakman/domain/calendar/calendar.answers';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { useWords } from '../../words/use-words.ts';
import { FaultNotice } from '../people/fault-notice.tsx';
import type { CalendarActions } from './calendar-actions.ts';
import { crewClass, crewName } from './crew-name.ts';
import { OfficeDialog } from '../../ui/office-dialog/office-dialog.tsx';

type FeedActions = Pick<CalendarActions, 'openFeed' | 'closeFeed'>;

interface CrewListProps {
  readonly crews: readonly Crew[];
  readonly actions: FeedActions;
}

/** Which colour and pattern is whose, and the address of each crew's own calendar. */
export function CrewList({ crews, actions }: CrewListProps) {
  const words = useWords(calendarWords).crews;
  const [open, setOpen] = useState<number>();
  const crew = crews.find(({ number }) => number === open);
  return (
    <section className="crew-list" aria-labelledby="crews">
      <h2 id="crews">{words.title}</h2>
      <ul>
        {crews.map(({ number, active }) => (
          <li key={number}>
            <span className={`crew-sample ${crewClass(crews, number)}`} />
            <span dir="auto">{crewName(crews, number, words)}</span>
            {!active && <span className="crew-inactive">{words.inactive}</span>}
            <button
              type="button"
              className="link"
              aria-label={`${words.feed}: ${crewName(crews, number, words)}`}
              onClick={() => setOpen(number)}
            >
              {words.feed}
            </button>
          </li>
        ))}
      </ul>
      {crew && (
        <FeedDialog
          crew={crew}
          name={crewName(crews, crew.number, words)}
          actions={actions}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

interface FeedDialogProps {
  readonly crew: Crew;
  readonly name: string;
  readonly actions: FeedActions;
  readonly onClose: () => void;
}

function FeedDialog({ crew, name, actions, onClose }: FeedDialogProps) {
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
