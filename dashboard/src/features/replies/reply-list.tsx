import { formatMoment, formatTime } from '@vakman/domain/format/format.dates';
import type { Reply } from '@vakman/domain/reply/reply.answers';
import type { Colleague } from '@vakman/domain/request-handling/request-handling.answers';
import { fill } from '@vakman/domain/text/fill';
import { repliesWords } from '../../../generated/replies.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';

interface ReplyListProps {
  readonly replies: readonly Reply[];
  readonly colleagues: readonly Colleague[];
  /** Of whoever looks: he takes his own back. */
  readonly userId: string;
  /** In milliseconds. */
  readonly now: number;
  readonly onUndo: (reply: Reply) => Promise<void>;
}

/** What was sent, each with what became of its mail. */
export function ReplyList({ replies, colleagues, userId, now, onUndo }: ReplyListProps) {
  const words = useWords(repliesWords);
  const nameOf = (id: string | null) => {
    const colleague = colleagues.find((each) => each.id === id);
    return colleague ? colleague.name || colleague.email : '';
  };
  return (
    <ul className="reply-list">
      {replies.map((reply) => {
        const { id, author, subject, body, state, leaves_at, sent_at } = reply;
        return (
          <li key={id}>
            <details>
              <summary dir="auto">{subject}</summary>
              <p className="request-message" dir="auto">
                {body}
              </p>
            </details>
            <p className={state === 'sent' || state === 'waiting' ? 'request-muted' : 'reply-lost'}>
              {state === 'waiting'
                ? fill(words.states.waiting, { time: formatTime(leaves_at, language) })
                : fill(words.states[state], { moment: formatMoment(sent_at ?? leaves_at, language) })}
              {nameOf(author) !== '' && (
                <>
                  {' · '}
                  <span dir="auto">{nameOf(author)}</span>
                </>
              )}
            </p>
            {state === 'waiting' && author === userId && Date.parse(leaves_at) > now && (
              <button type="button" className="link" onClick={() => void onUndo(reply)}>
                {words.undo}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
