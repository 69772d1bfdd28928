import type { ComponentProps } from 'react';
import { describedBy, FieldNotes, type FieldProps } from './field.tsx';
import type { Choice } from './select-field.tsx';

export interface RadioFieldProps extends FieldProps {
  readonly choices: readonly Choice[];
  /** For each of the inputs. */
  readonly input: ComponentProps<'input'>;
}

/** A few choices that are all seen at once. The first input has the id, so that what leads to the field reaches it. */
export function RadioField({ id, label, hint, error, errorPrefix, choices, input }: RadioFieldProps) {
  return (
    <fieldset
      className={error ? 'field choice wrong' : 'field choice'}
      role="radiogroup"
      aria-required="true"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy({ id, hint, error })}
      aria-invalid={error ? true : undefined}
    >
      <legend className="label" id={`${id}-label`}>
        {label}
      </legend>
      <FieldNotes id={id} hint={hint} error={error} errorPrefix={errorPrefix} />
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
