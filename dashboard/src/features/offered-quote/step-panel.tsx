import { useEffect, useRef, type ReactNode } from 'react';
import type { OfferStep } from '@vakman/domain/quote/offered-quote.draft';

interface StepPanelProps {
  readonly step: OfferStep;
  readonly title: string;
  /** Whether somebody has just opened it, so that he is led there. */
  readonly isFresh: boolean;
  readonly children: ReactNode;
}

/** What a button opens. */
export function StepPanel({ step, title, isFresh, children }: StepPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFresh) heading.current?.focus();
  }, [isFresh]);
  return (
    <section className="offer-panel" id={`offer-${step}`} aria-labelledby={`offer-${step}-title`}>
      <h3 id={`offer-${step}-title`} tabIndex={-1} ref={heading}>
        {title}
      </h3>
      {children}
    </section>
  );
}
