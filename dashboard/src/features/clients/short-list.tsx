import { fill } from '@vakman/domain/text/fill';
import { useState, type ReactNode } from 'react';
import { clientsWords } from '../../../generated/clients.words.ts';
import { useWords } from '../../words/use-words.ts';

interface ShortListProps {
  /** Each with a key; the first few are shown until all are asked for. */
  readonly items: readonly ReactNode[];
  /** What is said where there is none. */
  readonly none: ReactNode;
}

/** As many as a telephone shows without hiding what comes below; where there are hardly more, all are. */
const few = 5;
const hardlyMore = few + 1;

/** A list of which the rest comes when it is asked for. */
export function ShortList({ items, none }: ShortListProps) {
  const { showAll } = useWords(clientsWords);
  const [wantsAll, setWantsAll] = useState(false);
  const isWhole = wantsAll || items.length <= hardlyMore;
  if (items.length === 0) return none;
  return (
    <>
      <ul className="client-records">{isWhole ? items : items.slice(0, few)}</ul>
      {!isWhole && (
        <button type="button" className="button" onClick={() => setWantsAll(true)}>
          {fill(showAll, { count: items.length })}
        </button>
      )}
    </>
  );
}
