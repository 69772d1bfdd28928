import type { ComponentProps } from 'react';
import type { FieldProps } from './field.tsx';

export interface CheckboxFieldProps extends FieldProps {
  readonly input: ComponentProps<'input'>;
}

/** One sentence to agree with; what it is about stands above it. */
export function CheckboxField({ id, label, hint, error, errorPrefix, input }: CheckboxFieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={error ? 'field wrong' : 'field'}>
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
      <label className="option">
        <input
          {...input}
          type="checkbox"
          id={id}
          aria-required="true"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
    </div>
  );
}
