import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Colleague } from '@vakman/domain/request-handling/request-handling.answers';
import type { ListedRequest } from '@vakman/domain/request-handling/request-list.answers';
import { useEffect, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { RequestRow } from './request-row.tsx';
import type { Source } from './sources.ts';

interface RequestRowsProps {
  readonly rows: readonly ListedRequest[];
  readonly colleagues: readonly Colleague[];
  readonly sources: readonly Source[];
  readonly chosen: ReadonlySet<string>;
  /** In milliseconds. */
  readonly now: number;
  readonly ref: Ref<HTMLDivElement>;
  readonly onToggle: (id: string) => void;
  readonly onEnd: () => void;
}

/** Pixels of a row before it was measured. */
const guessedHeight = 112;
/** Rows from the end at which the next page is fetched. */
const nearEnd = 30;

/** As many rows as are seen, of however many there are. */
export function RequestRows({
  rows,
  colleagues,
  sources,
  chosen,
  now,
  ref,
  onToggle,
  onEnd,
}: RequestRowsProps) {
  const place = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (place.current) setTop(place.current.getBoundingClientRect().top + scrollY);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- nothing that it answers is memoized
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => guessedHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    scrollMargin: top,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= rows.length - nearEnd) onEnd();
  }, [last, onEnd, rows.length]);
  return (
    <div ref={ref}>
      <ul className="request-rows" ref={place} style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ index, key, start }) => {
          const request = rows[index];
          return (
            request && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                data-row
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start - top}px)` }}
              >
                <RequestRow
                  {...{ request, colleagues, sources, now }}
                  isChosen={chosen.has(request.id)}
                  onToggle={() => onToggle(request.id)}
                />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
