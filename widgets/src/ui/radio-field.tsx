import type { ComponentProps } from 'react';
import type { FieldProps } from './field.tsx';
import type { Choice } from './select-field.tsx';

export interface RadioFieldProps extends FieldProps {
  readonly choices: readonly Choice[];
  /** For each of the inputs. */
  readonly input: ComponentProps<'input'>;
}

/** A few choices that are all seen at once. The first input has the id, so that what leads to the field reaches it. */
export function RadioField({ id, label, hint, error, errorPrefix, choices, input }: RadioFieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={error ? 'field choice wrong' : 'field choice'}
      role="radiogroup"
      aria-required="true"
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="label" id={`${id}-label`}>
        {label}
      </legend>
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
      <div className="options">
        {choices.map(({ value, label: text }, index) => (
          <label className="option" key={value}>
            <input {...input} type="radio" value={value} id={index === 0 ? id : `${id}-${value}`} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
