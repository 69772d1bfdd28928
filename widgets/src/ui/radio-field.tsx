import { controlAttributes } from '@vakman/domain/form/form.field';
import type { ComponentProps } from 'react';
import { FieldNotes, type FieldProps } from './field.tsx';
import type { Choice } from './select-field.tsx';

export interface RadioFieldProps extends FieldProps {
  readonly choices: readonly Choice[];
  /** The value that is chosen, null for none; undefined where the inputs keep that themselves. */
  readonly chosen?: string | null;
  /** For each of the inputs. */
  readonly input: ComponentProps<'input'>;
}

/** A few choices that are all seen at once. The first input has the id, so that what leads to the field reaches it. */
export function RadioField({ label, errorPrefix, choices, chosen, input, ...notes }: RadioFieldProps) {
  const { id, ...group } = controlAttributes(notes);
  return (
    <fieldset
      className={notes.error ? 'field choice wrong' : 'field choice'}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      {...group}
    >
      <legend className="label" id={`${id}-label`}>
        {label}
      </legend>
      <FieldNotes {...notes} errorPrefix={errorPrefix} />
      <div className="options">
        {choices.map(({ value, label: text }, index) => (
          <label className="option" key={value}>
            <input
              {...input}
              {...(chosen !== undefined && { checked: chosen === value })}
              type="radio"
              value={value}
              id={index === 0 ? id : `${id}-${value}`}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
