import { fill } from '@vakman/domain/text/fill';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { middle } from './divider.ts';
import { useDrag } from './use-drag.ts';

export interface ComparisonSliderProps {
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** What the slider is for, for those who cannot see it. */
  readonly label: string;
  readonly words: {
    readonly before: string;
    readonly after: string;
    /** How it is divided, with `{before}` and `{after}` in percent. */
    readonly divided: string;
  };
}

/**
 * Two pictures of one size, one above the other, and a divider between what is shown of each. Under the skin it is a
 * range input: that is what keys and screen readers move. Without script it stays in the middle.
 */
export function ComparisonSlider({ before, after, label, words }: ComparisonSliderProps) {
  const [percent, setPercent] = useState(middle);
  const hydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  const drag = useDrag((moved) => {
    setPercent(moved);
    range.current?.focus({ preventScroll: true });
  });

  useEffect(() => {
    // By script, because strict pages refuse `style` attributes in markup.
    box.current?.style.setProperty('--at', `${percent}%`);
  }, [percent]);

  return (
    // Keys and screen readers have the range input; this is for pointers.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div className="comparison" part="slider" ref={box} {...drag}>
      <div className="side">
        {before}
        <span className="tape">{words.before}</span>
      </div>
      <div className="side">
        {after}
        <span className="tape">{words.after}</span>
      </div>
      <span className="grip">
        <Icon name="compare" />
      </span>
      <input
        type="range"
        min={0}
        max={100}
        value={percent}
        disabled={!hydrated}
        aria-label={label}
        aria-valuetext={fill(words.divided, { before: percent, after: 100 - percent })}
        onChange={({ currentTarget }) => setPercent(currentTarget.valueAsNumber)}
        ref={range}
      />
    </div>
  );
}
