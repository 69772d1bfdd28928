export interface DraftNotesProps {
  readonly messages: {
    readonly requiredNote: string;
    readonly draft: { readonly restored: string; readonly discard: string };
  };
  /** Whether the fields hold what was typed before the page was left. */
  readonly restored: boolean;
  readonly onDiscard: () => void;
}

/**
 * The notice about the draft shares its place with the note on required fields, which is always large enough for both:
 * so nothing moves when the draft is found.
 */
export function DraftNotes({ messages, restored, onDiscard }: DraftNotesProps) {
  return (
    <div className={restored ? 'notes restored' : 'notes'}>
      <p className="required-note">{messages.requiredNote}</p>
      <output className="draft-note">
        {messages.draft.restored}{' '}
        <button className="link" type="button" onClick={onDiscard}>
          {messages.draft.discard}
        </button>
      </output>
    </div>
  );
}
