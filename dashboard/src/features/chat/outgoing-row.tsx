import type { OutgoingMessage } from '@vakman/domain/chat/chat.kept';
import { formatTime } from '@vakman/domain/format/format.dates';
import { chatWords } from '../../../generated/chat.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { LinkedText } from './linked-text.tsx';
import { MessageFiles } from './message-files.tsx';

interface OutgoingRowProps {
  readonly message: OutgoingMessage;
  readonly onRetry: (id: string) => void;
  readonly onDiscard: (id: string) => void;
  readonly onFile: (path: string) => Promise<Blob>;
}

/** A message on its way, or one that was refused: why, and what can be done. */
export function OutgoingRow({ message, onRetry, onDiscard, onFile }: OutgoingRowProps) {
  const words = useWords(chatWords);
  const { id, body, files, at, state, fault } = message;
  const hasFailed = state === 'failed';
  const why = fault === 'no_file' || fault === 'PT404' ? words.faults[fault] : words.faults.refused;
  return (
    <li className={hasFailed ? 'chat-row mine failed' : 'chat-row mine waiting'} data-first>
      <div className="chat-message">
        <p className="unseen">{words.you}</p>
        {body !== '' && (
          <p className="chat-body" dir="auto">
            <LinkedText text={body} />
          </p>
        )}
        <MessageFiles files={files} onFile={onFile} />
        <p className="chat-foot">
          <time dateTime={new Date(at).toISOString()}>{formatTime(at, language)}</time>
          <span>{words.marks[state]}</span>
        </p>
        {hasFailed && (
          <div className="chat-failed" role="alert">
            <p className="chat-fault">{why}</p>
            <button type="button" className="button" onClick={() => onRetry(id)}>
              {words.retry}
            </button>
            <button type="button" className="link" onClick={() => onDiscard(id)}>
              {words.discard}
            </button>
          </div>
        )}
      </div>
    </li>
  );
}
