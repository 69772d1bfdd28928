import { fill } from '@vakman/domain/text/fill';
import { facts } from '../../generated/facts.ts';
import type { QuoteFormMessages } from './quote-form.words.ts';

interface FormHeaderProps {
  readonly messages: QuoteFormMessages;
  readonly hideTitle: boolean;
  /** Whether the fields hold what was typed in an earlier visit. */
  readonly restored: boolean;
  readonly onDiscard: () => void;
}

/**
 * Title and notes. The notice about the draft shares its place with the note on required fields, which is always
 * large enough for both: so nothing moves when the draft is found.
 */
export function FormHeader({ messages, hideTitle, restored, onDiscard }: FormHeaderProps) {
  const { replyWithinHours } = facts.company;
  return (
    <div className="header">
      {!hideTitle && (
        <>
          <h2>{messages.title}</h2>
          <p className="lead">{fill(messages.introduction, { replyWithinHours })}</p>
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
