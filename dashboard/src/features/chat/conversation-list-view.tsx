import { Link } from '@swan-io/chicane';
import type { Conversation } from '@vakman/domain/chat/chat.answers';
import { formatShortMoment, formatTime } from '@vakman/domain/format/format.dates';
import { fill } from '@vakman/domain/text/fill';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useEffect, useState } from 'react';
import { chatWords, type ChatWords } from '../../../generated/chat.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { dayOf } from './days-of.ts';
import { titleOf } from './title-of.ts';

export interface ConversationListViewProps {
  readonly conversations: readonly Conversation[];
  readonly search: string;
  readonly openId: string | undefined;
  /** In milliseconds. */
  readonly now: number;
  readonly hasMore: boolean;
  readonly onMore: () => void;
  readonly onSearch: (typed: string) => void;
}

/** Milliseconds after the last key before the database is asked. */
const pause = 200;

/** The conversations of the office, those with something unread first, with what was said last. */
export function ConversationListView(props: ConversationListViewProps) {
  const { conversations, search, openId, now, hasMore, onMore, onSearch } = props;
  const words = useWords(chatWords);
  const [typed, setTyped] = useState(search);
  useEffect(() => {
    if (typed === search) return undefined;
    const timer = setTimeout(() => onSearch(typed), pause);
    return () => clearTimeout(timer);
  }, [onSearch, search, typed]);
  return (
    <div className="conversations-list">
      <TextField
        id="conversations-search"
        label={words.list.search}
        errorPrefix={words.errorPrefix}
        error={undefined}
        input={{
          type: 'search',
          value: typed,
          maxLength: 100,
          onChange: ({ target }) => setTyped(target.value),
        }}
      />
      {conversations.length === 0 ? (
        <div className="conversations-none">
          <p>{search === '' ? words.list.none : words.list.noneFound}</p>
          {search !== '' && (
            <button type="button" className="button" onClick={() => setTyped('')}>
              {words.list.clear}
            </button>
          )}
        </div>
      ) : (
        <ul>
          {unreadFirst(conversations).map((conversation) => (
            <ConversationEntry
              key={conversation.id}
              {...{ conversation, now, words }}
              isOpen={conversation.id === openId}
              search={search}
            />
          ))}
        </ul>
      )}
      {hasMore && (
        <button type="button" className="button" onClick={onMore}>
          {words.list.more}
        </button>
      )}
    </div>
  );
}

const unreadFirst = (conversations: readonly Conversation[]) => [
  ...conversations.filter(({ unread }) => unread > 0),
  ...conversations.filter(({ unread }) => unread === 0),
];

function lastSaid({ last }: Conversation, words: ChatWords): string {
  if (!last) return words.list.noMessages;
  const text = last.body === '' ? fill(words.files, { count: last.files }) : last.body;
  return last.author_side === 'office' ? fill(words.list.ours, { text }) : text;
}

interface ConversationEntryProps {
  readonly conversation: Conversation;
  readonly now: number;
  readonly words: ChatWords;
  readonly isOpen: boolean;
  readonly search: string;
}

function ConversationEntry({ conversation, now, words, isOpen, search }: ConversationEntryProps) {
  const { id, name, unread, last_at: lastAt } = conversation;
  const isToday = dayOf(lastAt) === dayOf(now);
  return (
    <li className={unread > 0 ? 'unread' : undefined}>
      <Link
        to={router.officeConversation({ conversationId: id, ...(search !== '' && { search }) })}
        aria-current={isOpen ? 'page' : undefined}
      >
        <span className="conversations-name" dir="auto">
          {name}
        </span>
        <time className="chat-muted" dateTime={lastAt}>
          {(isToday ? formatTime : formatShortMoment)(lastAt, language)}
        </time>
        <span className="chat-muted" dir="auto">
          {titleOf(conversation, words)}
        </span>
        <span className="conversations-last" dir="auto">
          {lastSaid(conversation, words)}
        </span>
        {unread > 0 && (
          <span className="conversations-unread">{fill(words.list.unread, { count: unread })}</span>
        )}
      </Link>
    </li>
  );
}
