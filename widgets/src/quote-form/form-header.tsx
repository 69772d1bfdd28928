import { fill } from '@vakman/domain/text/fill';
import { facts } from '../../generated/facts.ts';
import { DraftNotes, type DraftNotesProps } from '../form/draft/draft-notes.tsx';
import type { QuoteFormMessages } from './quote-form.words.ts';

interface FormHeaderProps extends DraftNotesProps {
  readonly messages: QuoteFormMessages;
  readonly hideTitle: boolean;
}

/** Title and notes. */
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
      <DraftNotes messages={messages} restored={restored} onDiscard={onDiscard} />
    </div>
  );
}
