import { DraftNotes, type DraftNotesProps } from '../form/draft/draft-notes.tsx';
import type { FacadeBookingMessages } from './facade-booking.words.ts';

interface BookingHeaderProps extends DraftNotesProps {
  readonly messages: FacadeBookingMessages;
  readonly hideTitle: boolean;
}

/** Title and notes, above the first step alone. */
export function BookingHeader({ messages, hideTitle, restored, onDiscard }: BookingHeaderProps) {
  return (
    <div className="header">
      {!hideTitle && (
        <>
          <p className="title">{messages.title}</p>
          <p className="lead">{messages.introduction}</p>
        </>
      )}
      <DraftNotes messages={messages} restored={restored} onDiscard={onDiscard} />
    </div>
  );
}
