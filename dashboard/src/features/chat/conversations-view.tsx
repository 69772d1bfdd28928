import { Link } from '@swan-io/chicane';
import type { ReactNode } from 'react';
import { chatWords } from '../../../generated/chat.words.ts';
import { router } from '../../router/router.ts';
import { useWords } from '../../words/use-words.ts';

interface ConversationsViewProps {
  /** Whether one of them is open. */
  readonly isOpen: boolean;
  /** Whether there is room for the list or the conversation alone. */
  readonly isNarrow: boolean;
  readonly list: ReactNode;
  readonly conversation: ReactNode;
}

/** The list beside the conversation that is open; on a phone one of them. */
export function ConversationsView({ isOpen, isNarrow, list, conversation }: ConversationsViewProps) {
  const words = useWords(chatWords);
  return (
    <div className="conversations">
      {(!isNarrow || !isOpen) && (
        <>
          <div className="conversations-head">
            <h1>{words.title}</h1>
            <Link className="link" to={router.quickAnswers()}>
              {words.quick.title}
            </Link>
          </div>
          {list}
        </>
      )}
      {isOpen ? (
        <div className="conversations-pane">
          {isNarrow && (
            <p className="chat-back">
              <Link to={router.conversations()}>{words.back}</Link>
            </p>
          )}
          {conversation}
        </div>
      ) : (
        !isNarrow && <p className="conversations-pane chat-muted">{words.list.choose}</p>
      )}
    </div>
  );
}
