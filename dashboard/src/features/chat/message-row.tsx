import type { ChatMessage } from '@vakman/domain/chat/chat.answers';
import { formatFullMoment, formatTime } from '@vakman/domain/format/format.dates';
import { initialsOf } from '@vakman/domain/text/initials';
import { memo } from 'react';
import { chatWords } from '../../../generated/chat.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { LinkedText } from './linked-text.tsx';
import { MessageFiles } from './message-files.tsx';

export interface MessageRowProps {
  readonly message: ChatMessage;
  /** Of whoever wrote it. */
  readonly name: string;
  /** Whether the one before is of somebody else, or long before. */
  readonly isFirst: boolean;
  readonly isMine: boolean;
  /** Where it is of one's own side: whether somebody of the other has read it. */
  readonly isRead: boolean | undefined;
  readonly onFile: (path: string) => Promise<Blob>;
}

/** One message: whose it is, what it says, when, and what became of it. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, name, isFirst, isMine, isRead, onFile } = props;
  const words = useWords(chatWords);
  const isOurs = isRead !== undefined;
  const sentAt = new Date(message.sent_at);
  return (
    <li
      className={isOurs ? 'chat-row mine' : 'chat-row'}
      data-number={message.number}
      data-first={isFirst || undefined}
      tabIndex={-1}
    >
      {isFirst && !isOurs && (
        <span className="chat-initials" aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      <div className="chat-message">
        <p className={isFirst && !isMine ? 'chat-author' : 'unseen'} dir="auto">
          {isMine ? words.you : name}
        </p>
        {message.body !== '' && (
          <p className="chat-body" dir="auto">
            <LinkedText text={message.body} />
          </p>
        )}
        <MessageFiles files={message.files} onFile={onFile} />
        <p className="chat-foot">
          <time dateTime={message.sent_at} title={formatFullMoment(sentAt, language)}>
            {formatTime(sentAt, language)}
          </time>
          {isOurs && <span>{isRead ? words.marks.read : words.marks.sent}</span>}
        </p>
      </div>
    </li>
  );
});
