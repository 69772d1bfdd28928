import { fill } from '@vakman/domain/text/fill';
import { useId, useState, type ReactNode } from 'react';
import { todayWords } from '../../../generated/today.words.ts';
import { useWords } from '../../words/use-words.ts';

/** As many as tell how urgent the day is; the others come by a press. */
const shownFirst = 6;

interface TodayPartProps {
  readonly title: string;
  /** How many there are. */
  readonly count?: number;
  /** Said in place of a list that is empty. */
  readonly none?: string;
  /** Where those are that are not here. */
  readonly rest?: ReactNode;
  readonly children: readonly ReactNode[];
}

/** A list under its heading; without anything in it and anything to say of that, nothing. */
export function TodayPart({ title, count, none, rest, children }: TodayPartProps) {
  const { more } = useWords(todayWords);
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  if (children.length === 0 && none === undefined) return null;
  return (
    <section className="today-part" aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {count !== undefined && count > 0 && <span className="today-count">{count}</span>}
      </h2>
      {children.length === 0 ? (
        <p className="today-none">{none}</p>
      ) : (
        <ul>{showsAll ? children : children.slice(0, shownFirst)}</ul>
      )}
      {!showsAll && children.length > shownFirst && (
        <button type="button" className="button today-more" onClick={() => setShowsAll(true)}>
          {fill(more, { count: children.length - shownFirst })}
        </button>
      )}
      {(showsAll || children.length <= shownFirst) && rest}
    </section>
  );
}
