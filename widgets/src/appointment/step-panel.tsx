import { useEffect, useRef, type ReactNode } from 'react';

interface StepPanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Opens below the button that leads to it, and takes the focus. */
export function StepPanel({ title, children }: StepPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="panel">
      <h3 tabIndex={-1} ref={heading}>
        {title}
      </h3>
      {children}
    </div>
  );
}

interface StepButtonsProps {
  readonly confirm: string;
  readonly back: string;
  readonly busy: boolean | undefined;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/** The one way on and the way back. The first keeps the focus while it is on its way. */
export function StepButtons({ confirm, back, busy = false, onConfirm, onBack }: StepButtonsProps) {
  return (
    <div className="buttons">
      <button className="button primary" type="button" aria-disabled={busy} onClick={onConfirm}>
        {confirm}
      </button>
      <button className="button" type="button" onClick={onBack}>
        {back}
      </button>
    </div>
  );
}
