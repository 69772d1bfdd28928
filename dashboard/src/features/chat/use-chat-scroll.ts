import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LoadedPart } from './engine/loaded-part.ts';

interface ChatScrollOptions {
  readonly loaded: LoadedPart | undefined;
  /** Place of the first message that is not read; where there is none, the list opens at its end. */
  readonly firstUnread: number | undefined;
  readonly onSee: (number: number) => void;
}

/** Pixels from its end within which a list stays at it. */
const nearEnd = 48;

interface Anchor {
  readonly row: Element;
  /** Below the upper edge of the list. */
  readonly top: number;
}

/**
 * Where a list of messages stands: at the first unread one, or at its end for as long as somebody is there; and where
 * messages come before what he looks at, that stays where it is.
 */
export function useChatScroll({ loaded, firstUnread, onSee }: ChatScrollOptions) {
  const list = useRef<HTMLElement>(null);
  const anchor = useRef<Anchor>(undefined);
  const isAtEnd = useRef(true);
  const isPlaced = useRef(false);
  const [awayFromEnd, setAwayFromEnd] = useState(false);

  const note = useCallback(() => {
    const box = list.current;
    if (!box || !isPlaced.current) return;
    isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
    setAwayFromEnd(!isAtEnd.current);
    const rows = [...box.querySelectorAll('[data-number]')];
    const { top: edge, bottom } = box.getBoundingClientRect();
    const first = rows[firstFrom(rows, edge)];
    anchor.current = first && { row: first, top: first.getBoundingClientRect().top - edge };
    const last = rows[firstFrom(rows, bottom) - 1] ?? (isAtEnd.current ? rows.at(-1) : undefined);
    if (last instanceof HTMLElement) onSee(Number(last.dataset['number']));
  }, [onSee]);

  const hold = useCallback(() => {
    const box = list.current;
    if (!box) return;
    if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    else if (anchor.current?.row.isConnected) {
      const { row, top } = anchor.current;
      box.scrollTop += row.getBoundingClientRect().top - box.getBoundingClientRect().top - top;
    }
  }, []);

  useLayoutEffect(() => {
    const box = list.current;
    if (!box || !loaded) return;
    if (!isPlaced.current) {
      isPlaced.current = true;
      const unread = firstUnread === undefined ? null : box.querySelector(`[data-number="${firstUnread}"]`);
      isAtEnd.current = !unread;
      if (unread) {
        box.scrollTop +=
          unread.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 4;
      }
    }
    hold();
    note();
  });

  useEffect(() => {
    const box = list.current;
    const content = box?.firstElementChild;
    if (!box || !content) return undefined;
    // Letters and pictures that come late make rows higher, and a keyboard on a screen makes the list lower.
    const sizes = new ResizeObserver(hold);
    sizes.observe(content);
    sizes.observe(box);
    return () => sizes.disconnect();
  }, [hold]);

  return {
    list,
    onScroll: note,
    awayFromEnd,
    /** Leads to the end, and stays there. */
    toEnd: () => {
      isAtEnd.current = true;
      hold();
      note();
    },
    /** Leads to a message that is in the list, and puts the focus on it. */
    toMessage: (number: number) => {
      const box = list.current;
      const row = box?.querySelector<HTMLElement>(`[data-number="${number}"]`);
      if (!box || !row) return;
      isAtEnd.current = false;
      isPlaced.current = true;
      row.scrollIntoView({ block: 'center', behavior: 'instant' });
      row.focus({ preventScroll: true });
      note();
    },
  };
}

/** Index of the first of the rows that ends below an edge; they stand one below the other. */
function firstFrom(rows: readonly Element[], edge: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.getBoundingClientRect().bottom ?? 0) > edge + 1) high = middle;
    else low = middle + 1;
  }
  return low;
}
