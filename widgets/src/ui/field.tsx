import type { ReactNode } from 'react';

/** What binds a control to its label, hint and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  /** Unique within the shadow root. */
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Said before the error to those who do not see its colour. */
  readonly errorPrefix: string;
}

interface ShellProps extends FieldProps {
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

type Notes = Pick<FieldProps, 'id' | 'hint' | 'error'>;

/** Ids of the notes that a control has now. */
export function describedBy({ id, hint, error }: Notes): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** Hint, then error. */
export function FieldNotes({ id, hint, error, errorPrefix }: Notes & Pick<FieldProps, 'errorPrefix'>) {
  return (
    <>
      {hint && (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          <span className="unseen">{errorPrefix}</span> {error}
        </p>
      )}
    </>
  );
}

/** Label above, then hint, then error, then the control. */
export function Field({ id, label, hint, error, errorPrefix, children }: ShellProps) {
  return (
    <div className={error ? 'field wrong' : 'field'}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <FieldNotes id={id} hint={hint} error={error} errorPrefix={errorPrefix} />
      {children({
        id,
        'aria-describedby': describedBy({ id, hint, error }),
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  );
}
