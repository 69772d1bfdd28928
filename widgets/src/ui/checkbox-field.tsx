import type { ComponentProps } from 'react';
import { describedBy, FieldNotes, type FieldProps } from './field.tsx';

export interface CheckboxFieldProps extends FieldProps {
  readonly input: ComponentProps<'input'>;
}

/** One sentence to agree with; what it is about stands above it. */
export function CheckboxField({ id, label, hint, error, errorPrefix, input }: CheckboxFieldProps) {
  return (
    <div className={error ? 'field wrong' : 'field'}>
      <FieldNotes id={id} hint={hint} error={error} errorPrefix={errorPrefix} />
      <label className="option">
        <input
          {...input}
          type="checkbox"
          id={id}
          aria-required="true"
          aria-describedby={describedBy({ id, hint, error })}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
    </div>
  );
}
