import type { FacadeBookingMessages } from './facade-booking.words.ts';

interface BookingHeaderProps {
  readonly messages: FacadeBookingMessages;
  readonly hideTitle: boolean;
  /** Whether the fields hold what was typed in an earlier visit. */
  readonly restored: boolean;
  readonly onDiscard: () => void;
}

/** Title and notes, above the first step alone. Both notes lie on one place: nothing moves when the draft is found. */
export function BookingHeader({ messages, hideTitle, restored, onDiscard }: BookingHeaderProps) {
  return (
    <div className="header">
      {!hideTitle && (
        <>
          <p className="title">{messages.title}</p>
          <p className="lead">{messages.introduction}</p>
        </>
      )}
      <div className={restored ? 'notes restored' : 'notes'}>
        <p className="required-note">{messages.requiredNote}</p>
        <output className="draft-note">
          {messages.draft.restored}{' '}
          <button className="link" type="button" onClick={onDiscard}>
            {messages.draft.discard}
          </button>
        </output>
      </div>
    </div>
  );
}
