import { useEffect, useRef } from 'react';
import { chatWords } from '../../../generated/chat.words.ts';
import { useWords } from '../../words/use-words.ts';
import type { Fetching } from './engine/conversation-state.ts';

interface PageEdgeProps {
  readonly state: Fetching;
  readonly text: string;
  readonly onNear: () => Promise<void>;
}

/** Pixels before the edge at which the next page is fetched, so that nobody waits for it. */
const ahead = '1200px 0px';

/** Where messages go on that are not here: it fetches them when somebody comes near. Each page has one of its own. */
export function PageEdge({ state, text, onNear }: PageEdgeProps) {
  const words = useWords(chatWords);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current || state !== 'idle') return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void onNear();
      },
      { root: place.current.closest('.chat-list'), rootMargin: ahead },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [onNear, state]);
  return (
    <div className="chat-edge" ref={place}>
      {state === 'failed' ? (
        <>
          <p className="chat-fault">{words.notFetched}</p>
          <button type="button" className="button" onClick={() => void onNear()}>
            {words.again}
          </button>
        </>
      ) : (
        <p>{text}</p>
      )}
    </div>
  );
}
