import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { chatWords } from '../../../generated/chat.words.ts';
import { useWords } from '../../words/use-words.ts';
import type { ConversationState } from './engine/conversation-state.ts';

/** Tells a screen reader what others write while the conversation is open, when it has nothing else to say. */
export function SaidAloud({ state, userId }: { readonly state: ConversationState; readonly userId: string }) {
  const words = useWords(chatWords);
  const { loaded, people } = state;
  const last = loaded?.later ? undefined : loaded?.messages.at(-1);
  // What stood there when it was opened is no news.
  const [opened] = useState(loaded?.to ?? 0);
  const isNews = last !== undefined && last.number > opened && last.author !== userId;
  const name = people.find(({ id }) => id === last?.author)?.name || words[last?.author_side ?? 'office'];
  return (
    <p className="unseen" aria-live="polite">
      {isNews &&
        fill(words.said, {
          name,
          text: last.body === '' ? fill(words.files, { count: last.files.length }) : last.body,
        })}
    </p>
  );
}
