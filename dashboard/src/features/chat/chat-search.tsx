import type { ChatFinds } from '@vakman/domain/chat/chat.answers';
import { chatLimits } from '@vakman/domain/chat/chat.limits';
import { atLineStart, formatShortMoment } from '@vakman/domain/format/format.dates';
import { fill } from '@vakman/domain/text/fill';
import { useEffect, useId, useRef, useState } from 'react';
import { chatWords } from '../../../generated/chat.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';

export type SearchMessages = (words: string, before: ChatFinds['next']) => Promise<ChatFinds>;

interface ChatSearchProps {
  readonly search: SearchMessages;
  /** Leads to a message that was found. */
  readonly onGo: (number: number) => void;
}

/** Milliseconds after the last key before the database is asked. */
const pause = 250;

type Finds = Pick<ChatFinds, 'rows' | 'next'> & { readonly hasFailed: boolean };

/** Finds messages of the conversation by their words, and leads to each. */
export function ChatSearch({ search, onGo }: ChatSearchProps) {
  const { search: words, files } = useWords(chatWords);
  const own = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [finds, setFinds] = useState<Finds>();
  useEffect(() => field.current?.focus(), []);
  const wanted = typed.trim();
  const isEnough = [...wanted].length >= chatLimits.shortestSearch;
  useEffect(() => {
    let isWanted = true;
    if (!isEnough) return undefined;
    const timer = setTimeout(() => {
      search(wanted, null).then(
        (found) => isWanted && setFinds({ ...found, hasFailed: false }),
        () => isWanted && setFinds({ rows: [], next: null, hasFailed: true }),
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isEnough, search, wanted]);
  const more = async () => {
    if (!finds?.next) return;
    const page = await search(wanted, finds.next).catch(() => undefined);
    const longer = page
      ? { rows: [...finds.rows, ...page.rows], next: page.next, hasFailed: false }
      : { ...finds, hasFailed: true };
    // Other words may have been typed, or the same page come before.
    setFinds((now) => (now === finds ? longer : now));
  };
  const shown = isEnough ? finds : undefined;
  return (
    <div className="chat-search">
      <label className="chat-label" htmlFor={own}>
        {words.label}
      </label>
      <input
        id={own}
        ref={field}
        className="control"
        type="search"
        dir="auto"
        maxLength={chatLimits.longestSearch}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <output className="chat-muted">
        {shown?.hasFailed
          ? words.failed
          : !shown
            ? words.lead
            : shown.rows.length === 0
              ? words.none
              : fill(words.results, { count: shown.rows.length })}
      </output>
      {shown && shown.rows.length > 0 && (
        <ul className="chat-finds">
          {shown.rows.map(({ message }) => (
            <li key={message.id}>
              <button type="button" onClick={() => onGo(message.number)}>
                <span className="chat-muted">
                  {atLineStart(formatShortMoment(message.sent_at, language), language)}
                </span>
                <span dir="auto">
                  {message.body === '' ? fill(files, { count: message.files.length }) : message.body}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown?.next && (
        <button type="button" className="button" onClick={() => void more()}>
          {words.more}
        </button>
      )}
    </div>
  );
}
