import {
  controlAttributes,
  errorId,
  hintId,
  type ControlAttributes,
  type FieldNotes as Notes,
} from '@vakman/domain/form/form.field';
import type { ReactNode } from 'react';

export interface FieldProps extends Notes {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Said before the error to those who do not see its colour. */
  readonly errorPrefix: string;
}

interface ShellProps extends FieldProps {
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** Hint, then error. */
export function FieldNotes({ id, hint, error, errorPrefix }: Omit<FieldProps, 'label'>) {
  return (
    <>
      {hint && (
        <div className="hint" part="hint" id={hintId(id)}>
          {hint}
        </div>
      )}
      {error && (
        <p className="error" part="error" id={errorId(id)}>
          <span className="unseen">{errorPrefix}</span> {error}
        </p>
      )}
    </>
  );
}

/** Label above, then hint, then error, then the control. */
export function Field({ label, errorPrefix, children, ...notes }: ShellProps) {
  const { id, error } = notes;
  return (
    <div className={error ? 'field wrong' : 'field'} part="field">
      <label className="label" part="label" htmlFor={id}>
        {label}
      </label>
      <FieldNotes {...notes} errorPrefix={errorPrefix} />
      {children(controlAttributes(notes))}
    </div>
  );
}
