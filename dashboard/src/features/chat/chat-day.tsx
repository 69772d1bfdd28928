import type { ChatPerson, ChatSide } from '@vakman/domain/chat/chat.answers';
import { atLineStart, formatDay, formatFullDay } from '@vakman/domain/format/format.dates';
import { Fragment, memo } from 'react';
import { chatWords } from '../../../generated/chat.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { dayOf, type ChatDay as Day } from './days-of.ts';
import { MessageRow, type MessageRowProps } from './message-row.tsx';

export interface ChatDayProps extends Pick<MessageRowProps, 'onFile'> {
  readonly day: Day;
  /** Of the heading that it stands below. */
  readonly level: 1 | 2;
  readonly people: readonly ChatPerson[];
  /** Of whoever looks, and on which side he stands. */
  readonly userId: string;
  readonly side: ChatSide;
  /** Place up to which the other side has read. */
  readonly readByOthers: number;
  /** Place of the first message that was not read when the list was opened, where it is on this day. */
  readonly firstUnread: number | undefined;
  /** In milliseconds. */
  readonly now: number;
}

/** Milliseconds after which somebody's next message shows his name anew. */
const pause = 300_000;
const dayLength = 86_400_000;

function nameOfDay(
  moment: string,
  now: number,
  words: { readonly today: string; readonly yesterday: string },
) {
  const key = dayOf(moment);
  if (key === dayOf(now)) return words.today;
  if (key === dayOf(now - dayLength)) return words.yesterday;
  const isThisYear = moment.slice(0, 4) === new Date(now).toISOString().slice(0, 4);
  return atLineStart((isThisYear ? formatDay : formatFullDay)(moment, language), language);
}

/** The messages of one day, below its name. */
export const ChatDay = memo(function ChatDay(props: ChatDayProps) {
  const { day, level, people, userId, side, readByOthers, firstUnread, now, onFile } = props;
  const words = useWords(chatWords);
  const [first] = day.messages;
  if (!first) return null;
  const heading = `chat-day-${first.id}`;
  const Heading = level === 1 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={heading}>
      <Heading className="chat-day" id={heading}>
        {nameOfDay(first.sent_at, now, words)}
      </Heading>
      <ol>
        {day.messages.map((message, index) => {
          const before = day.messages[index - 1];
          return (
            <Fragment key={message.id}>
              {message.number === firstUnread && <li className="chat-unread">{words.unreadFrom}</li>}
              <MessageRow
                message={message}
                name={people.find(({ id }) => id === message.author)?.name || words[message.author_side]}
                isFirst={
                  before?.author !== message.author ||
                  Date.parse(message.sent_at) - Date.parse(before.sent_at) > pause
                }
                isMine={message.author === userId}
                isRead={message.author_side === side ? message.number <= readByOthers : undefined}
                onFile={onFile}
              />
            </Fragment>
          );
        })}
      </ol>
    </section>
  );
});
