import { fill } from '@vakman/domain/text/fill';
import { useImperativeHandle, useState, type Ref } from 'react';
import { chatWords } from '../../../generated/chat.words.ts';
import { useWords } from '../../words/use-words.ts';
import { ChatDay, type ChatDayProps } from './chat-day.tsx';
import { daysOf, type ChatDay as Day } from './days-of.ts';
import { readBy, type ConversationState } from './engine/conversation-state.ts';
import type { ConversationEngine } from './engine/conversation-engine.ts';
import { OutgoingRow } from './outgoing-row.tsx';
import { PageEdge } from './page-edge.tsx';
import { useChatScroll } from './use-chat-scroll.ts';

export type ListActions = Pick<
  ConversationEngine,
  'see' | 'fetchEarlier' | 'fetchLater' | 'goToNewest' | 'retry' | 'discard'
>;

export interface ListHandle {
  /** Leads to a message that is loaded. */
  readonly toMessage: (number: number) => void;
  readonly toEnd: () => void;
}

interface MessageListProps extends Pick<ChatDayProps, 'level'> {
  readonly state: ConversationState;
  /** Of whoever looks. */
  readonly userId: string;
  /** In milliseconds. */
  readonly now: number;
  readonly actions: ListActions;
  readonly onFile: (path: string) => Promise<Blob>;
  readonly handle: Ref<ListHandle>;
}

/** The messages that are here, by day; more come when somebody nears their beginning or end. */
export function MessageList({ state, level, userId, now, actions, onFile, handle }: MessageListProps) {
  const words = useWords(chatWords);
  const { loaded, people, outgoing, conversation, readBefore } = state;
  const side = conversation?.side ?? 'customer';
  const days = useDays(state);
  const firstUnread = loaded?.messages.find(
    ({ number, author_side: by }) => number > readBefore && by !== side,
  )?.number;
  const [opening] = useState(firstUnread);
  const isAtNewest = loaded?.later === false;
  const { list, onScroll, awayFromEnd, toEnd, toMessage } = useChatScroll({
    loaded,
    firstUnread: opening,
    onSee: actions.see,
  });
  useImperativeHandle(handle, () => ({ toMessage, toEnd }), [toEnd, toMessage]);
  const fresh = useFresh(state, awayFromEnd);
  const toNewest = async () => {
    await actions.goToNewest();
    requestAnimationFrame(toEnd);
  };
  const others = side === 'office' ? 'customer' : 'office';
  return (
    <div className="chat-stage">
      {/* What is longer than the room is moved by wheel, finger or arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- or the keyboard could not scroll it */}
      <section className="chat-list" ref={list} tabIndex={0} aria-label={words.messages} onScroll={onScroll}>
        <div className="chat-days">
          {loaded?.earlier && (
            <PageEdge
              state={state.earlier}
              key={loaded.from}
              text={words.earlier}
              onNear={actions.fetchEarlier}
            />
          )}
          {loaded?.messages.length === 0 && outgoing.length === 0 && (
            <p className="chat-empty">{side === 'office' ? words.emptyOffice : words.empty}</p>
          )}
          {days.map((day) => (
            <ChatDay
              key={day.key}
              day={day}
              level={level}
              people={people}
              userId={userId}
              side={side}
              readByOthers={readBy(people, others)}
              firstUnread={opening}
              now={now}
              onFile={onFile}
            />
          ))}
          {loaded?.later && (
            <PageEdge state={state.later} key={loaded.to} text={words.later} onNear={actions.fetchLater} />
          )}
          {isAtNewest && outgoing.length > 0 && (
            <ol>
              {outgoing.map((message) => (
                <OutgoingRow
                  key={message.id}
                  message={message}
                  onRetry={actions.retry}
                  onDiscard={actions.discard}
                  onFile={onFile}
                />
              ))}
            </ol>
          )}
        </div>
      </section>
      {(awayFromEnd || !isAtNewest) && (
        <button type="button" className="button chat-to-newest" onClick={() => void toNewest()}>
          {fresh > 0 ? fill(words.newMessages, { count: fresh }) : words.toNewest}
        </button>
      )}
    </div>
  );
}

/** Days that did not change are the same as before, so that they are not drawn anew. */
function useDays({ loaded }: ConversationState): readonly Day[] {
  const messages = loaded?.messages;
  const [known, setKnown] = useState<{ readonly of: unknown; readonly days: readonly Day[] }>({
    of: undefined,
    days: [],
  });
  if (known.of === messages) return known.days;
  const days = daysOf(messages ?? [], known.days);
  setKnown({ of: messages, days });
  return days;
}

/** How many messages came while somebody looked at earlier ones. */
function useFresh({ conversation }: ConversationState, awayFromEnd: boolean): number {
  const last = conversation?.last_number ?? 0;
  const [seen, setSeen] = useState(last);
  if (!awayFromEnd && seen !== last) setSeen(last);
  return awayFromEnd ? last - seen : 0;
}
