import { useEffect, useRef, type MouseEvent } from 'react';

export interface SummarisedError {
  /** Of the control that it leads to. */
  readonly id: string;
  readonly text: string;
}

export interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly SummarisedError[];
  /** Links to `#id` do not reach into a shadow root, so the form moves the focus. */
  readonly onChoose: (id: string) => void;
  /** Another object for each submit: then the summary takes the focus. */
  readonly attempt: object;
}

/** All that is wrong after a submit, in the words that stand beside the fields. */
export function ErrorSummary({ title, errors, onChoose, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt) box.current?.focus();
  }, [attempt]);
  const choose = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    onChoose(id);
  };
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={choose(id)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
