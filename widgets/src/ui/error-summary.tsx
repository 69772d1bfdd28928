import { useEffect, useRef, type MouseEvent } from 'react';

export interface SummarisedError {
  /** Of the control that it leads to. */
  readonly id: string;
  readonly text: string;
}

export interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly SummarisedError[];
  /** Another object for each submit: then the summary takes the focus. */
  readonly attempt: object;
}

/** All that is wrong after a submit, in the words that stand beside the fields. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt) box.current?.focus();
  }, [attempt]);
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={focusTarget}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links to `#id` do not reach into a shadow root, so the focus is moved by hand. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const root = event.currentTarget.getRootNode() as ShadowRoot | Document;
  const target = root.getElementById(event.currentTarget.hash.slice(1));
  target?.focus({ preventScroll: true });
  // With its label and what is wrong above it.
  target?.closest('.field')?.scrollIntoView({ block: 'nearest' });
}
